import './load-inline.js';

export * from './poly-decomp.js';
export { default } from './poly-decomp.js';
