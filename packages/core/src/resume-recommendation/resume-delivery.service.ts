import { Injectable, Logger } from '@nestjs/common';
import { deliverResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { ConsentService } from '../consent/index.js';
import { Clock, Failure } from '../platform/index.js';
import { requeueRows } from '../platform/jobs/index.js';
import { type DeliveryClaim, pauseAfter } from './delivery.js';
import { DeliveryRepository } from './delivery.repository.js';
import { RecommendationRepository } from './recommendation.repository.js';
import { ResumePayloadService } from './resume-payload.service.js';

// Far below the second within which a closed recommendation must stop [RC1].
const CHECK_EVERY_MS = 200;

/** Deliveries as a worker sees them: at least once each, never without a consent valid at that moment. */
@Injectable()
export class ResumeDeliveryService {
  private readonly logger = new Logger(ResumeDeliveryService.name);

  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly recommendations: RecommendationRepository,
    private readonly payloads: ResumePayloadService,
    private readonly consents: ConsentService,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Makes one attempt; the row records the outcome. */
  async attempt(deliveryId: string): Promise<void> {
    const claim = await this.deliveries.claim(deliveryId);
    if (claim === null) return; // already over, or claimed by another worker
    try {
      await this.send(claim);
    } catch (error) {
      await this.putOff(claim, error instanceof Failure ? String(error.reason) : 'broken');
      throw error;
    }
  }

  /** Closes deliveries without consent, frees those of killed workers, queues due ones. */
  async requeueDue(): Promise<number> {
    for (const { userId, consentKind } of await this.recommendations.listLapsed()) {
      await this.consents.set(userId, consentKind, false);
      await this.recommendations.withdraw(userId, consentKind, this.clock.now());
    }
    await this.deliveries.sweep();
    const due = await this.deliveries.listDue();
    return requeueRows(this.queue, deliverResume, due, (deliveryId) => ({ deliveryId }));
  }

  private async send(claim: DeliveryClaim): Promise<void> {
    const packed = await this.payloads.pack(claim);
    if (packed.kind === 'nothing') return this.cancel(claim, packed.why);
    // The last check before anything is sent.
    if (!(await this.deliveries.beginSending(claim, packed.version))) return this.cancel(claim, 'withdrawn');
    const outcome = await this.whileAllowed(claim, (signal) => this.payloads.send(claim, packed, signal));
    if (outcome === 'taken') await this.deliveries.complete(claim);
    else if (outcome === 'refused') await this.fail(claim, 'refused');
    else if (outcome === 'stopped') await this.cancel(claim, 'withdrawn');
    else await this.putOff(claim, outcome);
  }

  /** Aborts a send as soon as its consent is withdrawn. */
  private async whileAllowed<Outcome>(
    claim: DeliveryClaim,
    work: (signal: AbortSignal) => Promise<Outcome>,
  ): Promise<Outcome | 'stopped'> {
    const stop = new AbortController();
    const checkConsent = async () => {
      if (!(await this.deliveries.maySend(claim))) stop.abort();
    };
    const timer = setInterval(() => void checkConsent().catch(() => undefined), CHECK_EVERY_MS);
    try {
      const outcome = await work(stop.signal);
      // It may still have arrived; the deletion request follows.
      return stop.signal.aborted ? 'stopped' : outcome;
    } finally {
      clearInterval(timer);
    }
  }

  private async putOff(claim: DeliveryClaim, problem: string): Promise<void> {
    const pause = pauseAfter(claim.attempts);
    if (pause === null) return this.fail(claim, problem);
    this.logger.warn(`delivery ${claim.id}, attempt ${claim.attempts}: ${problem}, again in ${pause} s`);
    await this.deliveries.retryIn(claim, pause, problem);
  }

  private async fail(claim: DeliveryClaim, problem: string): Promise<void> {
    this.logger.warn(`delivery ${claim.id} failed after ${claim.attempts} attempts: ${problem}`);
    await this.deliveries.fail(claim, problem);
  }

  private async cancel(claim: DeliveryClaim, why: string): Promise<void> {
    await this.deliveries.cancel(claim, why);
  }
}
