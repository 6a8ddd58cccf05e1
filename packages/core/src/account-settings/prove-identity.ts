import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../account/index.js';
import { AccountService } from '../account/index.js';
import { type ClientInfo, SignInGuard, SmsCodeService, type SmsPurpose } from '../auth/index.js';
import { Failure } from '../platform/index.js';
import { Throttle } from '../platform/throttle/index.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';
import { AccountSettingsRepository } from './account-settings.repository.js';

/** Proof in addition to the token: the current password, or a code sent to the account's phone. */
export interface IdentityProof {
  password?: string | undefined;
  code?: string | undefined;
  challengeId?: string | undefined;
}

/** How the identity was proven; also the sign-in method of the following session. */
export type ProvenBy = 'password' | 'smsCode';

interface ProofOptions {
  /** A code is valid if it was issued for one of these purposes. */
  purposes?: readonly SmsPurpose[];
  /** Runs before a code is spent, so that a failure on a busy server does not waste it. */
  prepare?: () => Promise<void>;
}

const QUARTER_HOUR = 900;
const MONTH = 2_592_000;
const TRIES = 10;
// [AU1]: limits consecutive wrong passwords; a code still proves ownership.
const CONSECUTIVE_FAILURES = 100;

/** Distinguishes the owner from someone who only has the token [ST3]. */
@Injectable()
export class ProveIdentity {
  constructor(
    private readonly settings: AccountSettingsRepository,
    private readonly accounts: AccountService,
    private readonly hasher: PasswordHasher,
    private readonly codes: SmsCodeService,
    private readonly guard: SignInGuard,
    private readonly throttle: Throttle,
  ) {}

  /** Rejects a missing or wrong proof. A code is valid once. */
  async run(
    userId: string,
    { password, code, challengeId }: IdentityProof,
    client: ClientInfo,
    { purposes = ['reauthentication'], prepare }: ProofOptions = {},
  ): Promise<ProvenBy> {
    if (password !== undefined) {
      await this.checkPassword(userId, password);
      await prepare?.();
      return 'password';
    }
    if (code === undefined || challengeId === undefined) {
      throw new Failure<AccountSettingsFailure>('identityProofRequired');
    }
    await this.guard.admitCode(client);
    const phone = await this.accounts.findPhone(userId);
    if (phone === null) throw new Failure<AccountSettingsFailure>('identityProofUnavailable');
    await prepare?.();
    await this.redeem({ phone, code, challengeId }, purposes);
    return 'smsCode';
  }

  private async checkPassword(userId: string, password: string): Promise<void> {
    const streakKey = `identity:streak:${userId}`;
    const [tries, streak] = await this.throttle.hit([
      { key: `identity:tries:${userId}`, seconds: QUARTER_HOUR },
      { key: streakKey, seconds: MONTH },
    ]);
    if ((tries?.hits ?? 0) > TRIES || (streak?.hits ?? 0) > CONSECUTIVE_FAILURES) {
      throw new Failure('tooManyRequests', { retryAfterSeconds: QUARTER_HOUR });
    }
    const user = await this.settings.find(userId);
    const isMatch = await this.hasher.verify(user?.passwordHash ?? null, password);
    if (!isMatch) throw new Failure<AccountSettingsFailure>('identityProofWrong');
    await this.throttle.reset([streakKey]);
  }

  // An attempt with the wrong purpose finds no code and uses up none of its attempts.
  private async redeem(
    claim: { phone: string; code: string; challengeId: string },
    [purpose, ...others]: readonly SmsPurpose[],
  ): Promise<void> {
    if (purpose === undefined) throw new Error('a proof by code needs a purpose');
    try {
      await this.codes.redeem({ ...claim, purpose });
    } catch (error) {
      if (others.length === 0 || !(error instanceof Failure)) throw error;
      await this.redeem(claim, others);
    }
  }
}
