import { Injectable, Module } from '@nestjs/common';
import { ResumeDeliveryService, ResumeDeliveryModule } from '@qicheng/core/resume-recommendation';
import { deliverResume } from '@qicheng/jobs/definitions';
import { Processes } from '../kit/processes.decorator.js';

/** A deletion request is sent within a second of being due. */
export const DELIVER_EVERY_MS = 1_000;

/** Makes one attempt at a delivery. May run twice for one; the row and the request key make that safe. */
@Injectable()
export class DeliverResumeProcessor {
  constructor(private readonly deliveries: ResumeDeliveryService) {}

  @Processes(deliverResume)
  run({ deliveryId }: { deliveryId: string }): Promise<void> {
    return this.deliveries.attempt(deliveryId);
  }
}

@Module({ imports: [ResumeDeliveryModule], providers: [DeliverResumeProcessor] })
export class RecommendationWorkerModule {}
