import { Injectable } from '@nestjs/common';
import { type CallOutcome, PartnerCallService, PartnerFeatureService } from '../partner/index.js';
import { CryptoService } from '../platform/index.js';
import { LocalMessageRepository } from '../platform/sms/index.js';
import { type DeliveryConsent, DELIVERY_PARTNERS } from './delivery.js';
import type { ResumePayload } from './resume-payload.js';

/** The recipient of résumés sent under a consent. */
export interface Recipient {
  code: string;
  name: string;
}

/** The other side of a delivery: a partner, or the local driver that simulates one. */
export abstract class ResumeReceiver {
  /** The current recipient; null when none is connected. */
  abstract find(consentKind: DeliveryConsent): Promise<Recipient | null>;

  /** Whether somebody is a member of the receiver’s site. */
  abstract isMember(recipient: Recipient, userId: string): Promise<boolean>;

  /** A member’s opaque name at the receiver. */
  abstract subjectOf(recipient: Recipient, userId: string): string;

  /** Makes one attempt; the key is the same for every attempt with the same content. */
  abstract send(
    consentKind: DeliveryConsent,
    sending: { key: string; payload: ResumePayload; signal: AbortSignal },
  ): Promise<CallOutcome['kind']>;
}

const PLAYED: Readonly<Record<DeliveryConsent, Recipient>> = {
  resumeRecommend: { code: 'local-employment', name: '就业平台（本地演示）' },
  campusNet: { code: 'local-campus', name: '校园就业网（本地演示）' },
};

/**
 * Simulates the partners on a page of this site: shows which parts would be sent, and stores none of them.
 */
@Injectable()
export class LocalResumeReceiver extends ResumeReceiver {
  constructor(
    private readonly messages: LocalMessageRepository,
    private readonly secrets: CryptoService,
  ) {
    super();
  }

  find(consentKind: DeliveryConsent): Promise<Recipient> {
    return Promise.resolve(PLAYED[consentKind]);
  }

  /** Everybody is, so that anybody can try it. */
  isMember(): Promise<boolean> {
    return Promise.resolve(true);
  }

  subjectOf({ code }: Recipient, userId: string): string {
    return this.secrets.hash(`partner-member:${code}:${userId}`, 'public-id');
  }

  async send(
    consentKind: DeliveryConsent,
    { key, payload }: { key: string; payload: ResumePayload },
  ): Promise<CallOutcome['kind']> {
    const recipient = PLAYED[consentKind].name;
    await this.messages.add('partner', { recipient, body: `${wordsOf(payload)}\n幂等键：${key}` });
    return 'taken';
  }
}

function wordsOf(payload: ResumePayload): string {
  if (payload.event === 'withdraw') return `要求删除成员 ${payload.subject} 的简历。`;
  const parts = Object.entries(payload.resume)
    .filter(([, value]) => Array.isArray(value) && value.length > 0)
    .map(([name, value]) => `${name} ${(value as unknown[]).length}`);
  return `成员 ${payload.subject} 的简历，第 ${payload.version} 版，语言 ${payload.language}。\n内容：${parts.join('、') || '无'}（本地只显示栏目与条数，不保存内容）`;
}

/** Sends to the connected partner over HTTPS, signed with its key (docs/PARTNER.md section 10). */
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
