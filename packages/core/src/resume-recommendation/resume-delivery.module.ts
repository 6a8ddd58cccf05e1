import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/index.js';
import { ResumeModule } from '../resume/index.js';
import { DeliveryRepository } from './delivery.repository.js';
import { ResumePayloadService } from './resume-payload.service.js';
import { ReceiverModule } from './receiver.module.js';
import { RecommendationPhoneRepository } from './recommendation-phone.repository.js';
import { RecommendationPhoneService } from './recommendation-phone.service.js';
import { RecommendationRepository } from './recommendation.repository.js';
import { ResumeDeliveryService } from './resume-delivery.service.js';

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
