import { randomUUID } from 'node:crypto';
import { HttpFailureService } from '@qicheng/core/http-failure';
import { OperatorService, UserDirectoryService } from '@qicheng/core/operator';
import { SiteStatisticsService } from '@qicheng/core/site-statistics';
import type { Database } from '@qicheng/db';
import { startApi, type TestApi } from '#test/harness.js';
import { newestAudits } from '#test/newest-audits.js';
import { OperatorBrowser } from '#test/operator-browser.js';
import { openAccount } from '#test/visitor.js';

const password = 'calm bamboo lake';
const AT = new Date('2026-11-20T04:00:00Z');
let api: TestApi;
let rows: Database;
let userId: string;

beforeAll(async () => {
  api = await startApi();
  rows = api.openDatabase();
  const operators = api.app.get(OperatorService, { strict: false });
  for (const role of ['owner', 'content', 'school', 'support', 'judge'])
    await operators.add({ actor: 'ops-cli', name: `${role}-lin`, role, password });
  ({ userId } = await openAccount(api, '13800000811'));
  // 120 runs with groups of equal timestamps, so that a page ends within one.
  await rows.analysis.createMany({
    data: Array.from({ length: 120 }, (_, index) => ({
      userId,
      service: index % 2 === 0 ? 'offer' : 'jobAnalysis',
      status: index % 10 === 0 ? 'failed' : 'done',
      failure: index % 10 === 0 ? 'timedOut' : null,
      input: {},
      inputHash: 'h',
      requestKey: randomUUID(),
      createdAt: new Date(AT.getTime() - Math.floor(index / 7) * 1000),
    })),
  });
  await rows.smsSend.create({ data: { phoneIndex: 'p', purpose: 'login', state: 'failed', createdAt: AT } });
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});

async function browserOf(role: string): Promise<OperatorBrowser> {
  const browser = new OperatorBrowser(api.url);
  await browser.signIn(`${role}-lin`, password);
  return browser;
}
const idsOf = (text: string) => [...text.matchAll(/class="id" title="([^"]+)"/g)].map(([, id]) => id);
const linesOf = (text: string) => text.trimEnd().split('\r\n').slice(1);

describe('an operator list', () => {
  it.each([
    ['owner', [200, 200, 200, 200, 200]],
    ['support', [200, 200, 200, 200, 403]],
    ['content', [403, 403, 403, 403, 403]],
    ['school', [403, 403, 403, 403, 403]],
    ['judge', [403, 403, 403, 403, 403]],
  ])('and its export are open to %s by role', async (role, expected) => {
    const browser = await browserOf(role);
    const found = [];
    for (const path of ['users', 'exports', 'runs', 'failures', 'audit']) {
      const { status } = await browser.open(`/ops/${path}`);
      expect((await browser.open(`/ops/${path}.csv`)).status).toBe(status);
      found.push(status);
    }
    expect(found).toEqual(expected);
  });

  it('redirects visitors to sign-in', async () => {
    for (const path of ['/ops/users', '/ops/runs.csv'])
      expect(await new OperatorBrowser(api.url).open(path)).toMatchObject({ status: 303 });
  });

  it('continues after the last row, even among equal times, and keeps its filters', async () => {
    const owner = await browserOf('owner');
    const seen: (string | undefined)[] = [];
    let path: string | undefined = '/ops/runs?from=2026-11-01';
    for (let page = 0; path !== undefined && page < 9; page += 1) {
      const { text } = await owner.open(path);
      seen.push(...idsOf(text));
      path = /<a href="([^"]+)">更早的<\/a>/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      if (path !== undefined) expect(path).toContain('from=2026-11-01');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('filters by words and by days of China', async () => {
    const owner = await browserOf('owner');
    const { text } = await owner.open('/ops/runs?service=offer&status=failed');
    expect(idsOf(text)).toHaveLength(12);
    expect(text).toContain('>超时</td>');
    expect(text).toMatch(/<option value="offer"\s+selected/);
    expect(text).not.toMatch(/>offer<|>failed<|>timedOut</);
    expect((await owner.open('/ops/runs?from=2026-11-21')).text).toContain('没有符合条件的记录');
    expect(idsOf((await owner.open('/ops/runs?from=2026-11-20&to=2026-11-20')).text)).toHaveLength(50);
  });

  it.each([
    ['service=nothing', '“服务”没有这个选项'],
    ['status=%27%3B--', '“状态”没有这个选项'],
    ['from=2026-02-30', '日期不正确'],
    ['to=yesterday', '日期不正确'],
    ['from=2026-11-24&to=2026-11-01', '开始的日期晚于结束的日期'],
    ['after=1.2', '请从第一页看起'],
    ['after=99999999999999999.x', '请从第一页看起'],
  ])('reports the errors in %s and reads nothing', async (query, problem) => {
    const owner = await browserOf('owner');
    for (const file of ['', '.csv']) {
      const { status, text } = await owner.open(`/ops/runs${file}?${query}`);
      expect(status).toBe(400);
      expect(text).toContain(problem);
      expect(idsOf(text)).toEqual([]);
    }
  });

  it('shows failures of every kind together', async () => {
    const owner = await browserOf('owner');
    const { text } = await owner.open('/ops/failures');
    expect(idsOf(text)).toHaveLength(13);
    expect(text).toMatch(/短信<\/td>\s*<td data-label="内容" class="wrap">登录/);
    expect(idsOf((await owner.open('/ops/failures?kind=sms')).text)).toHaveLength(1);
    const { text: file } = await owner.open('/ops/failures.csv?kind=aiRun');
    expect(linesOf(file)).toHaveLength(12);
  });

  it('excludes rescorings and withdrawn requests', async () => {
    const owner = await browserOf('owner');
    const before = linesOf((await owner.open('/ops/failures.csv?kind=aiRun')).text);
    const run = { userId, service: 'offer', status: 'failed', input: {}, inputHash: 'h' };
    await rows.analysis.createMany({
      data: ['rescore', 'none'].map((step) => ({ ...run, step, requestKey: randomUUID() })),
    });
    expect(idsOf((await owner.open('/ops/runs?from=2026-11-24')).text)).toEqual([]);
    expect(linesOf((await owner.open('/ops/failures.csv?kind=aiRun')).text)).toEqual(before);
    expect(idsOf((await owner.open('/ops/failures?from=2026-11-24')).text)).toEqual([]);
  });

  it('shows which routes failed, how often, and the request id for the log', async () => {
    const owner = await browserOf('owner');
    const statistics = api.app.get(SiteStatisticsService, { strict: false });
    const users = api.app.get(UserDirectoryService, { strict: false });
    const broken = new TypeError('secret of 13800000811');
    jest.spyOn(statistics, 'period').mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
    jest.spyOn(users, 'get').mockRejectedValueOnce(broken);
    const ids = [];
    for (const path of ['/ops/figures.csv?days=7', '/ops/figures.csv?days=30', `/ops/users/${userId}`]) {
      const { status, headers } = await owner.open(path);
      expect(status).toBe(500);
      ids.push(headers.get('x-request-id'));
    }
    await api.app.get(HttpFailureService, { strict: false }).beforeApplicationShutdown();
    const { text } = await owner.open('/ops/failures?kind=http');
    expect(idsOf(text)).toHaveLength(2);
    expect(text).toMatch(/网页与接口[\s\S]*GET \/ops\/users\/:id[\s\S]*请求编号[\s\S]*1 次/);
    const lines = linesOf((await owner.open('/ops/failures.csv?kind=http')).text);
    expect(lines.map((line) => line.split('","').slice(1, 5))).toEqual([
      ['网页与接口', 'GET /ops/users/:id', `请求编号 ${ids[2]}`, '1 次'],
      ['网页与接口', 'GET /ops/figures.csv', `请求编号 ${ids[1]}`, '2 次'],
    ]);
    expect(JSON.stringify(await rows.httpFailure.findMany())).not.toMatch(/secret|13800000811/);
    expect(JSON.stringify(await rows.httpFailure.findMany())).not.toContain(userId);
    await statistics.record();
    const { series } = await statistics.period(7);
    expect(series.find(({ label }) => label === 'http')?.counts.at(-1)).toBe(3);
  });

  it('masks people, in page and export', async () => {
    const owner = await browserOf('owner');
    await rows.user.update({ where: { id: userId }, data: { username: '=HYPERLINK("x")' } });
    for (const path of ['/ops/users', '/ops/users.csv']) {
      const { text } = await owner.open(path);
      expect(text).toContain('138****0811');
      expect(text).not.toContain('13800000811');
    }
    expect((await owner.open('/ops/users?state=disabled')).text).toContain('没有符合条件的记录');
  });

  it('audits views of personal data, and exports with their filters', async () => {
    const owner = await browserOf('owner');
    await owner.open('/ops/runs.csv?service=offer');
    const list = await newestAudits(api);
    expect(list[0]).toMatchObject({
      actor: 'operator:owner-lin',
      action: 'list.export',
      subject: 'AI 运行',
      detail: { filters: ['Offer 选择'] },
    });
    await owner.open('/ops/audit.csv?operator=13800000811&action=list.export&from=2026-11-20&to=2026-11-21');
    const [typed] = await newestAudits(api);
    expect(typed?.detail).toEqual({ filters: ['下载列表', '运营账号', '从 2026-11-20', '到 2026-11-21'] });
    const { text } = await owner.open('/ops/audit?action=list.export&operator=owner-lin');
    expect(text).toContain('AI 运行');
    expect((await owner.open('/ops/audit?operator=nobody')).text).toContain('没有符合条件的记录');
  });
});
