import { Injectable } from '@nestjs/common';
import type { CallOutcome } from '../partner/index.js';
import { Failure } from '../platform/index.js';
import { type Resume, type ResumeFailure, ResumeService } from '../resume/index.js';
import type { DeliveryClaim } from './delivery.js';
import { RecommendationPhoneService } from './recommendation-phone.service.js';
import { payloadOf, type ResumePayload, withdrawal } from './resume-payload.js';
import { ResumeReceiver } from './resume-receiver.js';

export type Packed =
  | { kind: 'payload'; payload: ResumePayload; version: number | null }
  /** There is nothing to send, or no recipient. */
  | { kind: 'nothing'; why: string };

/** Builds the payload of a delivery from the résumé as it is at that moment. */
@Injectable()
export class ResumePayloadService {
  constructor(
    private readonly resumes: ResumeService,
    private readonly phones: RecommendationPhoneService,
    private readonly receiver: ResumeReceiver,
  ) {}

  async pack(claim: DeliveryClaim): Promise<Packed> {
    const { userId, kind, consentKind, partnerCode, resumeId } = claim;
    const recipient = await this.receiver.find(consentKind);
    // Another partner was connected in the meantime: the consent covered the previous one.
    if (recipient?.code !== partnerCode) return { kind: 'nothing', why: 'noRecipient' };
    const subject = this.receiver.subjectOf(recipient, userId);
    if (kind === 'withdraw') return { kind: 'payload', payload: withdrawal(subject), version: null };
    const resume = resumeId === null ? null : await this.find(userId, resumeId);
    if (resume === null) return { kind: 'nothing', why: 'resumeGone' };
    const phone = consentKind === 'resumeRecommend' ? await this.phones.find(userId) : null;
    return { kind: 'payload', payload: payloadOf(subject, resume, phone), version: resume.version };
  }

  /** The key combines delivery and version, so that new content has a new key. */
  send(
    { id, consentKind }: DeliveryClaim,
    { payload, version }: { payload: ResumePayload; version: number | null },
    signal: AbortSignal,
  ): Promise<CallOutcome['kind']> {
    const key = version === null ? id : `${id}.${version}`;
    return this.receiver.send(consentKind, { key, payload, signal });
  }

  private async find(userId: string, resumeId: string): Promise<Resume | null> {
    try {
      return await this.resumes.get(userId, resumeId);
    } catch (error) {
      if (error instanceof Failure && error.reason === ('resumeNotFound' satisfies ResumeFailure))
        return null;
      throw error;
    }
  }
}
