import './load-node.js';

export * from './sat.js';
export { default } from './sat.js';
