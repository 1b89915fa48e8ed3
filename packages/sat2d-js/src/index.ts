import './load-web.js';

export * from './api.js';
