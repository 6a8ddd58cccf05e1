import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock, Failure, CryptoService } from '../../platform/index.js';
import type { WechatFailure } from '../wechat.failures.js';
import { type LinkedAccount, WechatIdentityRepository } from './wechat-identity.repository.js';

/**
 * Links between accounts and WeChats. The openid is stored encrypted, found by its keyed hash and never
 * returned.
 */
@Injectable()
export class WechatIdentityService {
  constructor(
    private readonly identities: WechatIdentityRepository,
    private readonly secrets: CryptoService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  find(openid: string): Promise<LinkedAccount | null> {
    return this.identities.find(this.indexOf(openid));
  }

  /** Links a WeChat to an account; refuses with `wechatAccountLinked` when the account has another. */
  async link(openid: string, userId: string): Promise<void> {
    await this.audit.record(`user:${userId}`, 'wechat.link', userId);
    const isLinked = await this.identities.link({
      openidIndex: this.indexOf(openid),
      openidCipher: this.secrets.encrypt(openid),
      userId,
      createdAt: this.clock.now(),
    });
    if (!isLinked) throw new Failure<WechatFailure>('wechatAccountLinked');
  }

  /** Whether an account has a WeChat other than this one. */
  async hasOther(userId: string, openid: string): Promise<boolean> {
    const index = this.indexOf(openid);
    return (await this.identities.list(userId)).some(({ openidIndex }) => openidIndex !== index);
  }

  /** The WeChats of an account, for its owner: when each was linked, without any identifier. */
  async identitiesOf(userId: string): Promise<{ linkedAt: Date }[]> {
    return (await this.identities.list(userId)).map(({ createdAt }) => ({ linkedAt: createdAt }));
  }

  /** Removes the link; refuses with `wechatLastWayIn` when the account could no longer sign in. */
  async unlink(userId: string): Promise<void> {
    await this.audit.record(`user:${userId}`, 'wechat.unlink', userId);
    if (!(await this.identities.unlink(userId))) throw new Failure<WechatFailure>('wechatLastWayIn');
  }

  /** Whether the account was used before from a browser of this description. */
  hasSeenDevice(userId: string, userAgent: string): Promise<boolean> {
    return this.identities.hasSeenDevice(userId, userAgent);
  }

  private indexOf(openid: string): string {
    return this.secrets.hash(`wechat:${openid}`, 'index');
  }
}
