export { JobsModule } from './jobs.module.js';
export { loadRefusal } from './load-refusal.js';
export { queueRow } from './queue-row.js';
