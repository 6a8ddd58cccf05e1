import { Injectable } from '@nestjs/common';
import { CONSENT_TEXTS, ConsentService } from '../consent/index.js';
import { Clock, Failure } from '../platform/index.js';
import { RecommendationRepository } from './recommendation.repository.js';
import type { ResumeRecommendationFailure } from './recommendation.service.js';
import { ResumeDispatchService, type SendingState } from './resume-dispatch.service.js';

/** The button that sends a résumé to the campus network, and its outcome. */
export interface CampusSyncState extends SendingState {
  isShown: boolean;
  recipient: string | null;
  isAllowed: boolean;
}

const KIND = 'campusNet';

/** Résumés for the campus network: one per click, with a separate consent. */
@Injectable()
export class CampusSyncService {
  constructor(
    private readonly deliveries: RecommendationRepository,
    private readonly dispatch: ResumeDispatchService,
    private readonly consents: ConsentService,
    private readonly clock: Clock,
  ) {}

  /** Shown to members of the connected campus network. */
  async get(userId: string): Promise<CampusSyncState> {
    const recipient = await this.dispatch.findRecipient(KIND);
    const isShown = recipient !== null && (await this.dispatch.isMember(recipient, userId));
    return {
      isShown,
      recipient: isShown ? recipient.name : null,
      isAllowed: await this.consents.isGiven(userId, KIND),
      ...(await this.dispatch.describe(userId, KIND, null)),
    };
  }

  async start(userId: string, order: { resumeId: string; consent: string | undefined }): Promise<void> {
    const { resumeId, consent } = order;
    const { version } = await this.dispatch.pick(userId, resumeId);
    const isGiven = consent === CONSENT_TEXTS[KIND] || (await this.consents.isGiven(userId, KIND));
    if (!isGiven) throw new Failure<ResumeRecommendationFailure>('recommendConsentRequired');
    const recipient = await this.dispatch.findRecipient(KIND);
    if (recipient === null || !(await this.dispatch.isMember(recipient, userId))) {
      throw new Failure<ResumeRecommendationFailure>('recommendUnavailable');
    }
    if (consent !== undefined) await this.consents.set(userId, KIND, true);
    const put = { userId, resumeId, version, partnerCode: recipient.code, consentKind: KIND } as const;
    await this.dispatch.enqueue(await this.deliveries.put(put));
  }

  /** Withdraws the consent: nothing more is sent, and the network is told to delete what it has. */
  async stop(userId: string): Promise<void> {
    await this.consents.set(userId, KIND, false);
    await this.deliveries.withdraw(userId, KIND, this.clock.now());
  }
}
