export type { ResumeVersionFailure } from './resume-version.failures.js';
export { ResumeVersionModule } from './resume-version.module.js';
export { ResumeVersions } from './resume-versions.service.js';
