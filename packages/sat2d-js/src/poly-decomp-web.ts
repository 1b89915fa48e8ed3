import './load-web.js';

export * from './poly-decomp.js';
export { default } from './poly-decomp.js';
