import { Module } from '@nestjs/common';
import { AuthModule } from '@qicheng/core/auth';
import { ResumeRecommendationModule } from '@qicheng/core/resume-recommendation';
import { RecommendationPhoneController } from './recommendation-phone.controller.js';

@Module({
  imports: [AuthModule, ResumeRecommendationModule],
  controllers: [RecommendationPhoneController],
})
export class ResumeRecommendationHttpModule {}
