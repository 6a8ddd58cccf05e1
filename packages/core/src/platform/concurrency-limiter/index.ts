export { ConcurrencyLimiter } from './concurrency-limiter.js';
