// The definitions of all services; a new service adds a line.
export { civilServiceKind } from './analyses/civil-service/kind.js';
export { companionKind } from './analyses/companion/kind.js';
export { coverLetterKind } from './analyses/cover-letter/kind.js';
export { ghostwriteKind } from './analyses/ghostwrite/kind.js';
export { interviewKind } from './analyses/interview/kind.js';
export { interviewReportKind } from './analyses/interview-report/kind.js';
export { jdAnalysisKind } from './analyses/jd-analysis/kind.js';
export { jobAnalysisKind } from './analyses/job-analysis/kind.js';
export { offerKind } from './analyses/offer/kind.js';
export { postgradExamKind } from './analyses/postgrad-exam/kind.js';
export { resumeAnalysisKind } from './analyses/resume-analysis/kind.js';
