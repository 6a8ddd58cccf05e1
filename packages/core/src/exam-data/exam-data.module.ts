import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { EnrolmentFigures } from './enrolment-figures.service.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { ExamPostRepository } from './exam-post.repository.js';
import { ExamPosts } from './exam-posts.service.js';
import { ImportEnrolment } from './import-enrolment.js';
import { ImportPosts } from './import-posts.js';

@Module({
  imports: [OperatorModule],
  providers: [
    EnrolmentFigures,
    EnrolmentRepository,
    ExamPostRepository,
    ExamPosts,
    ImportEnrolment,
    ImportPosts,
  ],
  exports: [EnrolmentFigures, ExamPosts, ImportEnrolment, ImportPosts],
})
export class ExamDataModule {}
