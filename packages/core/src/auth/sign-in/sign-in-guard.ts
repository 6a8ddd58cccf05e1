import { Injectable } from '@nestjs/common';
import { CaptchaPassService } from '../../captcha/index.js';
import { addressIndexOf, phoneIndexOf } from '../../platform/blind-index/index.js';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter/index.js';
import { Clock, Failure, CryptoService, SignalBus, type SignInOutcome } from '../../platform/index.js';
import { type Count, Throttle } from '../../platform/throttle/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import type { SignInMethod } from './open-session.js';

const QUARTER_HOUR = 900;
const MONTH = 2_592_000;

/** [AU1]. No limit here can lock a person out: sign-in by SMS code always works. */
const LIMITS = {
  /** Attempts on one account before the slider is required. */
  freeTriesPerAccount: 5,
  /** Attempts on one account from one address in 15 minutes; then it must wait. */
  triesPerAccountAndAddress: 10,
  /** Attempts from one address in a minute before the slider is required, and before it must wait. */
  freeTriesPerAddress: 10,
  triesPerAddress: 60,
  /** Concurrent password sign-ins: as many as may hash or wait for hashing [load hashing]. */
  underWay: 36,
  /** Consecutive wrong passwords before only an SMS code is accepted. */
  consecutiveFailures: 100,
};

/** Slows down password guessing: per account, per address and per both. */
@Injectable()
export class SignInGuard {
  private readonly limiter = new ConcurrencyLimiter(LIMITS.underWay, 0);

  constructor(
    private readonly throttle: Throttle,
    private readonly passes: CaptchaPassService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
    private readonly signals: SignalBus,
  ) {}

  /**
   * Runs one password sign-in, or refuses with `busy` before querying the database: in a flood the queue
   * would otherwise build up there and delay everyone for minutes.
   */
  limitConcurrency<Result>(signIn: () => Promise<Result>): Promise<Result> {
    return this.limiter.run(signIn);
  }

  /** Counts the result of a failed attempt; successful ones are counted where their session opens. */
  async counted<Result>(method: SignInMethod, signIn: () => Promise<Result>): Promise<Result> {
    try {
      return await signIn();
    } catch (error) {
      this.signals.emit({ kind: 'signIn', method, outcome: outcomeOf(error) });
      throw error;
    }
  }

  /**
   * Admits one password attempt for a phone, or says what is missing. Known and unknown phones are treated
   * alike.
   */
  async admit(phone: string, client: ClientInfo): Promise<void> {
    const keys = this.keysOf(phone, client.ip);
    const [pair, address, account] = await this.throttle.hit([
      { key: keys.pair, seconds: QUARTER_HOUR },
      { key: keys.address, seconds: 60 },
      { key: keys.account, seconds: QUARTER_HOUR },
    ]);
    this.refuseBeyond(pair, LIMITS.triesPerAccountAndAddress);
    this.refuseBeyond(address, LIMITS.triesPerAddress);
    const isSuspicious =
      (account?.hits ?? 0) > LIMITS.freeTriesPerAccount || (address?.hits ?? 0) > LIMITS.freeTriesPerAddress;
    if (isSuspicious) {
      await this.passes.redeem({ pass: client.captchaPass, phone, purpose: 'passwordLogin', ip: client.ip });
    }
    const [streak] = await this.throttle.hit([{ key: keys.streak, seconds: MONTH }]);
    if ((streak?.hits ?? 0) > LIMITS.consecutiveFailures)
      throw new Failure<AuthFailure>('passwordSignInPaused');
  }

  /** Limits code attempts per address; each code also allows only five. */
  async admitCode(client: ClientInfo): Promise<void> {
    const key = `sign-in:code:${addressIndexOf(this.secrets, client.ip)}`;
    const [address] = await this.throttle.hit([{ key, seconds: 60 }]);
    this.refuseBeyond(address, LIMITS.triesPerAddress);
  }

  /** Clears the account's counters after a successful sign-in. */
  async forgive(phone: string, client: ClientInfo): Promise<void> {
    const { pair, account, streak } = this.keysOf(phone, client.ip);
    await this.throttle.reset([pair, account, streak]);
  }

  private refuseBeyond(count: Count | undefined, limit: number): void {
    if (!count || count.hits <= limit) return;
    const wait = Math.ceil((count.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    throw new Failure('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
  }

  private keysOf(phone: string, ip: string) {
    const phoneIndex = phoneIndexOf(this.secrets, phone);
    const address = addressIndexOf(this.secrets, ip);
    return {
      pair: `sign-in:pair:${phoneIndex}:${address}`,
      address: `sign-in:address:${address}`,
      account: `sign-in:account:${phoneIndex}`,
      streak: `sign-in:streak:${phoneIndex}`,
    };
  }
}

function outcomeOf(error: unknown): SignInOutcome {
  if (!(error instanceof Failure)) return 'failed';
  return error.reason === 'busy' ? 'busy' : 'refused';
}
