import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AuthModule } from '../auth/index.js';
import { ConsentModule } from '../consent/index.js';
import { GuideModule } from '../guide/index.js';
import { OperatorModule } from '../operator/index.js';
import { ResumeModule } from '../resume/index.js';
import { BindRecommendationPhone } from './bind-recommendation-phone.js';
import { CampusSyncService } from './campus-sync.service.js';
import { DeliveryRepository } from './delivery.repository.js';
import { ReceiverModule } from './receiver.module.js';
import { RecommendationPhoneRepository } from './recommendation-phone.repository.js';
import { RecommendationPhoneService } from './recommendation-phone.service.js';
import { RecommendationRepository } from './recommendation.repository.js';
import { RecommendationService } from './recommendation.service.js';
import { ResumeDispatchService } from './resume-dispatch.service.js';

/** The asking side. Needs the global JobsModule. */
@Module({
  imports: [
    AccountModule,
    AuthModule,
    ConsentModule,
    GuideModule,
    OperatorModule,
    ReceiverModule,
    ResumeModule,
  ],
  providers: [
    BindRecommendationPhone,
    CampusSyncService,
    DeliveryRepository,
    RecommendationPhoneRepository,
    RecommendationPhoneService,
    RecommendationRepository,
    RecommendationService,
    ResumeDispatchService,
  ],
  exports: [BindRecommendationPhone, CampusSyncService, RecommendationService],
})
export class ResumeRecommendationModule {}
