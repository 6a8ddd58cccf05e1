export type { FeedRefusal } from './feed-document.js';
export { FetchJobs } from './fetch-jobs.js';
export { type FeedReport, ImportJobs } from './import-jobs.js';
export { JobFeedModule } from './job-feed.module.js';
export { JobMatchRunService } from './job-match-run.service.js';
export type { JobFeedFailure, JobsBoardFailure } from './jobs-board.failures.js';
export { JobsBoardModule } from './jobs-board.module.js';
export { JobsBoardService, type RecommendedJobs } from './jobs-board.service.js';
