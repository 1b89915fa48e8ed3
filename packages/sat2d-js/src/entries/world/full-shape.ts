export { PolygonShape as Shape } from './polygon-shape.js';
