import { Injectable } from '@nestjs/common';
import { deliverResume } from '@qicheng/jobs/definitions';
import { JobQueue, QueueUnavailableError } from '@qicheng/jobs/job-queue';
import { AccountStandingService } from '../account/index.js';
import { Failure } from '../platform/index.js';
import { type Resume, type ResumeFailure, ResumeService } from '../resume/index.js';
import type { DeliveryConsent } from './delivery.js';
import { DeliveryRepository } from './delivery.repository.js';
import { type Recipient, ResumeReceiver } from './resume-receiver.js';

/** What is being sent, in the user's terms. */
export interface SendingState {
  resume: { id: string; title: string; isChanged: boolean } | null;
  delivery: 'none' | 'waiting' | 'delivered' | 'failed';
  deliveredAt: Date | null;
}

const STATES = {
  queued: 'waiting',
  running: 'waiting',
  done: 'delivered',
  failed: 'failed',
  cancelled: 'none',
} as const;

/** What recommendation and campus network have in common. */
@Injectable()
export class ResumeDispatchService {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly receiver: ResumeReceiver,
    private readonly resumes: ResumeService,
    private readonly standing: AccountStandingService,
    private readonly queue: JobQueue,
  ) {}

  findRecipient(consentKind: DeliveryConsent): Promise<Recipient | null> {
    return this.receiver.find(consentKind);
  }

  isMember(recipient: Recipient, userId: string): Promise<boolean> {
    return this.receiver.isMember(recipient, userId);
  }

  /** The caller's résumé if it may be sent; refused while the account is being closed. */
  async pick(userId: string, resumeId: string): Promise<Resume> {
    await this.standing.refuseWhileClosing(userId);
    return this.resumes.get(userId, resumeId);
  }

  /** The delivery state of `chosenId`, else of the résumé sent last. */
  async describe(
    userId: string,
    consentKind: DeliveryConsent,
    chosenId: string | null,
  ): Promise<SendingState> {
    const [latest, delivered] = await Promise.all([
      this.deliveries.findLatest(userId, consentKind),
      this.deliveries.findDelivered(userId, consentKind),
    ]);
    const resume = await this.find(userId, chosenId ?? latest?.resumeId ?? null);
    const isSame = delivered?.resumeId === resume?.id && delivered?.resumeVersion === resume?.version;
    const isOver = latest?.status === 'done' && delivered === null;
    return {
      resume: resume && { id: resume.id, title: resume.title, isChanged: delivered !== null && !isSame },
      delivery: latest === null || isOver ? 'none' : STATES[latest.status],
      deliveredAt: delivered?.finishedAt ?? null,
    };
  }

  // Without Redis the row waits: the reconciler queues it within seconds of Redis returning.
  async enqueue(deliveryId: string | null): Promise<void> {
    if (deliveryId === null) return;
    try {
      await this.queue.enqueue(deliverResume, { deliveryId }, `${deliveryId}.0`);
    } catch (error) {
      if (!(error instanceof QueueUnavailableError)) throw error;
    }
  }

  private async find(userId: string, resumeId: string | null): Promise<Resume | null> {
    if (resumeId === null) return null;
    try {
      return await this.resumes.get(userId, resumeId);
    } catch (error) {
      if (error instanceof Failure && error.reason === ('resumeNotFound' satisfies ResumeFailure))
        return null;
      throw error;
    }
  }
}
