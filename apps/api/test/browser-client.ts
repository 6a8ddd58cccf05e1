import { CookieBrowser } from './cookie-browser.js';
import type { WireAnswer } from './harness.js';

/** A browser with a page of this site: also stores the token from a sign-in and sends it. */
export class BrowserClient extends CookieBrowser {
  token: string | null = null;
  /** Every `Set-Cookie` header received. */
  readonly setCookies: string[] = [];

  override async post(path: string, body: unknown = {}): Promise<WireAnswer> {
    const answer = await super.post(path, body, this.token === null ? {} : { token: this.token });
    this.setCookies.push(...this.lastSet);
    const token: unknown = (answer.data as { token?: unknown } | null)?.token;
    if (typeof token === 'string') this.token = token;
    return answer;
  }
}
