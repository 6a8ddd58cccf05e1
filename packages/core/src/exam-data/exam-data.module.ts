import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { EnrolmentFigureService } from './enrolment-figure.service.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { ExamPostRepository } from './exam-post.repository.js';
import { ExamPostService } from './exam-post.service.js';
import { ImportEnrolment } from './import-enrolment.js';
import { ImportPosts } from './import-posts.js';

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
