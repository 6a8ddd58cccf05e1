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
import { ResumeDeliveryService } from './resume-delivery.service.js';
import { ResumeDispatchService } from './resume-dispatch.service.js';
import { ResumePayloadService } from './resume-payload.service.js';

export { BindRecommendationPhone } from './bind-recommendation-phone.js';
export { CampusSyncService, type CampusSyncState } from './campus-sync.service.js';
export { type RecommendationState, RecommendationService } from './recommendation.service.js';
export { ResumeDeliveryService } from './resume-delivery.service.js';
export type { ResumeRecommendationFailure } from './recommendation.service.js';

/** The sending side, for the worker. Needs the global JobsModule. */
@Module({
  imports: [ConsentModule, ReceiverModule, ResumeModule],
  providers: [
    DeliveryRepository,
    ResumePayloadService,
    RecommendationPhoneRepository,
    RecommendationPhoneService,
    RecommendationRepository,
    ResumeDeliveryService,
  ],
  exports: [ResumeDeliveryService],
})
export class ResumeDeliveryModule {}

/** The requesting side. Needs the global JobsModule. */
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
