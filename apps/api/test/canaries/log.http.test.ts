import { SiteInfoService } from '@qicheng/core/site';
import { createLogger } from '../../src/kit/logger.js';
import { startApi, type TestApi } from '../harness.js';
import { openAccount } from '../visitor.js';

interface Line {
  level: number;
  time: string;
  msg: string;
  req?: { id: string; method: string; path: string };
  res?: { status: number };
  responseTime?: number;
  id?: string;
  err?: { type: string; message: string; stack: string };
}

let api: TestApi;
let written: string[] = [];
beforeAll(async () => {
  const logger = createLogger('debug', { write: (line) => void written.push(line) });
  api = await startApi({}, [], { logger });
});
afterAll(() => api.stop());
beforeEach(() => {
  written = [];
});

const lines = () => written.map((line) => JSON.parse(line) as Line);
const requests = () => lines().filter(({ req, res }) => req !== undefined && res !== undefined);

/** Waits until the lines of `count` requests are written, which happens after the response. */
async function settled(count: number): Promise<Line[]> {
  while (requests().length < count) await new Promise((resolve) => setImmediate(resolve));
  return requests();
}

it('has one line per request: time, id, call and outcome, in UTC, as JSON', async () => {
  const answer = await api.post(
    '/user/getSchoolList?secret=1',
    { secret: 'x' },
    { 'x-request-id': 'caller-0001' },
  );
  const [line, ...more] = await settled(1);
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    req: { id: 'caller-0001', method: 'POST', path: '/user/getSchoolList' },
    res: { status: answer.status },
    responseTime: expect.any(Number) as number,
  });
  expect(written.join('')).not.toContain('secret');
});

it('records refusals: no session, no access, not found, too many, invalid', async () => {
  const { token } = await openAccount(api, '13800000001', 'Luming-2026a');
  const login = { login_type: 'cas', type: '1', phone: '13800000001', password: 'Wrong-2026a' };
  const statuses = [
    await api.post('/myinfo/info', {}, { token: 'dead' }),
    await api.post('/no/such/call', {}, { token }),
    await api.post('/make_resume/school_search', { keyword: 7 }),
  ].map(({ status }) => status);
  for (let tries = 0; tries < 12; tries += 1) statuses.push((await api.post('/user/login', login)).status);
  const form = { method: 'POST', body: new URLSearchParams({ name: 'x' }), redirect: 'manual' } as const;
  statuses.push((await fetch(`${api.url}/ops/sign-in`, form)).status);
  expect([...new Set(statuses)]).toEqual(expect.arrayContaining([400, 401, 403, 404, 429]));
  const lines = await settled(statuses.length);
  expect(lines.map(({ res }) => res?.status)).toEqual(statuses);
  expect(lines.every(({ req }) => (req?.id ?? '').length > 7 && (req?.path ?? '') !== '')).toBe(true);
  expect(written.join('')).not.toMatch(/13800000001|Wrong-2026a|dead/);
});

it('records an error under the id given to the caller, who learns nothing else', async () => {
  const problem = new Error('connection to 10.0.0.7 refused');
  const broken = jest
    .spyOn(api.app.get(SiteInfoService, { strict: false }), 'site')
    .mockRejectedValue(problem);
  const answer = await fetch(`${api.url}/index/websit_info`);
  const text = await answer.text();
  broken.mockRestore();
  const { id } = (JSON.parse(text) as { data: { id: string } }).data;
  expect(JSON.parse(text)).toEqual({
    code: 0,
    msg: '服务出了点问题，请稍后再试',
    reason: 'unexpected',
    data: { id },
  });
  expect(text).not.toMatch(/10\.0\.0\.7|at |\.ts/);
  const line = lines().find(({ err }) => err !== undefined);
  expect(line).toMatchObject({ level: 50, id, err: { type: 'Error', message: problem.message } });
  expect(line?.err?.stack).toContain('log.http.test');
});

it('escapes formats, line breaks and colours in addresses', async () => {
  const address = '/a%0A%7B%22level%22%3A60%7D%1B%5B31m%25s%25o';
  await fetch(api.url + address, { method: 'POST', headers: { 'x-request-id': 'a"\\u001b[31m, %s' } });
  const [line] = await settled(1);
  expect(written.filter((text) => text.trim() !== '').length).toBe(lines().length);
  expect(line?.req?.path).toBe(address);
  expect(line?.req?.id).toMatch(/^[\da-f-]{36}$/);
  expect(lines().some(({ level }) => level === 60)).toBe(false);
  expect(written.every((text) => text.endsWith('\n') && text.trim().split('\n').length === 1)).toBe(true);
});
