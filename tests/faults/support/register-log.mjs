// Registers accounts like users (slider, code, password) and checks that no acknowledged account is lost.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { clientOf, loginBody, Refused } from '#bench/support/client.mjs';
import { projectRoot } from '#tooling/launcher/home.mjs';
import { insist } from './insist.mjs';

const PASSWORD = 'Qiushui-2026b';
const built = path.join(projectRoot, 'packages/testing/dist/human-track.js');
const { humanTrack } = await import(pathToFileURL(built).href);
let phones = 18_600_000_000;

export class RegisterLog {
  /** @type {{ phone: string, userId: string }[]} */
  answered = [];
  #addresses = 0;

  /** @param {import('./site.mjs').FaultSite} site */
  constructor(site) {
    this.site = site;
  }

  /** Registers one account. Each attempt uses another phone: a phone may request only one code a minute. */
  async next() {
    const phone = String((phones += 1));
    const headers = { 'x-forwarded-for': `10.8.${this.#addresses >> 8}.${this.#addresses++ & 255}` };
    const call = clientOf(this.site.url);
    try {
      const { msg_id: challenge, code } = await receiveCode(this.site, phone, 'register', headers);
      const body = { phone, password: PASSWORD, code, msg_id: challenge };
      const { user_id: userId } = await call('/user/jyqRegister', body, headers);
      this.answered.push({ phone, userId });
    } catch (error) {
      if (error instanceof Refused && error.status < 500) throw error;
      return; // The response was lost, so the account may or may not exist.
    }
  }

  /** Returns the acknowledged accounts that cannot sign in. @returns {Promise<string[]>} */
  async check() {
    const faults = [];
    for (const { phone, userId } of this.answered) {
      const again = await insist(() =>
        clientOf(this.site.url)('/user/login', loginBody({ phone, password: PASSWORD }), {
          'x-forwarded-for': `10.7.${Math.floor(Number(phone) / 250) % 250}.${Number(phone) % 250}`,
        }),
      ).catch((error) => ({ user_id: String(error) }));
      if (again.user_id !== userId)
        faults.push(`account ${userId} that was answered is lost: ${again.user_id}`);
    }
    return faults;
  }
}

const ROUTES = { register: '/sms/registerSendCode', login: '/sms/loginSendCode' };

/**
 * Requests a code by SMS and returns it; the slider's answer and the code are read from the database.
 * @param {import('./site.mjs').FaultSite} site @param {string} phone @param {'register' | 'login'} purpose
 * @param {Record<string, string>} headers
 */
export async function receiveCode(site, phone, purpose, headers) {
  const call = clientOf(site.url);
  const { challengeId } = await call('/api/captcha/slider', {}, headers);
  const [{ answer }] = await site.sql('SELECT answer FROM captcha_challenge WHERE id = $1', [challengeId]);
  const solved = { challengeId, phone, purpose, track: humanTrack(answer) };
  const { pass } = await call('/api/captcha/slider/check', solved, headers);
  const sent = await call(ROUTES[purpose], { phone }, { ...headers, 'x-captcha-pass': pass });
  const [{ body }] = await site.sql(
    "SELECT body FROM local_message WHERE channel = 'sms' AND recipient = $1 ORDER BY created_at DESC LIMIT 1",
    [phone],
  );
  return { msg_id: sent.msg_id, code: /\d{6}/.exec(body)?.[0] ?? '' };
}
