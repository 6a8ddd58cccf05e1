import { Injectable } from '@nestjs/common';
import { type CallOutcome, PartnerCallService, PartnerFeatureService } from '../partner/index.js';
import { DELIVERY_PARTNERS, type DeliveryConsent } from './delivery.js';
import type { ResumePayload } from './resume-payload.js';
import { type Recipient, ResumeReceiver } from './resume-receiver.js';

/** Sends to the partner that is connected, over HTTPS and signed with its key (docs/PARTNER.md section 10). */
@Injectable()
export class PartnerResumeReceiver extends ResumeReceiver {
  constructor(
    private readonly services: PartnerFeatureService,
    private readonly calls: PartnerCallService,
  ) {
    super();
  }

  async find(consentKind: DeliveryConsent): Promise<Recipient | null> {
    const partner = await this.services.find(DELIVERY_PARTNERS[consentKind]);
    return partner && partner.resumeUrl !== '' ? { code: partner.code, name: partner.name } : null;
  }

  isMember({ code }: Recipient, userId: string): Promise<boolean> {
    return this.services.isMember(code, userId);
  }

  subjectOf({ code }: Recipient, userId: string): string {
    return this.calls.memberName(code, userId);
  }

  async send(
    consentKind: DeliveryConsent,
    { key, payload, signal }: { key: string; payload: ResumePayload; signal: AbortSignal },
  ): Promise<CallOutcome['kind']> {
    const partner = await this.services.find(DELIVERY_PARTNERS[consentKind]);
    if (partner === null || partner.resumeUrl === '') return 'refused';
    const call = { partner, url: partner.resumeUrl, use: 'resume' as const, body: payload, key, signal };
    return (await this.calls.send(call)).kind;
  }
}
