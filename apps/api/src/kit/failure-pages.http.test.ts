import { operatorCookieName, OperatorSessionService } from '@qicheng/core/operator';
import { Failure } from '@qicheng/core/platform';
import { startApi, type TestApi } from '../../test/harness.js';
import { stubPages } from '../../test/headers/stub-pages.js';

const BROKEN = '/?broken';
const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, [], { pages: stubPages(BROKEN) });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.stop());

interface RequestOptions {
  method?: string;
  body?: string;
  accept?: string;
  type?: string;
}

async function open(path: string, { method = 'GET', body, accept = HTML, type }: RequestOptions = {}) {
  const response = await fetch(api.url + path, {
    method,
    headers: { accept, ...(type !== undefined && { 'content-type': type }) },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A complete document in Chinese, allowed by its content security policy, with a link to continue. */
function expectPage({ headers, text }: Awaited<ReturnType<typeof open>>): void {
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toMatch(/^<!doctype html>/);
  expect(text).toContain('<html lang="zh-CN">');
  expect(text).toMatch(/<h1>\p{Script=Han}+<\/h1>/u);
  expect(text).toMatch(/<a href="(\/|\/ops)?">/);
  const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
  expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(text).not.toContain('<script');
}

const LINK = 'id=00000000-0000-4000-8000-000000000000&expires=1&signature=a';
const CARD = `/api/resume/share/card?md5=${'0'.repeat(32)}`;
/** A file opened in a browser: expired, already downloaded, or nonexistent. */
const FILES = [`/api/account/data-export/file?${LINK}`, `/api/files?${LINK}&show=attachment`, CARD];

describe('the error page for browsers', () => {
  it.each(['/api/nothing', ...FILES])('is shown if nothing is found: %s', async (path) => {
    const answer = await open(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expectPage(answer);
  });

  it('is not sent to clients that accept JSON or anything', async () => {
    for (const accept of ['application/json', '*/*', 'application/json, text/plain, */*']) {
      const answer = await open('/api/nothing', { accept });
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toEqual({
        code: 0,
        msg: '请求错误，未找到该资源',
        reason: 'notFound',
        data: null,
      });
    }
  });

  it('is shown for an internal error, with the id in the log', async () => {
    const answer = await open(BROKEN);
    expect(answer.status).toBe(500);
    expectPage(answer);
    expect(answer.text).toContain(answer.headers.get('x-request-id') ?? '-');
    expect(answer.text).toContain('<a href="">重新打开</a>');
    expect(answer.text).not.toContain('no such page');
  });

  it('is shown if an address exceeds its rate limit, with the retry time', async () => {
    let answer = await open(CARD);
    for (let call = 0; call < 61 && answer.status !== 429; call += 1) answer = await open(CARD);
    expect(answer.status).toBe(429);
    expectPage(answer);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.text).toMatch(/约 \d+ (秒|分钟)后可以再试。/);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  });

  it('is shown for a body that is too large or of an unsupported type', async () => {
    const large = await open('/user/login', {
      method: 'POST',
      body: `a=${'x'.repeat(70_000)}`,
      type: 'application/x-www-form-urlencoded',
    });
    expect(large.status).toBe(413);
    expectPage(large);
    expect(large.text).toContain('内容过大，请精简后再试。');
    const other = await open('/user/login', { method: 'POST', body: '<a/>', type: 'application/xml' });
    expect(other.status).toBe(415);
    expectPage(other);
  });

  it('does not replace refusals with HTTP 200', async () => {
    const answer = await open('/user/login', {
      method: 'POST',
      body: JSON.stringify({ login_type: 'cas', type: '1', phone: '13800000000', password: 'Wrong-2026' }),
      type: 'application/json',
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 0 });
  });

  it('links to the same address without naming it, which could start with another host', async () => {
    const answer = await open('//evil.example/%2e%2e/api?broken');
    expect(answer.text).not.toContain('evil.example');
  });
});

describe('an error under /ops', () => {
  const fail = (thrown: Error) =>
    jest
      .spyOn(api.app.get(OperatorSessionService, { strict: false }), 'authenticate')
      .mockRejectedValue(thrown);
  const openConsole = async () => {
    const response = await fetch(`${api.url}/ops`, {
      headers: { accept: HTML, cookie: `${operatorCookieName(false)}=${'t'.repeat(40)}` },
      redirect: 'manual',
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each([
    [503, new Failure('busy')],
    [429, new Failure('tooManyRequests', { retryAfterSeconds: 7 })],
    [500, new Error('an unforeseen error')],
  ])('is shown as a page with status %d', async (status, thrown) => {
    fail(thrown);
    const answer = await openConsole();
    expect(answer.status).toBe(status);
    expectPage(answer);
    expect(answer.headers.has('retry-after')).toBe(status !== 500);
    expect(answer.text).not.toContain('an unforeseen error');
  });

  it('is shown as a page if the form is too large', async () => {
    const answer = await open('/ops/settings', {
      method: 'POST',
      body: `a=${'x'.repeat(70_000)}`,
      type: 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(413);
    expectPage(answer);
    expect(answer.text).toContain('href="/ops"');
  });
});
