import { OperatorService } from '@qicheng/core/operator';
import { SettingsService } from '@qicheng/core/site';
import { startApi, type TestApi } from '../../test/harness.js';
import { newestAudits } from '../../test/newest-audits.js';
import { OperatorBrowser } from '../../test/operator-browser.js';

const password = 'calm bamboo lake';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const operators = api.app.get(OperatorService, { strict: false });
  for (const role of ['owner', 'content', 'school', 'support']) {
    await operators.add({ actor: 'ops-cli', name: `${role}-lin`, role, password });
  }
});
afterAll(() => api.stop());

const browserOf = async (role: string): Promise<OperatorBrowser> => {
  const browser = new OperatorBrowser(api.url);
  expect(await browser.signIn(`${role}-lin`, password)).toMatchObject({ status: 303, location: '/ops' });
  return browser;
};
const settings = () => api.app.get(SettingsService, { strict: false });
const lastAudit = async () => (await newestAudits(api))[0];

describe('operator sign-in', () => {
  it.each(['/ops', '/ops/settings', '/ops/audit', '/ops/messages'])(
    'redirects a visitor of %s to the form',
    async (path) => {
      const answer = await new OperatorBrowser(api.url).open(path);
      expect(answer).toMatchObject({ status: 303, location: '/ops/sign-in' });
    },
  );

  it('sets a cookie hidden from scripts and other sites', async () => {
    const browser = new OperatorBrowser(api.url);
    const { headers } = await browser.signIn('owner-lin', password);
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^qicheng-ops=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
  });

  it('returns the form for a wrong password, with name and reason', async () => {
    const { status, text } = await new OperatorBrowser(api.url).signIn('owner-lin', 'wrong wrong wrong');
    expect(status).toBe(401);
    expect(text).toContain('名称或密码不正确。');
    expect(text).toContain('value="owner-lin"');
    expect(text).not.toContain('wrong wrong');
  });

  it('rejects a form from another site or of unknown origin', async () => {
    const fields = { name: 'owner-lin', password };
    const browser = new OperatorBrowser(api.url);
    expect((await browser.submit('/ops/sign-in', fields, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await browser.submit('/ops/sign-in', fields, {})).status).toBe(403);
  });

  it('ends with sign-out', async () => {
    const browser = await browserOf('owner');
    const { cookie } = browser;
    const formToken = await browser.formToken('/ops');
    expect(await browser.submit('/ops/sign-out', { formToken })).toMatchObject({
      status: 303,
      location: '/ops/sign-in',
    });
    browser.cookie = cookie;
    expect(await browser.open('/ops')).toMatchObject({ status: 303 });
  });

  it('says how long to wait after too many attempts', async () => {
    const browser = new OperatorBrowser(api.url);
    for (let i = 0; i < 5; i += 1) await browser.signIn('nobody', 'wrong wrong wrong');
    const { status, headers, text } = await browser.signIn('nobody', 'wrong wrong wrong');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
    expect(text).toContain('尝试次数过多，请 15 分钟后再试。');
  });
});

describe('operator pages', () => {
  it('use no script or inline style without the nonce', async () => {
    const { status, headers, text } = await (await browserOf('owner')).open('/ops');
    expect(status).toBe(200);
    const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(text).not.toMatch(/<script|style="|onclick/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('show the state of the services', async () => {
    const { text } = await (await browserOf('school')).open('/ops');
    expect(text).toMatch(/数据库<\/dt>\s*<dd class="">正常/);
  });

  it.each([
    ['owner', [200, 200, 200]],
    ['content', [200, 403, 403]],
    ['school', [403, 403, 403]],
    ['support', [403, 403, 200]],
  ])('are open to %s by role', async (role, expected) => {
    const browser = await browserOf(role);
    const statuses = [];
    for (const path of ['/ops/settings', '/ops/audit', '/ops/messages'])
      statuses.push((await browser.open(path)).status);
    expect(statuses).toEqual(expected);
  });

  it('audit views of messages', async () => {
    await (await browserOf('support')).open('/ops/messages');
    expect(await lastAudit()).toMatchObject({ actor: 'operator:support-lin', action: 'messages.read' });
  });
});

describe('/ops/settings', () => {
  const save = async (browser: OperatorBrowser, change: Record<string, string>) => {
    const { text } = await browser.open('/ops/settings');
    const fields = Object.fromEntries(
      [...text.matchAll(/<input type="(?:text|hidden)"[^>]* name="(\w+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const hidden = { formToken: await browser.formToken('/ops/settings') };
    return browser.submit('/ops/settings', {
      ...fields,
      ...hidden,
      vipEnabled: '1',
      payEnabled: '1',
      aiCountsEnabled: '1',
      contestFlag: '3',
      ...change,
    });
  };

  it('saves, audits and shows changes', async () => {
    const browser = await browserOf('content');
    const links = '帮助中心 /index/help?type=1\r\n关于 我们 https://example.cn/about\r\n';
    expect(
      await save(browser, {
        contestFlag: '1',
        debugButton: '1',
        hotline: '400-000-0000',
        footerLinks: links,
      }),
    ).toMatchObject({
      status: 303,
      location: '/ops/settings?saved=1',
    });
    expect(await settings().all()).toMatchObject({
      contestFlag: 1,
      debugButton: true,
      hotline: '400-000-0000',
      vipEnabled: true,
      footerLinks: [
        { name: '帮助中心', url: '/index/help?type=1' },
        { name: '关于 我们', url: 'https://example.cn/about' },
      ],
    });
    const list = await newestAudits(api, 50);
    const written = list.filter(({ action }) => action === 'setting.change').map(({ subject }) => subject);
    expect(written.sort()).toEqual(['contestFlag', 'debugButton', 'footerLinks', 'hotline']);
    expect((await browser.open('/ops/settings?saved=1')).text).toContain('已保存。');
  });

  it('saves nothing if a field is invalid, says why and keeps the input', async () => {
    const browser = await browserOf('owner');
    const { status, text } = await save(browser, { chatUrl: 'javascript:alert("x")', copyright: '新的版权' });
    expect(status).toBe(400);
    expect(text).toContain('请输入以 http://、https:// 或 / 开头的地址');
    expect(text).toContain('value="javascript:alert(&quot;x&quot;)"');
    expect(text).toContain('value="新的版权"');
    expect(await settings().get('copyright')).toBe('启程');
    for (const activationGift of ['很多', '-1', '', '1001'])
      expect((await save(browser, { activationGift })).status).toBe(400);
    expect(await settings().get('activationGift')).toBe(10);
    expect((await save(browser, { activationGift: '12' })).status).toBe(303);
    expect(await settings().get('activationGift')).toBe(12);
  });

  it('rejects a form without the session’s token, of another origin, or of a role without access', async () => {
    const owner = await browserOf('owner');
    expect((await owner.submit('/ops/settings', { hotline: '1' })).status).toBe(403);
    const formToken = await owner.formToken('/ops/settings');
    expect(
      (await owner.submit('/ops/settings', { formToken, hotline: '1' }, { origin: 'https://evil.example' }))
        .status,
    ).toBe(403);
    const support = await browserOf('support');
    expect(
      (await support.submit('/ops/settings', { formToken: await support.formToken('/ops'), hotline: '1' }))
        .status,
    ).toBe(403);
    expect(await settings().get('hotline')).not.toBe('1');
  });
});
