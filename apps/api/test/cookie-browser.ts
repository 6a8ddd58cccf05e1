import type { TestApi, WireAnswer } from './harness.js';

/** A browser as the calls see it: it keeps the cookies that it is given and sends them back. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` lines of the last answer, for what they say beside the value. */
  lastSet: string[] = [];

  constructor(
    private readonly api: TestApi,
    private readonly headers: Record<string, string> = {},
  ) {}

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<WireAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.api.post(path, body, {
      ...this.headers,
      ...(cookie && { cookie }),
      ...headers,
    });
    this.lastSet = answer.headers.getSetCookie();
    for (const line of this.lastSet) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
