import './load-web.js';

export * from './sat.js';
export { default } from './sat.js';
