import { OperatorService } from '@qicheng/core/operator';
import { startApi, type TestApi } from '#test/harness.js';
import { newestAudits } from '#test/newest-audits.js';
import { OperatorBrowser } from '#test/operator-browser.js';

const password = 'calm bamboo lake';
const page = '/ops/content/entry';
let api: TestApi;
let browser: OperatorBrowser;

const browserOf = async (role: string): Promise<OperatorBrowser> => {
  const made = new OperatorBrowser(api.url);
  await made.signIn(`${role}-lin`, password);
  return made;
};

beforeAll(async () => {
  api = await startApi();
  const operators = api.app.get(OperatorService, { strict: false });
  for (const role of ['content', 'school'])
    await operators.add({ actor: 'ops-cli', name: `${role}-lin`, role, password });
  browser = await browserOf('content');
});
afterAll(() => api.stop());

const seenOf = (text: string): string => /name="seen" value="([^"]*)"/.exec(text)?.[1] ?? '';
const save = async (kind: string, fields: Record<string, string>) =>
  browser.submit(page, {
    formToken: await browser.formToken(`${page}?kind=${kind}`),
    kind,
    act: 'save',
    ...fields,
  });
const help = {
  slug: 'first-day',
  title: '第一天',
  order: '5',
  published: '2026-11-01',
  body: '## 早上\n\n先报到。',
};
const call = async (path: string, fields: Record<string, string>) =>
  (await fetch(api.url + path, { method: 'POST', body: new URLSearchParams(fields) })).json() as Promise<{
    data: { list: { id: string; title: string; slug: string }[] };
  }>;
const listed = async () => (await call('/index/help_center', {})).data.list.map(({ title }) => title);

it('an operator creates, previews, changes and removes an entry, all audited', async () => {
  const previewed = await save('help', { ...help, act: 'preview' });
  expect(previewed.status).toBe(200);
  expect(previewed.text).toContain('<h2>早上</h2>');
  expect(await listed()).not.toContain('第一天');

  expect(await save('help', { ...help, seen: '' })).toMatchObject({
    status: 303,
    location: `${page}?kind=help&slug=first-day&saved=1`,
  });
  expect(await listed()).toContain('第一天');

  const opened = await browser.open(`${page}?kind=help&slug=first-day`);
  expect(opened.text).toContain('value="2026-11-01"');
  const seen = seenOf(opened.text);
  expect(await save('help', { ...help, seen, title: '报到第一天' })).toMatchObject({ status: 303 });
  const stale = await save('help', { ...help, seen, title: '另一个人写的' });
  expect(stale.status).toBe(400);
  expect(stale.text).toContain('别人改过');
  expect(stale.text).toContain('value="另一个人写的"');
  expect(await listed()).toContain('报到第一天');

  const removal = `/ops/content/removal?kind=help&slug=first-day`;
  expect((await browser.open(removal)).text).toContain('删除“报到第一天”？');
  const formToken = await browser.formToken(removal);
  expect(
    await browser.submit('/ops/content/removal', { formToken, kind: 'help', slug: 'first-day' }),
  ).toMatchObject({ status: 303, location: '/ops/content?kind=help&removed=1' });
  expect(await listed()).not.toContain('报到第一天');

  const list = await newestAudits(api, 10);
  const acts = list.filter(({ subject }) => subject === 'help/first-day').map(({ action }) => action);
  expect(acts).toEqual(expect.arrayContaining(['content.remove', 'content.save']));
});

it('a draft is not public, but listed for operators', async () => {
  await save('help', { ...help, slug: 'a-draft', title: '草稿一篇', published: '', seen: '' });
  expect(await listed()).not.toContain('草稿一篇');
  const { text } = await browser.open('/ops/content?kind=help&keyword=草稿');
  expect(text).toContain('草稿一篇');
  expect(text).toContain('共 1 条');
});

it('a course stores its chapters as lines', async () => {
  const course = {
    slug: 'letter',
    title: '求职信',
    published: '2026-11-01',
    level: '入门',
    seen: '',
    body: '## 开头\n\n写给人。',
    chapters: '开头 | 6 | /content/videos/a.webm\n结尾 | 4',
  };
  expect((await save('course', course)).status).toBe(303);
  const { text } = await browser.open(`${page}?kind=course&slug=letter`);
  expect(text).toContain('开头 | 6 | /content/videos/a.webm\n结尾 | 4');
});

it.each([
  ['help', { title: '' }, '标题：不能为空'],
  ['help', { slug: 'Big Name' }, '文件名'],
  ['help', { order: '很前' }, '排序：是 0 到 10000 的整数'],
  ['help', { published: '昨天' }, '发布日期：写成 2026-11-01'],
  ['banner', { url: 'javascript:alert(1)', place: 'top' }, '链接：是站内路径或网址'],
])('an invalid field of a %s saves nothing and keeps the input: %j', async (kind, wrong, named) => {
  const { status, text } = await save(kind, {
    ...help,
    slug: 'wrong-one',
    seen: '',
    summary: '打好的摘要',
    ...wrong,
  });
  expect(status).toBe(400);
  expect(text).toContain(named);
  expect(text).toContain('value="打好的摘要"');
  expect((await browser.open(`/ops/content?kind=${kind}&keyword=wrong-one`)).text).toContain('共 0 条');
});

it('a taken name is rejected', async () => {
  await save('help', { ...help, slug: 'taken', seen: '' });
  expect((await save('help', { ...help, slug: 'taken', seen: '' })).text).toContain('已经有同名的一条');
});

it('other roles, other sites and unknown addresses are rejected', async () => {
  const school = await browserOf('school');
  expect((await school.open('/ops/content')).status).toBe(403);
  expect((await school.open(page)).status).toBe(403);
  expect((await browser.submit(page, { kind: 'help', ...help })).status).toBe(403);
  expect((await browser.open(`${page}?kind=nothing`)).status).toBe(404);
  expect((await browser.open(`${page}?kind=help&slug=nowhere`)).status).toBe(404);
});
