import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Recorded {
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** A stub of the WeChat API that sign-in uses; records every call and can return errors. */
export class WechatStub {
  readonly calls: Recorded[] = [];
  /** The error responses of the next calls to qrcode/create. */
  readonly nextErrors: object[] = [];
  tokenError: object | null = null;
  isSilent = false;
  tokenCount = 0;
  private readonly server = createServer((request, response) => {
    void this.answer(request).then((body) => {
      if (body === null) return;
      response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body));
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  callsOf(path: string): Recorded[] {
    return this.calls.filter((call) => call.path === path);
  }

  reset(): void {
    this.calls.length = 0;
    this.nextErrors.length = 0;
    this.tokenError = null;
    this.isSilent = false;
  }

  private async answer(request: IncomingMessage): Promise<object | null> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    this.calls.push({ path: pathname, query: searchParams, body: text === '' ? null : JSON.parse(text) });
    if (this.isSilent) return null;
    if (pathname === '/cgi-bin/stable_token') return this.tokenError ?? this.newToken();
    if (pathname !== '/cgi-bin/qrcode/create') return { errcode: 48001, errmsg: 'api unauthorized' };
    return (
      this.nextErrors.shift() ?? {
        ticket: 'gQH47joAAAAAAAAAASxodHRwOi8vd2VpeGluLnFxLmNvbS9xL2',
        expire_seconds: 60,
        url: 'http://weixin.qq.com/q/02kZgI7fictional',
      }
    );
  }

  private newToken(): object {
    this.tokenCount += 1;
    return { access_token: `token-${this.tokenCount}`, expires_in: 7200 };
  }
}
