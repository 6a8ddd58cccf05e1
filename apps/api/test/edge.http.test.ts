import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { timeLimit } from '@qicheng/testing/open-database';
import { startApi, type TestApi } from './harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const save = '/make_resume/saveMakeResume';
const info = '/myinfo/info';
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('the edge', () => {
  it.each([
    ['U+0000', { keyword: 'a\u0000b' }],
    ['a lone surrogate', '{"keyword":"\\ud800"}'],
    ['a body nested 1,000 deep', nested(1000)],
  ])('rejects %s with 400 and a Chinese message', async (_name, body) => {
    const answer = await api.post('/make_resume/school_search', body);
    expect(answer).toMatchObject({ status: 400, code: 0, reason: 'invalidInput', data: null });
    expect(answer.msg).toMatch(/[\u4e00-\u9fff]/);
  });

  it('rejects a body over the limit of its contract', async () => {
    const answer = await api.post('/make_resume/school_search', { keyword: 'x'.repeat(70_000) });
    expect(answer).toMatchObject({ status: 413, msg: '内容过大，请精简后再试', reason: 'bodyTooLarge' });
  });

  it('rejects broken JSON without repeating it', async () => {
    const answer = await api.post('/make_resume/school_search', '{"keyword": secret');
    expect(answer).toMatchObject({ status: 400, msg: '请求内容不正确', reason: 'invalidInput' });
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', ''])(
    'rejects a body of type "%s" instead of treating it as empty',
    async (type) => {
      const answer = await api.post('/make_resume/school_search', '{"keyword":"北京"}', {
        'content-type': type,
      });
      const refusal = { status: 415, code: 0, msg: '请求格式不支持', reason: 'mediaTypeUnsupported' };
      expect(answer).toMatchObject(refusal);
    },
  );

  it('accepts a POST without a body, whatever its type', async () => {
    const answer = await api.post(info, '', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(401);
  });

  it('reports field errors without naming types', async () => {
    const answer = await api.post('/make_resume/school_search', { keyword: 7 });
    expect(answer).toMatchObject({ status: 400, msg: '请求内容不正确', reason: 'invalidInput' });
  });

  it('responds to an unknown path with 404 in the envelope', async () => {
    expect(await api.post('/no/such', {})).toMatchObject({
      status: 404,
      code: 0,
      msg: '请求错误，未找到该资源',
      reason: 'notFound',
    });
  });

  it('has no reason in a success', async () => {
    const answer = await api.post('/make_resume/school_search', { keyword: '北京' });
    expect(answer.status).toBe(200);
    expect(answer).not.toHaveProperty('reason');
  });

  it('keeps injected objects and prototype keys out of forms', async () => {
    const form = new URLSearchParams({ 'keyword[not]': '', '__proto__[x]': '1', keyword: '北京' });
    expect((await api.post('/make_resume/school_search', form)).status).toBe(200);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('the session token', () => {
  it.each([
    ['none', {}, {}],
    ['garbage in the header', {}, { token: 'garbage' }],
    ['a foreign bearer token', {}, { authorization: 'Bearer a.b.c' }],
    ['garbage in the body', { token: 'garbage' }, {}],
    ['header and body that disagree', { token: 'b' }, { token: 'a' }],
    ['a token of 64 kB', {}, { token: 'x'.repeat(10_000) }],
  ])('is rejected with 401: %s', async (_name, body, headers: Record<string, string>) => {
    expect(await api.post(info, body, headers)).toMatchObject({
      status: 401,
      code: 0,
      reason: 'unauthenticated',
    });
  });

  it('is never read from the URL', async () => {
    expect((await api.post(`${save}?token=garbage`, {})).status).toBe(401);
  });

  it('may be invalid if optional', async () => {
    expect(
      (await api.post('/make_resume/school_search', { keyword: '北京' }, { token: 'garbage' })).status,
    ).toBe(200);
  });
});

// Below 30 s, the interval of Node's own check for slow headers, which must not be what ends the connection.
it(
  'a client that sends headers too slowly is disconnected soon after the limit',
  async () => {
    const server = api.app.getHttpServer();
    const { headersTimeout } = server;
    server.headersTimeout = 100;
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nx-slow: ');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    server.headersTimeout = headersTimeout;
    expect(answer.toString()).toContain('408');
    socket.destroy();
  },
  Math.min(timeLimit(15_000), 28_000),
);

describe('every response', () => {
  it('has a policy, an id and no trace of the framework', async () => {
    const response = await fetch(`${api.url}/healthz`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('readiness depends on database and migrations', async () => {
    const response = await fetch(`${api.url}/readyz`);
    expect(await response.json()).toEqual({ ready: true, database: 'ok', migrations: 'ok', stopping: false });
  });

  it('serves the API documentation, page and document', async () => {
    const page = await fetch(`${api.url}/docs`);
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    expect(await page.text()).toContain(`<script nonce="${nonce}"`);
    const document = (await (await fetch(`${api.url}/docs/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain('/user/login');
  });
});
