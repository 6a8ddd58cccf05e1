import type { TestApi, WireAnswer } from './harness.js';

/** A browser without scripts: keeps cookies between calls, and the token as local storage would. */
export class BrowserClient {
  readonly cookies = new Map<string, string>();
  /** Every Set-Cookie line seen. */
  readonly setCookies: string[] = [];
  token: string | null = null;

  constructor(
    private readonly api: TestApi,
    private readonly headers: Record<string, string> = {},
  ) {}

  async post(path: string, body: Record<string, unknown> = {}): Promise<WireAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.api.post(path, body, {
      ...this.headers,
      ...(cookie === '' ? {} : { cookie }),
      ...(this.token === null ? {} : { token: this.token }),
    });
    for (const line of answer.headers.getSetCookie()) this.take(line);
    const token: unknown = (answer.data as { token?: unknown } | null)?.token;
    if (typeof token === 'string') this.token = token;
    return answer;
  }

  private take(line: string): void {
    this.setCookies.push(line);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
