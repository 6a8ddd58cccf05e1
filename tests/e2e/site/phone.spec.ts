import { expect, type Locator } from '@playwright/test';
import { test } from '../test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the next step and the name stay in view after a name is typed on the sheet of home', async ({
  page,
}) => {
  await page.goto('/index/index');
  const name = page.getByLabel('先写下姓名');
  const before = await name.boundingBox();
  await name.tap();
  await name.pressSequentially('欧阳小满');
  await expect(page.getByRole('button', { name: /^用这套模板/ }).first()).toBeInViewport({ ratio: 1 });
  expect((await name.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('the open tab of the personal centre is in view', async ({ memberPage: page }) => {
  await page.goto('/personal/personal?tab=6');
  const tabs = page.getByRole('navigation', { name: '个人中心' });
  await expect(tabs.getByRole('link', { name: '我的消息' })).toBeInViewport({ ratio: 1 });
  await tabs.getByRole('link', { name: '我的模板' }).tap();
  await expect(tabs.getByRole('link', { name: '我的模板' })).toBeInViewport({ ratio: 1 });
});

test('jobs start on the first screen, below a row of directions and a row of cities', async ({ page }) => {
  await page.goto('/jobs/list');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport();
  const cities = page.getByRole('navigation', { name: '城市' });
  await expect(cities.getByRole('link', { name: '全部城市' })).toBeVisible();
  const last = cities.getByRole('link').last();
  const address = await last.getAttribute('href');
  await page.goto(address ?? '');
  await expect(cities.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a long résumé title is not cut off in the list', async ({ memberPage: page, member }) => {
  await member.newResume({ title: '中国科学院新疆生态与地理研究所科研助理岗位（2027 届春季招聘）' });
  await page.goto('/personal/personal');
  await page.getByText('列表', { exact: true }).tap();
  const title = page
    .getByRole('main')
    .getByRole('link', { name: /^中国科学院/ })
    .first();
  const cut = () =>
    title.evaluate((link) => link.scrollWidth - link.clientWidth + link.scrollHeight - link.clientHeight);
  await expect.poll(cut).toBeLessThanOrEqual(1);
});

test('the choices of a list, the account menu and the views of the résumés are 44 px high', async ({
  memberPage: page,
  member,
}) => {
  await member.newResume();
  const heightOf = (target: Locator) => target.evaluate((each) => each.getBoundingClientRect().height);
  await page.goto('/jobs/list');
  const choice = page.getByRole('navigation', { name: '城市' }).getByRole('link').first();
  expect(await heightOf(choice)).toBeGreaterThanOrEqual(44);
  expect(await heightOf(page.getByRole('button', { name: /账号菜单/ }))).toBeGreaterThanOrEqual(44);
  expect(await heightOf(page.getByRole('link', { name: '启程，回到首页' }))).toBeGreaterThanOrEqual(44);
  await page.goto('/personal/personal');
  expect(await heightOf(page.getByText('列表', { exact: true }))).toBeGreaterThanOrEqual(44);
});

test('what is touched on the gallery and in the sign-in dialog is 44 px high, and the colours are in one row', async ({
  page,
}) => {
  await page.goto('/index/Template');
  const heightOf = (target: Locator) => target.evaluate((each) => each.getBoundingClientRect().height);
  const colours = page.getByRole('radiogroup').first();
  // Measured before the dialog hides the page from roles.
  for (const target of [
    colours.locator('label').first(),
    page.getByRole('link', { name: '素笺', exact: true }).first(),
  ])
    expect(await heightOf(target)).toBeGreaterThanOrEqual(44);
  expect((await colours.boundingBox())?.height).toBe(44);
  await page.getByRole('button', { name: '登录' }).first().tap();
  const dialog = page.getByRole('dialog');
  const buttons = ['登录', '注册', '忘记密码'].map((name) =>
    dialog.getByRole('button', { name, exact: true }),
  );
  for (const target of [dialog.getByLabel('手机号'), ...buttons])
    expect(await heightOf(target)).toBeGreaterThanOrEqual(44);
});

test('the purchase of AI counts slides in from below, and all its text is in the window', async ({
  memberPage: page,
}) => {
  await page.goto('/personal/counts');
  await page.getByRole('button', { name: '购买 AI 次数' }).tap();
  const dialog = page.getByRole('dialog', { name: '购买 AI 次数' });
  await expect(dialog.getByRole('list', { name: 'AI 次数包' })).toBeVisible();
  expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  expect((await dialog.boundingBox())?.y).toBeGreaterThan(100);
});

test('the bar with the button of an AI service is one row at the foot of the screen', async ({
  memberPage: page,
  member,
}) => {
  await member.newResume();
  await page.goto('/ai/aiAnalyse');
  const bar = page.getByRole('button', { name: '开始分析' }).locator('..');
  await expect(bar.getByText(/剩余/)).toBeVisible();
  const box = await bar.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(80);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
});
