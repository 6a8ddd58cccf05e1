/** Public interface of the welcome for other features. */
export { Checklist } from './checklist.js';
