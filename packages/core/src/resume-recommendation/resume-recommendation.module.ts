import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { OperatorModule } from '../operator/index.js';
import { BindRecommendationPhone } from './bind-recommendation-phone.js';
import { RecommendationPhoneRepository } from './recommendation-phone.repository.js';

@Module({
  imports: [AuthModule, OperatorModule],
  providers: [RecommendationPhoneRepository, BindRecommendationPhone],
  exports: [BindRecommendationPhone],
})
export class ResumeRecommendationModule {}
