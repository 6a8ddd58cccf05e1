export type { InterviewFailure } from './interview.failures.js';
export { InterviewModule } from './interview.module.js';
export { InterviewSessions } from './interview-sessions.service.js';
export { PredictInterview } from './predict-interview.js';
export { ReportInterview } from './report-interview.js';
