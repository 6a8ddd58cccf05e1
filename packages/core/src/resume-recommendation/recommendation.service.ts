import { Injectable } from '@nestjs/common';
import { CONSENT_TEXTS, ConsentService } from '../consent/index.js';
import { GuideService } from '../guide/index.js';
import { Clock, Failure } from '../platform/index.js';
import { RecommendationPhoneService } from './recommendation-phone.service.js';
import { RecommendationRepository } from './recommendation.repository.js';
import { ResumeDispatchService, type SendingState } from './resume-dispatch.service.js';

/** Why a résumé is not recommended or sent. */
export type ResumeRecommendationFailure =
  | 'recommendConsentRequired'
  | 'recommendPhoneRequired'
  | 'recommendUnavailable'
  | 'recommendClosed';

/** The recommendation of one person, as they see it. */
export interface RecommendationState extends SendingState {
  isAvailable: boolean;
  isOpen: boolean;
  recipient: string | null;
  textVersion: string | null;
  openedAt: Date | null;
  /** Masked. */
  phone: string | null;
}

const KIND = 'resumeRecommend';
const OFFER = 'resumeRecommend';

/** A résumé recommended to employers: only with a separate consent, and only while it lasts. */
@Injectable()
export class RecommendationService {
  constructor(
    private readonly recommendations: RecommendationRepository,
    private readonly dispatch: ResumeDispatchService,
    private readonly phones: RecommendationPhoneService,
    private readonly consents: ConsentService,
    private readonly guides: GuideService,
    private readonly clock: Clock,
  ) {}

  async get(userId: string): Promise<RecommendationState> {
    const [recipient, row, consent, phone] = await Promise.all([
      this.dispatch.findRecipient(KIND),
      this.recommendations.find(userId),
      this.consents.get(userId, KIND),
      this.phones.findMasked(userId),
    ]);
    // Without the consent nothing is sent, even if the row says open.
    const isOpen = row !== null && row.closedAt === null && consent.isGiven;
    return {
      isAvailable: recipient !== null,
      isOpen,
      recipient: recipient?.name ?? null,
      textVersion: consent.textVersion,
      openedAt: isOpen ? row.openedAt : null,
      phone,
      ...(await this.dispatch.describe(userId, KIND, row?.resumeId ?? null)),
    };
  }

  /** Opens it or changes its résumé. The consent is recorded before anything is ordered [RC1]. */
  async open(userId: string, order: { resumeId: string; consent: string | undefined }): Promise<void> {
    const { resumeId, consent } = order;
    const resume = await this.dispatch.pick(userId, resumeId);
    const isGiven = consent === CONSENT_TEXTS[KIND] || (await this.consents.isGiven(userId, KIND));
    if (!isGiven) throw new Failure<ResumeRecommendationFailure>('recommendConsentRequired');
    if ((await this.phones.find(userId)) === null) {
      throw new Failure<ResumeRecommendationFailure>('recommendPhoneRequired');
    }
    const recipient = await this.dispatch.findRecipient(KIND);
    if (recipient === null) throw new Failure<ResumeRecommendationFailure>('recommendUnavailable');
    if (consent !== undefined) await this.consents.set(userId, KIND, true);
    const { version } = resume;
    const put = { userId, resumeId, version, partnerCode: recipient.code, consentKind: KIND } as const;
    await this.dispatch.enqueue(await this.recommendations.open(put, this.clock.now()));
  }

  /** Ends it: nothing more is sent, and the partner is told to delete what it has. */
  async close(userId: string): Promise<void> {
    // Comes first, because every send checks the consent.
    await this.consents.set(userId, KIND, false);
    await this.recommendations.withdraw(userId, KIND, this.clock.now());
  }

  /** Sends the recommended résumé as it is now. */
  async sync(userId: string): Promise<void> {
    const row = await this.recommendations.find(userId);
    const isOpen = row !== null && row.closedAt === null && (await this.consents.isGiven(userId, KIND));
    if (!isOpen || row.resumeId === null) throw new Failure<ResumeRecommendationFailure>('recommendClosed');
    await this.open(userId, { resumeId: row.resumeId, consent: undefined });
  }

  /** Whether this person has already seen the explanation. */
  async isOffered(userId: string): Promise<boolean> {
    return (await this.guides.get(userId, OFFER)).isFinished;
  }

  async noteOffered(userId: string): Promise<boolean> {
    return (await this.guides.finish(userId, OFFER)).isFinished;
  }
}
