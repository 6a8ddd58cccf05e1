import { Injectable } from '@nestjs/common';
import type { CallOutcome } from '../partner/index.js';
import { LocalMessageRepository } from '../platform/sms/index.js';
import { CryptoService } from '../platform/index.js';
import type { DeliveryConsent } from './delivery.js';
import type { ResumePayload } from './resume-payload.js';
import { type Recipient, ResumeReceiver } from './resume-receiver.js';

const PLAYED: Readonly<Record<DeliveryConsent, Recipient>> = {
  resumeRecommend: { code: 'local-employment', name: '就业平台（本地演示）' },
  campusNet: { code: 'local-campus', name: '校园就业网（本地演示）' },
};

/** Plays the partners on a page of this site: says what would leave, by its parts, and keeps none of it. */
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

  /** Everybody is, so that everybody can try it. */
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
