import type { TestApi, WireAnswer } from './harness.js';

/** An HTTP client that stores cookies and sends them back. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` headers of the last response, for their attributes. */
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
