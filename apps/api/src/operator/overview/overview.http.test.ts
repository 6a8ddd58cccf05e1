import { OperatorService } from '@qicheng/core/operator';
import { SettingsService } from '@qicheng/core/site';
import { SiteStatisticsService } from '@qicheng/core/site-statistics';
import { startApi, type TestApi } from '#test/harness.js';
import { newestAudits } from '#test/newest-audits.js';
import { OperatorBrowser } from '#test/operator-browser.js';
import { openAccount } from '#test/visitor.js';

const password = 'calm bamboo lake';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const operators = api.app.get(OperatorService, { strict: false });
  for (const role of ['owner', 'content', 'school', 'support', 'judge'])
    await operators.add({ actor: 'ops-cli', name: `${role}-lin`, role, password });
});
afterAll(() => api.stop());

async function browserOf(role: string): Promise<OperatorBrowser> {
  const browser = new OperatorBrowser(api.url);
  await browser.signIn(`${role}-lin`, password);
  return browser;
}

describe('the overview', () => {
  it('says that there are no figures yet, then shows them', async () => {
    const owner = await browserOf('owner');
    expect((await owner.open('/ops')).text).toContain('还没有数字');
    await openAccount(api, '13800000801');
    await api.app.get(SiteStatisticsService, { strict: false }).record();
    const { text } = await owner.open('/ops?days=7');
    expect(text).toContain('aria-label="注册：共 1，前 7 天为 0；最多的一天 1"');
    expect(text).toContain('aria-label="活跃用户：日均 0.1');
    expect(text).toMatch(/href="\/ops\?days=7"\s+aria-current="true"/);
  });

  it.each([
    ['owner', true, true],
    ['support', true, true],
    ['content', true, false],
    ['school', false, false],
    ['judge', false, false],
  ])('shows %s figures: %s, money: %s', async (role, hasFigures, hasMoney) => {
    const browser = await browserOf(role);
    const { status, text } = await browser.open('/ops');
    expect([status, text.includes('>注册</h2>'), text.includes('>收款与退款</h2>')]).toEqual([
      200,
      hasFigures,
      hasMoney,
    ]);
    const file = await browser.open('/ops/figures.csv');
    expect(file.status).toBe(hasFigures ? 200 : 403);
    expect(file.text.includes('收款与退款')).toBe(hasMoney);
  });

  it('asks those who may change settings for what the footer lacks', async () => {
    const owner = await browserOf('owner');
    expect((await owner.open('/ops')).text).toContain('网站底部还没有运营者名称、联系邮箱，');
    expect((await (await browserOf('judge')).open('/ops')).text).not.toContain('网站底部');
    const settings = api.app.get(SettingsService, { strict: false });
    await settings.change({ actor: 'ops-cli', key: 'operatorName', value: '启程（示例）有限公司' });
    const { text } = await owner.open('/ops');
    expect(text).toContain('网站底部还没有联系邮箱，');
  });

  it.each(['0', '-7', '31', '7.5', 'x', '', '7&days=30', "'; --"])('treats %j as a month', async (days) => {
    const { status, text } = await (await browserOf('owner')).open(`/ops?days=${days}`);
    expect(status).toBe(200);
    expect(text).toMatch(/href="\/ops\?days=30"\s+aria-current="true"/);
  });

  it.each(['period', 'backlog'] as const)(
    'shows the services if the figures (%s) cannot be read',
    async (part) => {
      const owner = await browserOf('owner');
      const statistics = api.app.get(SiteStatisticsService, { strict: false });
      jest.spyOn(statistics, part).mockRejectedValueOnce(new Error('canceling statement due to timeout'));
      const { status, text } = await owner.open('/ops');
      expect([status, text]).toEqual([200, expect.stringContaining('经营数字暂时读不出来，请稍后刷新')]);
      expect(text).toMatch(/数据库<\/dt>\s*<dd class="">正常/);
      expect((await owner.open('/ops')).text).not.toContain('读不出来');
    },
  );

  it('exports a file with a row per day, and audits it', async () => {
    const { headers, text } = await (await browserOf('owner')).open('/ops/figures.csv?days=7');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment');
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toMatch(/^\uFEFF?"日期","注册：注册"/);
    const list = await newestAudits(api);
    expect(list[0]).toMatchObject({ actor: 'operator:owner-lin', action: 'figures.export' });
  });
});
