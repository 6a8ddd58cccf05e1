import { Injectable } from '@nestjs/common';
import { AccountService, type Profile } from '../../account/index.js';
import { ConsentService } from '../../consent/index.js';
import { AuditLogService } from '../../operator/index.js';
import { SignalBus } from '../../platform/index.js';
import type { ClientInfo } from '../client-info.js';
import { NotifyNewDevice } from '../session/notify-new-device.js';
import { SessionService } from '../session/session.service.js';

/** Result of a sign-in: a token and the account's user info. */
export type SignedIn = Profile & { token: string };

/** A sign-in method; each ends in {@link OpenSession}. */
export type SignInMethod = 'password' | 'smsCode' | 'register' | 'student' | 'wechat' | 'partner';

/** The last step of every sign-in: audit entry, new session, new token [AU5] [AU10]. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly sessions: SessionService,
    private readonly accounts: AccountService,
    private readonly audit: AuditLogService,
    private readonly signals: SignalBus,
    private readonly newDevice: NotifyNewDevice,
    private readonly consents: ConsentService,
  ) {}

  async run(
    userId: string,
    client: ClientInfo,
    method: SignInMethod,
    termsAgreed?: boolean,
  ): Promise<SignedIn> {
    const profile = await this.accounts.getProfile(userId);
    await this.audit.record(`user:${userId}`, 'session.open', userId, { method });
    await this.consents.agreeToTerms(userId, termsAgreed);
    const { token, sessionId, isKnownAgent } = await this.sessions.open(userId, { ...client, method });
    if (!isKnownAgent) await this.newDevice.run(userId, sessionId, client);
    this.signals.emit({ kind: 'signIn', method, outcome: 'signedIn' });
    return { ...profile, token };
  }
}
