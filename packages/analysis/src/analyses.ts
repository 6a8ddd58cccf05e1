// Every service. Add a line for a new one.
export { civilService } from './descriptors/civil-service.js';
export { companion } from './descriptors/companion.js';
export { coverLetter } from './descriptors/cover-letter.js';
export { ghostwrite } from './descriptors/ghostwrite.js';
export { jdAnalysis } from './descriptors/jd-analysis.js';
export { jobAnalysis } from './descriptors/job-analysis.js';
export { offer } from './descriptors/offer.js';
export { postgradExam } from './descriptors/postgrad-exam.js';
export { resumeAnalysis } from './descriptors/resume-analysis.js';
