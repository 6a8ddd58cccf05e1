import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Database } from '@qicheng/db';
import { createTestDatabase } from '@qicheng/testing/database';
import { humanTrack } from '@qicheng/testing/human-track';
import { openDatabase } from '@qicheng/testing/open-database';
import { TEST_PASSWORD_COST } from '@qicheng/testing/password-cost';
import { AccountRepository } from '../src/account/account.repository.js';
import { AccountService } from '../src/account/account.service.js';
import { AvatarService } from '../src/account/avatar.service.js';
import { PasswordHasher } from '../src/account/password/password-hasher.js';
import { CodeChallengeRepository } from '../src/auth/code/code-challenge.repository.js';
import { CodeChallengeService } from '../src/auth/code/code-challenge.service.js';
import { NotifyNewDevice } from '../src/auth/session/notify-new-device.js';
import { SessionRepository } from '../src/auth/session/session.repository.js';
import { SessionService } from '../src/auth/session/session.service.js';
import { OpenSession } from '../src/auth/sign-in/open-session.js';
import { RegisterAccount } from '../src/auth/sign-in/register-account.js';
import { SignInGuard } from '../src/auth/sign-in/sign-in-guard.js';
import { SignInWithPassword } from '../src/auth/sign-in/sign-in-with-password.js';
import { SignInWithSmsCode } from '../src/auth/sign-in/sign-in-with-sms-code.js';
import { SmsBudget } from '../src/auth/sms-code/sms-budget.js';
import { SmsCodeService } from '../src/auth/sms-code/sms-code.service.js';
import { SmsDelivery } from '../src/auth/sms-code/sms-delivery.js';
import { SmsSendRepository } from '../src/auth/sms-code/sms-send.repository.js';
import { CaptchaChallengeRepository } from '../src/captcha/captcha-challenge.repository.js';
import { CaptchaPassService } from '../src/captcha/captcha-pass.service.js';
import { ProofOfWorkService } from '../src/captcha/proof-of-work/proof-of-work.service.js';
import { PuzzleMaker } from '../src/captcha/puzzle/puzzle-maker.js';
import { SliderCaptchaService } from '../src/captcha/slider-captcha.service.js';
import { CatalogueService } from '../src/catalogue/catalogue.service.js';
import { ProductRepository } from '../src/catalogue/product.repository.js';
import { ConsentRepository } from '../src/consent/consent.repository.js';
import { ConsentService } from '../src/consent/consent.service.js';
import { DocumentDownloadRepository } from '../src/membership/document-download.repository.js';
import { DocumentDownloadService } from '../src/membership/document-download.service.js';
import { MembershipTermRepository } from '../src/membership/membership-term.repository.js';
import { MembershipService } from '../src/membership/membership.service.js';
import { MessageRepository } from '../src/message/message.repository.js';
import { MessageService } from '../src/message/message.service.js';
import { AuditLogService } from '../src/operator/audit-log.service.js';
import { AuditRepository } from '../src/operator/audit.repository.js';
import { CryptoService } from '../src/platform/crypto.service.js';
import { SignalBus } from '../src/platform/signal-bus.js';
import { type SmsMessage, SmsSender } from '../src/platform/sms/index.js';
import { LocalFileStore } from '../src/platform/storage/index.js';
import { ThrottleRepository } from '../src/platform/throttle/throttle.repository.js';
import { SettingRepository } from '../src/site/setting.repository.js';
import { SettingsService } from '../src/site/settings.service.js';
import { FileLinkService } from '../src/upload/file-link.service.js';
import { StoredFileRepository } from '../src/upload/stored-file.repository.js';
import { StoredFileService } from '../src/upload/stored-file.service.js';
import { TestClock } from './test-clock.js';

/** A provider that records what it is given; `fail` makes it refuse. */
class RecordingSmsSender extends SmsSender {
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

/** Sign-in over a real database, with a clock and an SMS provider controlled by the test. */
export async function startAuth() {
  Logger.overrideLogger(false);
  const test = await createTestDatabase();
  const database = openDatabase({ url: test.url, acquireTimeoutMs: 20_000 });
  const clock = new TestClock();
  const secrets = new CryptoService('a secret for tests only, 32 characters');
  const signals = new SignalBus();
  const ground = { database, clock, secrets, signals };
  const slider = buildSlider(ground);
  const sender = new RecordingSmsSender();
  const ledger = new SmsSendRepository(database);
  const challenges = new CodeChallengeService(new CodeChallengeRepository(database), secrets, clock);
  const settings = new SettingsService(
    new SettingRepository(database),
    new AuditLogService(new AuditRepository(database), clock),
    clock,
  );
  const budget = new SmsBudget(ledger, settings, secrets, clock, signals);
  const codes = new SmsCodeService(
    slider.passes,
    budget,
    challenges,
    new SmsDelivery(sender, signals),
    secrets,
  );
  return {
    ...ground,
    ...slider,
    sender,
    ledger,
    budget,
    settings,
    codes,
    ...buildSignIn({ ...ground, ...slider, codes, settings }),
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

interface Ground {
  database: Database;
  clock: TestClock;
  secrets: CryptoService;
  signals: SignalBus;
}

function buildSlider({ database, clock, secrets }: Ground) {
  const throttle = new ThrottleRepository(database, clock);
  const puzzles = new CaptchaChallengeRepository(database);
  const passes = new CaptchaPassService(puzzles, secrets, clock);
  const captcha = new SliderCaptchaService(puzzles, passes, new FixedPuzzle(), throttle, secrets, clock);
  const proofs = new ProofOfWorkService(puzzles, passes, throttle, secrets, clock);
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
  return { throttle, passes, captcha, proofs, earnPass };
}

interface SignInParts extends Ground {
  throttle: ThrottleRepository;
  passes: CaptchaPassService;
  codes: SmsCodeService;
  settings: SettingsService;
}

function buildSignIn(parts: SignInParts) {
  const { database, clock, secrets, signals, throttle, passes, codes, settings } = parts;
  const hasher = new PasswordHasher({ passwordCost: TEST_PASSWORD_COST });
  const files = new StoredFileService(
    new LocalFileStore(path.join(tmpdir(), 'auth-stack')),
    new StoredFileRepository(database),
  );
  const avatars = new AvatarService(files, new FileLinkService(files, secrets, clock));
  const catalogue = new CatalogueService(new ProductRepository(database), settings);
  const terms = new MembershipTermRepository(database);
  const memberships = new MembershipService(terms, catalogue, settings, clock);
  const accountRows = new AccountRepository(database);
  const accounts = new AccountService(
    accountRows,
    hasher,
    secrets,
    clock,
    avatars,
    memberships,
    new DocumentDownloadService(new DocumentDownloadRepository(database), memberships, clock),
  );
  const jwt = new JwtService({ secret: secrets.key('token'), verifyOptions: { algorithms: ['HS256'] } });
  const newSessions = () => new SessionService(new SessionRepository(database), jwt, secrets, clock);
  const sessions = newSessions();
  const newDevice = new NotifyNewDevice(sessions, new MessageService(new MessageRepository(database), clock));
  const consents = new ConsentService(new ConsentRepository(database), clock, {});
  const openSession = new OpenSession(
    sessions,
    accounts,
    new AuditLogService(new AuditRepository(database), clock),
    signals,
    newDevice,
    consents,
  );
  const guard = new SignInGuard(throttle, passes, secrets, clock, signals);
  return {
    hasher,
    accounts,
    jwt,
    sessions,
    newSessions,
    newDevice,
    consents,
    passwordSignIn: new SignInWithPassword(guard, accounts, hasher, openSession),
    codeSignIn: new SignInWithSmsCode(guard, codes, accounts, openSession),
    registration: new RegisterAccount(guard, codes, accounts, openSession),
  };
}
