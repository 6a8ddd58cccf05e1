import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/index.js';
import { ResumeModule } from '../resume/index.js';
import { DeliveryRepository } from './delivery.repository.js';
import { ParcelPacker } from './parcel-packer.service.js';
import { ReceiverModule } from './receiver.module.js';
import { RecommendationPhoneRepository } from './recommendation-phone.repository.js';
import { RecommendationPhones } from './recommendation-phones.service.js';
import { RecommendationRepository } from './recommendation.repository.js';
import { ResumeDeliveries } from './resume-deliveries.service.js';

/** The sending side, for the worker. Needs the global JobsModule. */
@Module({
  imports: [ConsentModule, ReceiverModule, ResumeModule],
  providers: [
    DeliveryRepository,
    ParcelPacker,
    RecommendationPhoneRepository,
    RecommendationPhones,
    RecommendationRepository,
    ResumeDeliveries,
  ],
  exports: [ResumeDeliveries],
})
export class ResumeDeliveryModule {}
