import { Injectable } from '@nestjs/common';
import { SliderCaptchaService } from '../../captcha/index.js';
import { addressIndexOf, phoneIndexOf } from '../../platform/blind-index/index.js';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter/index.js';
import { Clock, Failure, CryptoService, SignalBus, type SignInOutcome } from '../../platform/index.js';
import { type Count, Throttle } from '../../platform/throttle/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import type { SignInMethod } from './open-session.js';

const QUARTER_HOUR = 900;
const MONTH = 2_592_000;

/** [AU1]. No limit here can be used to shut a person out: the way in by SMS code stays open. */
const LIMITS = {
  /** Of one account before the slider is asked for. */
  freeTriesPerAccount: 5,
  /** Of one account from one address in 15 minutes; then it waits. */
  triesPerAccountAndAddress: 10,
  /** Of one address in a minute before the slider is asked for, and before it waits. */
  freeTriesPerAddress: 10,
  triesPerAddress: 60,
  /** Sign-ins by password under way at once: as many as may hash or wait for it [load hashing]. */
  underWay: 36,
  /** Wrong passwords in a row before only an SMS code lets in. */
  consecutiveFailures: 100,
};

/** Slows down guessing of passwords: per account, per address and per both. */
@Injectable()
export class SignInGuard {
  private readonly limiter = new ConcurrencyLimiter(LIMITS.underWay, 0);

  constructor(
    private readonly throttle: Throttle,
    private readonly captcha: SliderCaptchaService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
    private readonly signals: SignalBus,
  ) {}

  /**
   * Runs one sign-in by password, or refuses as `busy` before anything is asked of the database: under a flood the
   * queue would otherwise form there, and everybody would wait for minutes.
   */
  limitConcurrency<Result>(signIn: () => Promise<Result>): Promise<Result> {
    return this.limiter.run(signIn);
  }

  /** Counts how a try to sign in ended; one that came in is counted where its session opens. */
  async counted<Result>(method: SignInMethod, signIn: () => Promise<Result>): Promise<Result> {
    try {
      return await signIn();
    } catch (error) {
      this.signals.emit({ kind: 'signIn', method, outcome: outcomeOf(error) });
      throw error;
    }
  }

  /** Admits one password try of a phone, or says what is missing. Known and unknown phones are treated alike. */
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
      await this.captcha.redeem({ pass: client.captchaPass, phone, purpose: 'passwordLogin', ip: client.ip });
    }
    const [streak] = await this.throttle.hit([{ key: keys.streak, seconds: MONTH }]);
    if ((streak?.hits ?? 0) > LIMITS.consecutiveFailures)
      throw new Failure<AuthFailure>('passwordSignInPaused');
  }

  /** Bounds tries of codes from one address; codes bound themselves to five tries each. */
  async admitCode(client: ClientInfo): Promise<void> {
    const key = `sign-in:code:${addressIndexOf(this.secrets, client.ip)}`;
    const [address] = await this.throttle.hit([{ key, seconds: 60 }]);
    this.refuseBeyond(address, LIMITS.triesPerAddress);
  }

  /** The right person came in: what was counted against the account is forgotten. */
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
