import { Module } from '@nestjs/common';
import { ResumeDeliveryModule } from '@qicheng/core/resume-recommendation';
import { DeliverResumeProcessor } from './deliver-resume.processor.js';

@Module({ imports: [ResumeDeliveryModule], providers: [DeliverResumeProcessor] })
export class RecommendationWorkerModule {}
