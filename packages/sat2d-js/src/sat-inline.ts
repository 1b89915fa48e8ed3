import './load-inline.js';

export * from './sat.js';
export { default } from './sat.js';
