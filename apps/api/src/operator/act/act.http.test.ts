import { randomUUID } from 'node:crypto';
import { OperatorService } from '@qicheng/core/operator';
import { StudentSchoolService } from '@qicheng/core/student';
import type { Database } from '@qicheng/db';
import { startApi, type TestApi } from '#test/harness.js';
import { newestAudits } from '#test/newest-audits.js';
import { OperatorBrowser } from '#test/operator-browser.js';
import { openShop } from '#test/shop.js';
import { openAccount } from '#test/visitor.js';

const password = 'calm bamboo lake';
const ROLES = ['owner', 'content', 'school', 'support', 'judge'] as const;
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/ops/campaigns': ['owner', 'content'],
  '/ops/schools': ['owner', 'school'],
  '/ops/products': ['owner'],
  '/ops/announcements': ['owner', 'content'],
  '/ops/operators': ['owner'],
  '/ops/partners': ['owner'],
  '/ops/sources': ['owner', 'content'],
};

let api: TestApi;
let shop: Awaited<ReturnType<typeof openShop>>;
let rows: Database;
const browsers = new Map<string, OperatorBrowser>();
let userId: string;

beforeAll(async () => {
  api = await startApi();
  shop = await openShop(api);
  rows = shop.database;
  const operators = api.app.get(OperatorService, { strict: false });
  for (const role of ROLES) {
    await operators.add({ actor: 'ops-cli', name: `${role}-lin`, role, password });
    const browser = new OperatorBrowser(api.url);
    await browser.signIn(`${role}-lin`, password);
    browsers.set(role, browser);
  }
  ({ userId } = await openAccount(api, '13800000821'));
});
afterAll(async () => {
  await shop.stop();
  await api.stop();
});

const as = (role: string): OperatorBrowser => browsers.get(role)!;
const newest = async () => (await newestAudits(api))[0];

/** Submits a form and confirms it if required. */
async function submit(path: string, act: string, fields: Record<string, string>, role = 'owner') {
  const form = { formToken: await as(role).formToken('/ops'), formKey: randomUUID(), act, ...fields };
  const first = await as(role).submit(path, form);
  if (first.status !== 200 || !first.text.includes('name="confirmed"')) return first;
  expect(first.text).not.toContain('name="formKey" value=""');
  return as(role).submit(path, { ...form, confirmed: '1' });
}

describe('action pages', () => {
  it.each(Object.entries(PAGES))('%s and its actions are open to %j only', async (path, allowed) => {
    for (const role of ROLES) {
      const expected = allowed.includes(role) ? 200 : 403;
      expect([role, (await as(role).open(path)).status]).toEqual([role, expected]);
      const formToken = await as(role).formToken('/ops');
      const { status } = await as(role).submit(path, { formToken, act: 'nothing' });
      expect([role, status]).toEqual([role, expected === 200 ? 400 : 403]);
      const menu = (await as(role).open('/ops')).text;
      expect([role, menu.includes(`href="${path}"`)]).toEqual([role, expected === 200]);
    }
    expect(await new OperatorBrowser(api.url).open(path)).toMatchObject({ status: 303 });
  });

  it.each(Object.keys(PAGES))('%s rejects a form of another page or site', async (path) => {
    expect((await as('owner').submit(path, { act: 'add' })).status).toBe(403);
    const formToken = await as('owner').formToken('/ops');
    const evil = { origin: 'https://evil.example' };
    expect((await as('owner').submit(path, { formToken, act: 'add' }, evil)).status).toBe(403);
  });
});

describe('actions that the command line offers too', () => {
  it('create a campaign for days of China, and end it after confirmation', async () => {
    const campaign = { name: '秋招', school: '', count: '20', first: '2099-12-01', last: '2099-12-02' };
    expect((await submit('/ops/campaigns', 'create', campaign)).location).toBe('/ops/campaigns?done=create');
    const { id, startsAt, endsAt } = await rows.campaign.findFirstOrThrow({ where: { name: '秋招' } });
    expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([
      '2099-11-30T16:00:00.000Z',
      '2099-12-02T16:00:00.000Z',
    ]);
    const formToken = await as('owner').formToken('/ops');
    const confirmation = await as('owner').submit('/ops/campaigns', { formToken, act: 'disable', id });
    expect(confirmation.text).toContain('不能恢复');
    expect((await rows.campaign.findUniqueOrThrow({ where: { id } })).disabledAt).toBeNull();
    expect((await submit('/ops/campaigns', 'disable', { id })).status).toBe(303);
    expect((await rows.campaign.findUniqueOrThrow({ where: { id } })).disabledAt).not.toBeNull();
    expect(await newest()).toMatchObject({ actor: 'operator:owner-lin', action: 'campaign.disable' });
    expect((await submit('/ops/campaigns', 'disable', { id: 'x' })).status).toBe(400);
  });

  it.each([
    [{ name: '' }, '请填写“名称”'],
    [{ name: '名'.repeat(51) }, '“名称”不能超过 50 个字'],
    [{ name: '\u200b' }, '“名称”'],
    [{ count: '0' }, '“每人次数”应是 1 到 1000 的整数'],
    [{ count: '1e2' }, '“每人次数”应是 1 到 1000 的整数'],
    [{ first: '2026-02-30' }, '“第一天”应是日期'],
    [{ first: '2099-12-03' }, '最后一天不能早于第一天'],
  ])('report the errors in %j, keep the rest and create nothing', async (wrong, problem) => {
    const before = await rows.campaign.count();
    const campaign = { name: '春招', school: '某校', count: '20', first: '2099-12-01', last: '2099-12-02' };
    const { status, text } = await submit('/ops/campaigns', 'create', { ...campaign, ...wrong });
    expect(status).toBe(400);
    expect(text).toContain(problem);
    expect(text).toContain('value="某校"');
    expect(await rows.campaign.count()).toBe(before);
  });

  it('create codes for inviters', async () => {
    expect((await submit('/ops/campaigns', 'invite', { inviter: 'a@b', days: '', note: '' })).status).toBe(
      303,
    );
    expect((await as('owner').open('/ops/campaigns')).text).toContain('a@b');
    expect((await submit('/ops/campaigns', 'invite', { inviter: '空 格' })).text).toContain('邀请编号只用');
  });

  it('change prices in whole fen, and what is on sale', async () => {
    const product = () => rows.product.findUniqueOrThrow({ where: { id: 1 } });
    expect((await submit('/ops/products', 'price', { id: '1', price: '19.9' })).status).toBe(303);
    expect((await product()).priceFen).toBe(1990);
    for (const price of ['0', '-1', '1.999', '100001', '1e3', '十'])
      expect((await submit('/ops/products', 'price', { id: '1', price })).text).toContain('应是金额');
    expect((await submit('/ops/products', 'price', { id: '999', price: '5' })).text).toContain(
      '没有这个商品',
    );
    expect((await product()).priceFen).toBe(1990);
    await submit('/ops/products', 'withdraw', { id: '1' });
    expect((await product()).isOnSale).toBe(false);
    await submit('/ops/products', 'offer', { id: '1' });
    expect((await product()).isOnSale).toBe(true);
  });

  it('notify all members once', async () => {
    const news = { event: '2026-11-test', title: '维护通知', body: '今晚\n十点', link: '/index/help' };
    expect((await submit('/ops/announcements', 'announce', news)).status).toBe(303);
    expect(await rows.message.count({ where: { title: '维护通知' } })).toBe(1);
    expect((await submit('/ops/announcements', 'announce', news)).text).toContain('同名的消息已经发布过');
    const elsewhere = { ...news, event: '2026-11-other', link: 'https://evil.example' };
    expect((await submit('/ops/announcements', 'announce', elsewhere)).status).toBe(400);
    expect(await rows.message.count({ where: { title: '维护通知' } })).toBe(1);
  });

  it('add an operator with a password that is shown once, and end their session', async () => {
    const made = await submit('/ops/operators', 'add', { name: 'new.one', role: 'support' });
    const secret = /<code class="secret">([^<]+)</.exec(made.text)?.[1] ?? '';
    expect(made.headers.get('cache-control')).toBe('no-store');
    const browser = new OperatorBrowser(api.url);
    expect((await browser.signIn('new.one', secret)).status).toBe(303);
    expect((await as('owner').open('/ops/operators')).text).not.toContain(secret);
    expect((await submit('/ops/operators', 'add', { name: 'new.one', role: 'owner' })).text).toContain(
      '已有同名的运营账号',
    );
    expect((await submit('/ops/operators', 'add', { name: 'other', role: 'root' })).status).toBe(400);
    expect((await submit('/ops/operators', 'disable', { name: 'new.one' })).status).toBe(303);
    expect((await browser.open('/ops/users')).status).toBe(303);
    for (const act of ['disable', 'reset'])
      expect((await submit('/ops/operators', act, { name: 'owner-lin' })).text).toContain('自己的');
    expect((await as('owner').open('/ops')).status).toBe(200);
  });

  it('add a school, enable and disable its sign-in, and report unknown students', async () => {
    const add = { name: '示例理工大学', code: 'x-1', source: '测试', province: '', city: '', level: '' };
    expect((await submit('/ops/schools', 'add', add, 'school')).status).toBe(303);
    expect((await submit('/ops/schools', 'add', { ...add, code: 'x-2' })).text).toContain('已有院校');
    const school = add.name;
    expect((await submit('/ops/schools', 'open', { school, site: 'javascript:1' })).text).toContain(
      '网址不正确',
    );
    expect((await submit('/ops/schools', 'open', { school, contact: '学工办' })).status).toBe(303);
    const found = await api.app.get(StudentSchoolService, { strict: false }).get(school);
    expect(found).toMatchObject({ code: 'x-1', name: school });
    expect((await as('school').open('/ops/schools')).text).toContain('学工办');
    expect((await submit('/ops/schools', 'close', { school })).status).toBe(303);
    for (const act of ['show', 'disableStudent', 'enableStudent', 'resetPhone', 'resetPassword']) {
      const { status, text } = await submit('/ops/schools', act, { school, number: '2026001' }, 'school');
      expect([act, status]).toEqual([act, 400]);
      expect(text).toContain('名单里没有这个学号');
    }
  });

  it('show how many students of a class use the site, to the roles that run schools', async () => {
    await rows.school.create({ data: { code: 'x.9', name: '示例师范大学', initials: '', source: 'test' } });
    const student = { schoolCode: 'x.9', nameCipher: 'x', passwordHash: 'x', className: '师范 2601' };
    await rows.student.createMany({
      data: Array.from({ length: 6 }, (_, index) => ({ ...student, studentNumber: `n${index}` })),
    });
    await rows.student.update({
      where: { schoolCode_studentNumber: { schoolCode: 'x.9', studentNumber: 'n0' } },
      data: { userId },
    });
    expect((await as('school').open('/ops/schools')).text).toContain('href="/ops/schools/x.9"');
    const { status, text } = await as('school').open('/ops/schools/x.9');
    expect(status).toBe(200);
    const cells = [...text.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell);
    expect(cells).toEqual(['合计', '', '6', '1', '0', '1', '—', '师范 2601', '6', '1', '0', '1']);
    expect((await as('school').open('/ops/schools/nobody')).status).toBe(404);
    expect((await as('content').open('/ops/schools/x.9')).status).toBe(403);
  });

  it('reject unknown partners and sources', async () => {
    expect((await submit('/ops/partners', 'disable', { code: 'nobody' })).text).toContain('没有这个合作网站');
    expect((await submit('/ops/partners', 'disconnect', { kind: 'employment' })).text).toContain('没有接入');
    expect((await submit('/ops/partners', 'connect', { code: 'nobody', kind: 'all' })).status).toBe(400);
    expect((await submit('/ops/sources', 'removeFeed', { source: 'nobody' })).text).toContain(
      '没有这个职位来源',
    );
    expect((await submit('/ops/sources', 'removeTable', { exam: '国考', version: 'x' })).text).toContain(
      '没有这个版本的职位表',
    );
  });
});

describe('an account', () => {
  it('is found by its phone, which is not in the URL, and shown masked', async () => {
    const formToken = await as('support').formToken('/ops');
    const found = await as('support').submit('/ops/users', { formToken, account: ' 13800000821 ' });
    expect(found).toMatchObject({ status: 303, location: `/ops/users/${userId}` });
    const { text } = await as('support').open(`/ops/users/${userId}`);
    expect(text).toContain('138****0821');
    expect(text).not.toContain('13800000821');
    expect(await newest()).toMatchObject({ action: 'user.show', subject: userId });
    for (const account of ['13900000000', '', "' or 1=1"])
      expect((await as('support').submit('/ops/users', { formToken, account })).status).toBe(404);
    for (const id of ['x', '0'.repeat(36), '00000000-0000-7000-8000-000000000000'])
      expect((await as('support').open(`/ops/users/${id}`)).status).toBe(404);
  });

  it('gets counts from support only, with a reason, once per confirmation', async () => {
    const path = `/ops/users/${userId}`;
    const balance = async () => (await rows.aiCountBalance.findUnique({ where: { userId } }))?.balance ?? 0;
    const before = await balance();
    for (const role of ['content', 'school', 'judge'])
      expect((await submit(path, 'grant', { amount: '5', reason: '补发' }, role)).status).toBe(403);
    expect((await submit(path, 'grant', { amount: '5', reason: '' }, 'support')).text).toContain(
      '请填写“原因”',
    );
    expect((await submit(path, 'grant', { amount: '10001', reason: '补发' }, 'support')).status).toBe(400);
    expect(await balance()).toBe(before);
    expect((await submit(path, 'grant', { amount: '5', reason: '补发' }, 'support')).status).toBe(303);
    expect(await balance()).toBe(before + 5);
    expect((await as('support').open(path)).text).toContain('客服调整');
  });
});

describe('a resubmitted form', () => {
  const formOf = async (path: string, fields: Record<string, string>) => {
    const { text } = await as('owner').open(path);
    const [formKey] = [...text.matchAll(/name="formKey" value="([\da-f-]{36})"/g)].map(([, key = '']) => key);
    const formToken = await as('owner').formToken('/ops');
    return { formToken, formKey: formKey ?? '', confirmed: '1', ...fields };
  };
  const twenty = async (path: string, form: Record<string, string>) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => as('owner').submit(path, form)));
    return [...new Set(answers.map(({ status }) => status))];
  };
  const days = { first: '2099-12-01', last: '2099-12-02' };
  const campaign = { act: 'create', name: '双击', school: '', count: '20', ...days };

  it('grants counts once in twenty concurrent submissions', async () => {
    const path = `/ops/users/${userId}`;
    const form = await formOf(path, { act: 'grant', amount: '7', reason: '补发' });
    const [before, grants] = [
      (await rows.aiCountBalance.findUniqueOrThrow({ where: { userId } })).balance,
      await rows.aiCountEntry.count({ where: { userId } }),
    ];
    expect(await twenty(path, form)).toEqual([303]);
    expect((await rows.aiCountBalance.findUniqueOrThrow({ where: { userId } })).balance).toBe(before + 7);
    expect(await rows.aiCountEntry.count({ where: { userId } })).toBe(grants + 1);
    const other = await as('owner').submit(path, { ...form, amount: '8' });
    expect([other.status, other.text]).toEqual([400, expect.stringContaining('已经用别的内容提交过')]);
    const { confirmed: _confirmed, ...unconfirmed } = form;
    const confirmation = await as('owner').submit(path, unconfirmed);
    expect(confirmation.text).toContain(`name="formKey" value="${form.formKey}"`);
  });

  it('creates one campaign in twenty concurrent submissions, and another with the next form', async () => {
    const form = await formOf('/ops/campaigns', campaign);
    expect(await twenty('/ops/campaigns', form)).toEqual([303]);
    expect(await rows.campaign.count({ where: { name: '双击' } })).toBe(1);
    const other = await as('owner').submit('/ops/campaigns', { ...form, count: '21' });
    expect([other.status, other.text]).toEqual([400, expect.stringContaining('已经用别的内容提交过')]);
    const next = await formOf('/ops/campaigns', campaign);
    expect((await as('owner').submit('/ops/campaigns', next)).status).toBe(303);
    expect(await rows.campaign.count({ where: { name: '双击' } })).toBe(2);
  });

  it('creates one inviter code in twenty concurrent submissions', async () => {
    const form = await formOf('/ops/campaigns', { act: 'invite', inviter: 'twice@b', days: '', note: '' });
    expect(await twenty('/ops/campaigns', form)).toEqual([303]);
    expect(await rows.invitation.count({ where: { inviteId: 'twice@b' } })).toBe(1);
  });

  it('must be reloaded if its key is missing', async () => {
    const { status, text } = await as('owner').submit('/ops/campaigns', {
      ...(await formOf('/ops/campaigns', campaign)),
      formKey: 'x',
    });
    expect([status, text]).toEqual([400, expect.stringContaining('页面已过期，请重新提交')]);
  });
});
