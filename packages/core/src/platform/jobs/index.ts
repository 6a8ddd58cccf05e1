export { JobCompletionWaiter } from './job-completion-waiter.js';
export { JobsModule } from './jobs.module.js';
export { LeasedJob } from './leased-job.js';
export {
  type Lease,
  LeasedRowRepository,
  type LeaseTerms,
  type WaitingRow,
} from './leased-row.repository.js';
export { loadRefusal } from './load-refusal.js';
export { queueRow } from './queue-row.js';
export { requeueRows } from './requeue-rows.js';
