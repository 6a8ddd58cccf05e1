export type { EnrolmentRefusal } from './enrolment-lines.js';
export { EnrolmentFigures } from './enrolment-figures.service.js';
export type { ExamDataFailure, ExamPostFailure } from './exam-data.failures.js';
export { ExamDataModule } from './exam-data.module.js';
export { ExamPosts } from './exam-posts.service.js';
export { type EnrolmentReport, ImportEnrolment } from './import-enrolment.js';
export { type ImportOutcome, ImportPosts, type PostsReport } from './import-posts.js';
export type { PostRefusal } from './post-lines.js';
