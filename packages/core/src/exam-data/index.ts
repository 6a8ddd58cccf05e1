export type { EnrolmentRefusal } from './enrolment-lines.js';
export { EnrolmentFigureService } from './enrolment-figure.service.js';
export type { ExamDataFailure, ExamPostFailure } from './exam-data.failures.js';
export { ExamDataModule } from './exam-data.module.js';
export { ExamPostService } from './exam-post.service.js';
export { type EnrolmentReport, ImportEnrolment } from './import-enrolment.js';
export { type ImportOutcome, ImportPosts, type PostsReport } from './import-posts.js';
export type { PostRefusal } from './post-lines.js';
