export type { InterviewFailure } from './interview.failures.js';
export { InterviewModule } from './interview.module.js';
export { InterviewSessionService } from './interview-session.service.js';
export { ReportInterview } from './report-interview.js';
