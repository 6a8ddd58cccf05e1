import { sendIdentityCode } from '@qicheng/contract/account/index';
import { checkSlider, issueSlider } from '@qicheng/contract/captcha/index';
import { SessionService, SmsCodeService } from '@qicheng/core/auth';
import { humanTrack } from '@qicheng/testing/human-track';
import type { TestApi } from './harness.js';
import type { Visitor } from './visitor.js';

const CLIENT = { ip: '127.0.0.1', userAgent: 'test' };

/** The owner of an account: obtains the proofs of identity and reads what tests check afterwards. */
export class Owner {
  constructor(
    private readonly api: TestApi,
    private readonly visitor: Visitor,
  ) {}

  /** Signs in on another device. */
  async signInElsewhere(userId: string, userAgent = 'test'): Promise<string> {
    const sessions = this.api.app.get(SessionService, { strict: false });
    return (await sessions.open(userId, { ...CLIENT, userAgent })).token;
  }

  async isLive(token: string): Promise<boolean> {
    return (await this.api.post('/myinfo/info', {}, { token })).code === 1;
  }

  /** Obtains a slider pass for the account's own phone, which the request does not contain. */
  async earnOwnPass(token: string): Promise<string> {
    const call = this.api.as(token);
    const { challengeId } = await call(issueSlider, {});
    const { answer } = await this.visitor.database.captchaChallenge.findUniqueOrThrow({
      where: { id: challengeId },
    });
    const track = humanTrack(answer);
    return (await call(checkSlider, { challengeId, purpose: 'reauthentication', track })).pass;
  }

  /** Requests an identity code to the account's own phone. */
  async identityCode(token: string, phone: string) {
    const headers = { 'x-captcha-pass': await this.earnOwnPass(token) };
    const { challengeId } = await this.api.as(token)(sendIdentityCode, {}, { headers });
    return { code: await this.visitor.lastCode(phone), challengeId };
  }

  /** Issues a code for a phone change, to the old or the new phone. */
  async phoneCode(phone: string) {
    const captchaPass = await this.visitor.earnPass(phone, 'phoneChange');
    const codes = this.api.app.get(SmsCodeService, { strict: false });
    const client = { ...CLIENT, captchaPass };
    const { challengeId } = await codes.issue({ phone, purpose: 'phoneChange', client });
    return { code: await this.visitor.lastCode(phone), challengeId };
  }

  /** Returns the latest SMS to a phone; empty if there is none. */
  async lastMessage(phone: string): Promise<string> {
    const messages = await this.visitor.database.localMessage.findMany({
      where: { recipient: phone },
      orderBy: { createdAt: 'desc' },
      take: 1,
    });
    return messages[0]?.body ?? '';
  }
}
