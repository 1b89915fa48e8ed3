import './load-inline.js';

export * from './api.js';
