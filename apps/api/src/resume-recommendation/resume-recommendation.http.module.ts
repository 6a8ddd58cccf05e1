import { Module } from '@nestjs/common';
import { AuthModule } from '@qicheng/core/auth';
import { ResumeRecommendationModule } from '@qicheng/core/resume-recommendation';
import { CampusSyncController } from './campus-sync.controller.js';
import { RecommendationController } from './recommendation.controller.js';
import { RecommendationPhoneController } from './recommendation-phone.controller.js';

@Module({
  imports: [AuthModule, ResumeRecommendationModule],
  controllers: [CampusSyncController, RecommendationController, RecommendationPhoneController],
})
export class ResumeRecommendationHttpModule {}
