/** A browser without scripts for the operator pages: cookies, Origin and forms. */
export class OperatorBrowser {
  cookie = '';

  constructor(private readonly url: string) {}

  async open(
    path: string,
  ): Promise<{ status: number; location: string | null; headers: Headers; text: string }> {
    return this.send(path, {});
  }

  /** Submits a form like a page of the site; `headers` replaces the browser's own headers. */
  async submit(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { origin: this.url },
  ) {
    return this.send(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** Returns the CSRF token in the forms of a page. */
  async formToken(path: string): Promise<string> {
    const { text } = await this.open(path);
    return /name="formToken" value="([^"]+)"/.exec(text)?.[1] ?? '';
  }

  async signIn(name: string, password: string) {
    return this.submit('/ops/sign-in', { name, password });
  }

  private async send(
    path: string,
    init: { method?: string; body?: URLSearchParams; headers?: Record<string, string> },
  ) {
    const headers = { ...init.headers, ...(this.cookie ? { cookie: this.cookie } : {}) };
    const response = await fetch(this.url + path, { ...init, headers, redirect: 'manual' });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    return {
      status: response.status,
      location: response.headers.get('location'),
      headers: response.headers,
      text,
    };
  }
}
