import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { endpoints } from '@qicheng/contract/endpoints';
import { uploadFile } from '@qicheng/contract/upload/index';
import { SessionService } from '@qicheng/core/auth';
import { OperatorService } from '@qicheng/core/operator';
import { SettingsService, SiteInfoService } from '@qicheng/core/site';
import { operatorPages } from '../../src/kit/page/operator-pages.js';
import { startApi, type TestApi } from '../harness.js';
import { openAccount, Visitor } from '../visitor.js';
import { cookieProblems, headerProblems } from './header-problems.js';
import { pageAddresses, stubPages } from './stub-pages.js';

const BROKEN = '/?broken';
const PASSWORD = 'calm bamboo lake';
const OVER_TLS = { 'x-forwarded-proto': 'https', origin: 'https://evil.example' };

let api: TestApi;
let visitor: Visitor;
let userId: string;
const cookies = new Map<string, string>();
beforeAll(async () => {
  api = await startApi({ appUrl: 'https://qicheng.example' }, ['loopback'], { pages: stubPages(BROKEN) });
  visitor = new Visitor(api);
  ({ userId } = await openAccount(api, '13800000001', 'Luming-2026a'));
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});

interface RequestOptions {
  method?: string;
  body?: string | URLSearchParams;
  headers?: Record<string, string>;
}

async function ask(path: string, { headers, ...init }: RequestOptions = {}): Promise<Response> {
  const response = await fetch(api.url + path, {
    ...init,
    headers: { ...OVER_TLS, ...headers },
    redirect: 'manual',
  });
  await response.arrayBuffer();
  for (const line of response.headers.getSetCookie()) cookies.set(line.slice(0, line.indexOf('=')), line);
  return response;
}

const asPage = { headers: { accept: 'text/html', origin: '' } };
const freshToken = async () =>
  (await api.app.get(SessionService, { strict: false }).open(userId, { ip: '127.0.0.1', userAgent: 'test' }))
    .token;

/** Returns the header problems by request; empty when all responses are strict. */
async function walk(
  requests: readonly (readonly [label: string, answer: () => Promise<Response>, mayBeKept?: boolean])[],
): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  for (const [label, answer, mayBeKept = false] of requests) {
    const response = await answer();
    const found = headerProblems(response, mayBeKept);
    if (found.length > 0) problems[`${label} ${response.status}`] = found;
  }
  return problems;
}

describe('AD2: response headers', () => {
  it.each([
    ['an empty body', '{}', {}],
    ['broken JSON', '{"a":', {}],
    ['a body of an unsupported type', '<a/>', { 'content-type': 'application/xml' }],
    ['a dead token', '{}', { token: 'dead' }],
  ])('are strict on every call with %s', async (_name, body, headers: Record<string, string>) => {
    const calls = endpoints.map(({ method, path }) => {
      const sent = method === 'GET' ? {} : { body };
      const json = { 'content-type': 'application/json', ...headers };
      return [`${method} ${path}`, () => ask(path, { method, headers: json, ...sent })] as const;
    });
    expect(calls.length).toBeGreaterThan(174);
    expect(await walk(calls)).toEqual({});
  });

  it('are strict on every call of a member', async () => {
    const calls = endpoints.map(({ method, path }) => {
      const answer = async () => {
        const headers = { 'content-type': 'application/json', token: await freshToken() };
        return ask(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
      };
      return [`${method} ${path}`, answer] as const;
    });
    expect(await walk(calls)).toEqual({});
  });

  it('are strict on every page, with a unique nonce', async () => {
    expect(pageAddresses.length).toBeGreaterThan(30);
    const pages = pageAddresses.map((path) => [path, () => ask(path, asPage), true] as const);
    expect(await walk(pages)).toEqual({});
    const policies = await Promise.all(pageAddresses.map(async (path) => await ask(path, asPage)));
    const nonces = policies.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
    );
    expect(new Set(nonces).size).toBe(pageAddresses.length);
    const page = await fetch(`${api.url}/`, { headers: { ...OVER_TLS, accept: 'text/html' } });
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '-';
    expect(await page.text()).toContain(`nonce="${nonce}"`);
  });

  it('are strict on operator pages and local drivers, for visitors and for an owner', async () => {
    const operators = api.app.get(OperatorService, { strict: false });
    await operators.add({ actor: 'ops-cli', name: 'owner-lin', role: 'owner', password: PASSWORD });
    const form = new URLSearchParams({ name: 'owner-lin', password: PASSWORD });
    const signedIn = await ask('/ops/sign-in', {
      method: 'POST',
      body: form,
      headers: { origin: 'https://qicheng.example' },
    });
    expect([signedIn.status, headerProblems(signedIn, false)]).toEqual([303, []]);
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const addresses = [...Object.values(operatorPages), '/ops/lost', '/dev/cashier', '/dev/wechat/phone'];
    const pages = addresses.flatMap((path) => [
      [`visitor ${path}`, () => ask(path, asPage)] as const,
      [`owner ${path}`, () => ask(path, { headers: { ...asPage.headers, cookie } })] as const,
    ]);
    expect(await walk(pages)).toEqual({});
  });

  it('are strict on files, health and documentation', async () => {
    const kept = ['/favicon.svg', '/favicon.ico', '/robots.txt', '/sitemap.xml', '/assets/none.js'];
    const documentation = ['/docs', '/docs/openapi.json', '/docs/assets/swagger-ui.css'];
    const requests = [...kept, ...documentation].map((path) => [path, () => ask(path), true] as const);
    const health = ['/healthz', '/readyz'].map((path) => [path, () => ask(path)] as const);
    expect(await walk([...requests, ...health])).toEqual({});
  });

  it('are strict on a file served to its owner', async () => {
    const token = await freshToken();
    const { url } = await api.as(token)(
      uploadFile,
      {},
      { file: new Blob(['姓名：张三']), fileName: '张三.txt' },
    );
    const { pathname, search } = new URL(url, api.url);
    const file = await ask(pathname + search);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment;/),
    ]);
    expect(headerProblems(file, false)).toEqual([]);
  });

  it('are strict on errors: 400, 404, 413, 415, 500 and 503', async () => {
    const json = { 'content-type': 'application/json' };
    const large = JSON.stringify({ keyword: 'x'.repeat(70_000) });
    const search = '/make_resume/school_search';
    const info = jest
      .spyOn(api.app.get(SiteInfoService, { strict: false }), 'site')
      .mockRejectedValue(new Error('secret detail'));
    const requests = [
      ['lost page', () => ask('/no/such', asPage), true],
      ['lost call', () => ask('/no/such', { method: 'POST', headers: json, body: '{}' })],
      ['bad encoding', () => ask('/%E0%A4%A', { headers: json })],
      ['broken JSON', () => ask(search, { method: 'POST', headers: json, body: '{' })],
      ['too large', () => ask(search, { method: 'POST', headers: json, body: large })],
      ['type', () => ask(search, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' })],
      ['broken call', () => ask('/index/websit_info')],
      ['broken page', () => ask(BROKEN, asPage)],
    ] as const;
    const statuses: number[] = [];
    const problems = await walk(
      requests.map(([label, answer, mayBeKept]) => [
        label,
        async () => {
          const response = await answer();
          statuses.push(response.status);
          return response;
        },
        mayBeKept,
      ]),
    );
    info.mockRestore();
    expect(problems).toEqual({});
    expect(statuses).toEqual([404, 404, 404, 400, 413, 415, 500, 500]);
  });

  it('are strict in maintenance mode', async () => {
    const settings = api.app.get(SettingsService, { strict: false });
    await settings.change({ actor: 'test', key: 'maintenance', value: true });
    const answers = await walk([
      ['page', () => ask('/', asPage)],
      ['call', () => ask('/index/websit_info')],
    ]);
    await settings.change({ actor: 'test', key: 'maintenance', value: null });
    expect(answers).toEqual({});
  });
});

describe('AD2: cookies', () => {
  it('are Secure, SameSite, host-only and HttpOnly, except those of the specification', async () => {
    const json = { 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      ask(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    await post('/user/wxPcloginCode', {});
    await ask('/captcha/getImg');
    const { code, challengeId } = await visitor.receiveCode('13800000001', 'forgotPassword');
    await post('/user/forgetPassword', { phone: '13800000001', code, msg_id: challengeId });
    const credentials = { login_type: 'cas', type: '1', phone: '13800000001', password: 'Luming-2026a' };
    expect((await post('/user/login', credentials)).status).toBe(200);
    const own = ['__Host-pcview', '__Host-qicheng-browser', '__Host-qicheng-ops', '__Host-rst'];
    const known = [...own, 'flag_code', 'm_id', 'pass_ticket'];
    expect([...cookies.keys()].sort()).toEqual(known);
    expect([...cookies.values()].flatMap(cookieProblems)).toEqual([]);
  });
});

describe('transport', () => {
  it('is never fixed by a redirect: a call over plain HTTP is answered directly', async () => {
    const answer = await fetch(`${api.url}/myinfo/info`, { method: 'POST', redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([401, null]);
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('rejects the method %s', async (method) => {
    const { port } = new URL(api.url);
    const headers = { 'x-echo': 'echo-me', origin: 'https://evil.example' };
    const answer = await new Promise<{ status: number; text: string; allowed: unknown }>(
      (resolve, reject) => {
        rawRequest({ port, method, path: '/user/login', headers }, (response) => {
          let text = '';
          response.on('data', (chunk) => (text += String(chunk)));
          response.on('end', () => {
            const allowed = response.headers['access-control-allow-origin'];
            resolve({ status: response.statusCode ?? 0, text, allowed });
          });
        })
          .on('error', reject)
          .end();
      },
    );
    expect(answer).toMatchObject({ status: 404, allowed: undefined });
    expect(answer.text).not.toContain('echo-me');
  });

  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
    ['a length and chunked encoding', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['an unknown framing', 'Transfer-Encoding: xchunked'],
    ['a folded header', 'X-A: b\r\n c: d\r\nContent-Length: 2'],
  ])('rejects a message with %s', async (_name, framing) => {
    const { port } = new URL(api.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`POST /user/login HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n{}\r\n0\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('HTTP/1.1 200');
  });
});
