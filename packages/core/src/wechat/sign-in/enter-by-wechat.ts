import { Injectable } from '@nestjs/common';
import { type ClientInfo, OpenSession, type SignedIn } from '../../auth/index.js';
import { AuditLogService } from '../../operator/index.js';
import { WechatIdentityService } from '../identity/wechat-identity.service.js';

/** The last step of both WeChat flows; a browser new to the account is recorded [WX1]. */
@Injectable()
export class EnterByWechat {
  constructor(
    private readonly identities: WechatIdentityService,
    private readonly audit: AuditLogService,
    private readonly openSession: OpenSession,
  ) {}

  async run(userId: string, client: ClientInfo, termsAgreed?: boolean): Promise<SignedIn> {
    const isKnown = await this.identities.hasSeenDevice(userId, client.userAgent);
    if (!isKnown) await this.audit.record(`user:${userId}`, 'wechat.newDevice', userId);
    return this.openSession.run(userId, client, 'wechat', termsAgreed);
  }
}
