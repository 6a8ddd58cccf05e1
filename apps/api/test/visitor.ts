import { sendCode, sendLoginCode, sendRegisterCode } from '@qicheng/contract/auth/index';
import { checkSlider, issueSlider } from '@qicheng/contract/captcha/index';
import type { CaptchaPurpose } from '@qicheng/contract/captcha/index';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { AccountService } from '@qicheng/core/account';
import { SessionService } from '@qicheng/core/auth';
import { LocalMessageRepository } from '@qicheng/core/platform/sms';
import type { Database } from '@qicheng/db';
import { humanTrack } from '@qicheng/testing/human-track';
import type { TestApi } from './harness.js';

type CodePurpose = InputOf<typeof sendCode>['purpose'];

/** Creates a signed-in account without SMS codes, for tests of what comes after sign-in. */
export async function openAccount(api: TestApi, phone = '13800000001', password: string | null = null) {
  const accounts = api.app.get(AccountService, { strict: false });
  const userId = (await accounts.createUser({ phone, password })) ?? '';
  const client = { ip: '127.0.0.1', userAgent: 'test' };
  const { token } = await api.app.get(SessionService, { strict: false }).open(userId, client);
  return { userId, token, call: api.as(token) };
}

/** Performs the steps before sign-in; the answer of the puzzle is read from the database. */
export class Visitor {
  readonly database: Database;

  constructor(private readonly api: TestApi) {
    this.database = api.openDatabase();
  }

  async earnPass(
    phone: string,
    purpose: CaptchaPurpose,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const call = this.api.as(null);
    const { challengeId } = await call(issueSlider, {}, { headers });
    const { answer } = await this.database.captchaChallenge.findUniqueOrThrow({ where: { id: challengeId } });
    const solution = { challengeId, phone, purpose, track: humanTrack(answer) };
    return (await call(checkSlider, solution, { headers })).pass;
  }

  /** Requests a code and reads it from the local outbox. */
  async receiveCode(phone: string, purpose: CodePurpose): Promise<{ challengeId: string; code: string }> {
    const headers = { 'x-captcha-pass': await this.earnPass(phone, purpose) };
    const call = this.api.as(null);
    const { challengeId } =
      purpose === 'register'
        ? await call(sendRegisterCode, { phone }, { headers })
        : purpose === 'login'
          ? await call(sendLoginCode, { phone }, { headers })
          : await call(sendCode, { phone, purpose }, { headers });
    return { challengeId, code: await this.lastCode(phone) };
  }

  async lastCode(phone: string): Promise<string> {
    const messages = await this.api.app.get(LocalMessageRepository, { strict: false }).list('sms', 50);
    return /\d{6}/.exec(messages.find(({ recipient }) => recipient === phone)?.body ?? '')?.[0] ?? '';
  }

  /** Resets the rate limits, because all tests use the same address. */
  async forgetLimits(): Promise<void> {
    await this.database.throttle.deleteMany();
    await this.database.smsSend.deleteMany();
  }

  async stop(): Promise<void> {
    await this.database.$disconnect();
  }
}
