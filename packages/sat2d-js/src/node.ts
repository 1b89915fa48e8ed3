import './load-node.js';

export * from './api.js';
