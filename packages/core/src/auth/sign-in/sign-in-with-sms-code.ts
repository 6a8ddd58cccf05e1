import { Injectable } from '@nestjs/common';
import { AccountService, type Origin } from '../../account/index.js';
import { Failure } from '../../platform/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import { SmsCodeService } from '../sms-code/sms-code.service.js';
import { OpenSession } from './open-session.js';
import { SignInGuard } from './sign-in-guard.js';

interface CodeClaim {
  phone: string;
  code: string;
  challengeId: string;
  origin: Origin;
  termsAgreed?: boolean | undefined;
}

@Injectable()
export class SignInWithSmsCode {
  constructor(
    private readonly guard: SignInGuard,
    private readonly codes: SmsCodeService,
    private readonly accounts: AccountService,
    private readonly openSession: OpenSession,
  ) {}

  /** Signs in; creates an account for a new phone and asks for a password later [decision 38]. */
  run(claim: CodeClaim, client: ClientInfo) {
    return this.guard.counted('smsCode', () => this.enter(claim, client));
  }

  private async enter({ origin, termsAgreed, ...claim }: CodeClaim, client: ClientInfo) {
    await this.guard.admitCode(client);
    await this.codes.redeem({ ...claim, purpose: 'login' });
    const userId = await this.findOrCreate(claim.phone, origin);
    await this.guard.forgive(claim.phone, client);
    const data = await this.openSession.run(userId, client, 'smsCode', termsAgreed);
    return { outcome: 'signedIn' as const, data };
  }

  private async findOrCreate(phone: string, origin: Origin): Promise<string> {
    const found = await this.accounts.findCredentials(phone);
    if (found?.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
    if (found) return found.userId;
    const created = await this.accounts.createUser({ phone, password: null, origin });
    // Null: the same person was faster in another tab.
    return created ?? this.findOrCreate(phone, origin);
  }
}
