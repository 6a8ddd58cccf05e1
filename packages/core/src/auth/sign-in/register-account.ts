import { Injectable } from '@nestjs/common';
import { type AccountFailure, AccountService, type Origin, refuseWeakPassword } from '../../account/index.js';
import { Failure } from '../../platform/index.js';
import type { ClientInfo } from '../client-info.js';
import { SmsCodeService } from '../sms-code/sms-code.service.js';
import { OpenSession, type SignedIn } from './open-session.js';
import { SignInGuard } from './sign-in-guard.js';

interface Registration {
  phone: string;
  password: string;
  code: string;
  challengeId: string;
  origin: Origin;
  termsAgreed?: boolean | undefined;
}

@Injectable()
export class RegisterAccount {
  constructor(
    private readonly guard: SignInGuard,
    private readonly codes: SmsCodeService,
    private readonly accounts: AccountService,
    private readonly openSession: OpenSession,
  ) {}

  /** Creates an account and signs in. Only the phone's owner learns that it already has an account. */
  run(registration: Registration, client: ClientInfo): Promise<SignedIn> {
    return this.guard.counted('register', () =>
      this.guard.limitConcurrency(() => this.enter(registration, client)),
    );
  }

  private async enter(
    { password, origin, termsAgreed, ...claim }: Registration,
    client: ClientInfo,
  ): Promise<SignedIn> {
    // Checked before the code is spent, so that a better password can be sent with the same code.
    refuseWeakPassword(password, claim.phone);
    await this.guard.admitCode(client);
    // Hashed before the code is spent, so that a busy server does not waste it.
    const hash = await this.accounts.hashPassword(password);
    await this.codes.redeem({ ...claim, purpose: 'register' });
    const userId = await this.accounts.createUser({ phone: claim.phone, password: { hash }, origin });
    if (userId === null) throw new Failure<AccountFailure>('phoneTaken');
    return this.openSession.run(userId, client, 'register', termsAgreed);
  }
}
