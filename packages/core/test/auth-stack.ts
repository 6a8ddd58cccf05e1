import { Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createDatabase } from '@qicheng/db';
import { createTestDatabase } from '@qicheng/testing/database';
import { AccountRepository } from '../src/account/account.repository.js';
import { AccountService } from '../src/account/account.service.js';
import { PasswordHasher } from '../src/account/password/password-hasher.js';
import { SessionRepository } from '../src/auth/session/session.repository.js';
import { SessionService } from '../src/auth/session/session.service.js';
import { OpenSession } from '../src/auth/sign-in/open-session.js';
import { RegisterAccount } from '../src/auth/sign-in/register-account.js';
import { SignInGuard } from '../src/auth/sign-in/sign-in-guard.js';
import { SignInWithPassword } from '../src/auth/sign-in/sign-in-with-password.js';
import { SignInWithSmsCode } from '../src/auth/sign-in/sign-in-with-sms-code.js';
import { SmsChallengeRepository } from '../src/auth/sms-code/sms-challenge.repository.js';
import { SmsCodeService } from '../src/auth/sms-code/sms-code.service.js';
import { SmsDelivery } from '../src/auth/sms-code/sms-delivery.js';
import { SmsSendRepository } from '../src/auth/sms-code/sms-send.repository.js';
import { CaptchaChallengeRepository } from '../src/captcha/captcha-challenge.repository.js';
import { PuzzleMaker } from '../src/captcha/puzzle/puzzle-maker.js';
import { SliderCaptchaService } from '../src/captcha/slider-captcha.service.js';
import { Secrets } from '../src/platform/secrets.js';
import { type SmsMessage, SmsSender } from '../src/platform/sms/index.js';
import { ThrottleRepository } from '../src/platform/throttle/throttle.repository.js';
import { humanTrack } from '@qicheng/testing/human-track';
import { TestClock } from './test-clock.js';

/** A provider that keeps what it is given; `fail` makes it refuse. */
export class RecordingSmsSender extends SmsSender {
  readonly sent: SmsMessage[] = [];
  calls = 0;
  fail = false;

  async send(message: SmsMessage): Promise<void> {
    this.calls += 1;
    if (this.fail) throw new Error('500');
    this.sent.push(message);
  }

  /** The code in the newest message to a phone. */
  codeOf(phone: string): string {
    const message = this.sent.filter((sent) => sent.phone === phone).at(-1);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  }
}

class FixedPuzzle extends PuzzleMaker {
  override make() {
    return Promise.resolve({ background: 'b', piece: 'p', y: 40, answer: 150 });
  }
}

/** Sign-in over a real database, with a clock and an SMS provider that the test holds. */
export async function startAuth() {
  Logger.overrideLogger(false);
  const test = await createTestDatabase();
  const database = createDatabase({ url: test.url });
  const clock = new TestClock();
  const secrets = new Secrets('a secret for tests only, 32 characters');
  const sender = new RecordingSmsSender();
  const throttle = new ThrottleRepository(database, clock);
  const captcha = new SliderCaptchaService(
    new CaptchaChallengeRepository(database),
    new FixedPuzzle(),
    throttle,
    secrets,
    clock,
  );
  const ledger = new SmsSendRepository(database);
  const challenges = new SmsChallengeRepository(database);
  const codes = new SmsCodeService(captcha, ledger, challenges, new SmsDelivery(sender), secrets, clock);
  const hasher = new PasswordHasher();
  const accounts = new AccountService(new AccountRepository(database), hasher, secrets, clock);
  const jwt = new JwtService({ secret: secrets.key('token'), verifyOptions: { algorithms: ['HS256'] } });
  const newSessions = () => new SessionService(new SessionRepository(database), jwt, secrets, clock);
  const sessions = newSessions();
  const openSession = new OpenSession(sessions, accounts);
  const guard = new SignInGuard(throttle, captcha, secrets, clock);
  const earnPass = async ({
    phone,
    purpose,
    ip = '10.0.0.1',
  }: {
    phone: string;
    purpose: string;
    ip?: string;
  }) => {
    const { challengeId } = await captcha.issue({ ip });
    return (await captcha.check({ challengeId, phone, purpose, ip, track: humanTrack(150) })).pass;
  };
  return {
    database,
    clock,
    secrets,
    sender,
    throttle,
    captcha,
    ledger,
    challenges,
    codes,
    accounts,
    sessions,
    newSessions,
    jwt,
    hasher,
    passwordSignIn: new SignInWithPassword(guard, accounts, hasher, openSession),
    codeSignIn: new SignInWithSmsCode(guard, codes, accounts, openSession),
    registration: new RegisterAccount(guard, codes, accounts, openSession),
    earnPass,
    clientWith: (captchaPass: string | null = null, ip = '10.0.0.1') => ({
      ip,
      userAgent: 'test',
      captchaPass,
    }),
    stop: async () => {
      await database.$disconnect();
      await test.drop();
    },
  };
}
