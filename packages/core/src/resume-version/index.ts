export type { ResumeVersionFailure } from './resume-version.failures.js';
export { ResumeVersionModule } from './resume-version.module.js';
export { ResumeVersionService } from './resume-version.service.js';
