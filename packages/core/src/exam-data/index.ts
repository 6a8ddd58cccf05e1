import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { EnrolmentFigureService } from './enrolment-figure.service.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { ExamPostRepository } from './exam-post.repository.js';
import { ExamPostService } from './exam-post.service.js';
import { ImportEnrolment } from './import-enrolment.js';
import { ImportPosts } from './import-posts.js';

export type { EnrolmentRefusal } from './enrolment-lines.js';
export { EnrolmentFigureService } from './enrolment-figure.service.js';
export type { ExamDataFailure, ExamPostFailure } from './exam-post.service.js';
export { ExamPostService } from './exam-post.service.js';
export { type EnrolmentReport, ImportEnrolment } from './import-enrolment.js';
export { type ImportOutcome, ImportPosts, type PostsReport } from './import-posts.js';
export type { PostRefusal } from './post-lines.js';

@Module({
  imports: [OperatorModule],
  providers: [
    EnrolmentFigureService,
    EnrolmentRepository,
    ExamPostRepository,
    ExamPostService,
    ImportEnrolment,
    ImportPosts,
  ],
  exports: [EnrolmentFigureService, ExamPostService, ImportEnrolment, ImportPosts],
})
export class ExamDataModule {}
