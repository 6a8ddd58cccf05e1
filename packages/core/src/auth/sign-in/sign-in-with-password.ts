import { Injectable } from '@nestjs/common';
import { AccountService, PasswordHasher } from '../../account/index.js';
import { Failure } from '../../platform/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import { OpenSession } from './open-session.js';
import { SignInGuard } from './sign-in-guard.js';

@Injectable()
export class SignInWithPassword {
  constructor(
    private readonly guard: SignInGuard,
    private readonly accounts: AccountService,
    private readonly hasher: PasswordHasher,
    private readonly openSession: OpenSession,
  ) {}

  /** Signs in; a wrong password and an unknown phone give the same response in the same time [AU2]. */
  run(claim: { phone: string; password: string }, client: ClientInfo) {
    return this.guard.counted('password', () => this.guard.limitConcurrency(() => this.enter(claim, client)));
  }

  private async enter({ phone, password }: { phone: string; password: string }, client: ClientInfo) {
    await this.guard.admit(phone, client);
    const found = await this.accounts.findCredentials(phone);
    const isMatch = await this.hasher.verify(found?.passwordHash ?? null, password);
    if (!found || !isMatch) throw new Failure<AuthFailure>('passwordIncorrect');
    if (found.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
    const [data] = await Promise.all([
      this.openSession.run(found.userId, client, 'password'),
      this.guard.forgive(phone, client),
    ]);
    return { outcome: 'signedIn' as const, data };
  }
}
