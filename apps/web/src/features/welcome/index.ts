/** What other features of the web use of the welcome. */
export { Checklist } from './checklist.js';
