export { type Count, type Counter, Throttle } from './throttle.js';
export { ThrottleModule } from './throttle.module.js';
