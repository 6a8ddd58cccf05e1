import { expect, type Page, test } from '@playwright/test';
import { mobilePages } from '../../../apps/web/src/config/mobile-pages.js';
import { pageRoutes } from '../../../apps/web/src/config/paths.js';
import { seriousFaults } from './axe.js';
import { beMember, memberToken } from './member.js';
import { resetSetting, setSetting, unknownId } from './settings.js';

const WIDTHS = [1440, 1920, 390];
const NARROW = 390;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const MOBILE_SITE = 'https://m.qicheng.example';

/** Addresses that lead on to another page. */
const LEADING = new Set(['/', '/empty', '/pcview']);
/** What a route needs to have something to show. */
const QUERY: Readonly<Record<string, string>> = {
  '/index/Templatedetails': '?id=tem0001',
  '/resume/edit': '?tzUrl=tem0001',
  '/resume/contest': '?type=1',
};
const routes = pageRoutes.filter((path) => !LEADING.has(path));

/** A page stands at every width: one title, nothing sideways, words in its main part. */
async function stands(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? NARROW, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  const shape = () =>
    page.evaluate(() => ({
      wider: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      isFilled: (document.querySelector('main')?.textContent?.trim().length ?? 0) > 10,
    }));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(shape, `${address} at ${width}`).toEqual({ wider: 0, isFilled: true });
  }
}

// The print view is bare, and the editor of nobody's résumé asks to sign in over an empty desk.
const BARE = new Set(['/resume/preview2', '/resume/edit']);

test('every route stands for a visitor', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of routes.filter((one) => !BARE.has(one))) await stands(page, path + (QUERY[path] ?? ''));
});

test('every route stands for a member', async ({ page }) => {
  test.setTimeout(180_000);
  await beMember(page, await memberToken(page.request));
  const own = ['1', '3', '4', '5', '6'].map((tab) => `/personal/personal?tab=${tab}`);
  const open = routes.filter((one) => !BARE.has(one)).map((path) => path + (QUERY[path] ?? ''));
  for (const address of [...open, ...own]) await stands(page, address);
});

test('an address of a thing that is not there says so, whatever its identifier looks like', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of [
    '/index/Templatepage',
    '/index/video',
    '/index/help',
    '/jobs/list',
    '/index/Templatedetails',
  ])
    for (const id of [unknownId(), 'x']) {
      const answer = await page.goto(`${path}?id=${id}`);
      expect(answer?.status(), page.url()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  expect(errors).toEqual([]);
});

test('unknown paths and AI paths that are not listed lead to /page/404', async ({ page }) => {
  for (const address of ['/nothing', '/ai/unknown', '/index/nothing', `/resume/${unknownId()}`]) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/page\/404$/);
  }
});

test('a narrow window folds the menu, and the keyboard opens it', async ({ page }) => {
  await page.setViewportSize({ width: NARROW, height: 844 });
  await page.goto('/index/help');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'AI 服务' }).click();
  await expect(menu.getByRole('link', { name: /简历分析/ })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  await menu.getByRole('link', { name: '求职文档' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '求职文档' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test.describe('with settings of an operator', () => {
  test.afterEach(async () => {
    for (const key of ['vipEnabled', 'contestFlag', 'mobileSiteUrl', 'serviceImage', 'jobApplicationUrl'])
      await resetSetting(key);
  });

  /** Opens a page again until the processes have heard of a setting. */
  const heard = (page: Page, address: string, seen: () => Promise<void>) =>
    expect(async () => {
      await page.goto(address);
      await seen();
    }).toPass({ timeout: 20_000 });

  test('the avatar leads everywhere, and sells nothing while VIP features are off', async ({ page }) => {
    await beMember(page, await memberToken(page.request));
    const entries = async () => {
      await page.getByRole('button', { name: /^账号菜单/ }).click();
      return page.getByRole('menuitem').allTextContents();
    };
    await page.goto('/index/help');
    expect((await entries()).join(' ')).toMatch(
      /会员.* 校园邮箱.* 我的简历 我的模板 我的课程 我的消息.* 我的订单/,
    );
    await setSetting('vipEnabled', false);
    await heard(page, '/index/help', async () => {
      expect((await entries()).join(' ')).not.toMatch(/会员|订单/);
    });
  });

  test('the contest entry follows its flag from 0 to 3, on home and in the menu', async ({ page }) => {
    test.setTimeout(90_000);
    const menu = page.getByRole('navigation', { name: '主菜单' });
    const onHome = page.getByRole('region', { name: '简历大赛' }).getByRole('link');
    for (const { flag, entry, contests } of [
      { flag: 0, entry: 0, contests: [] },
      { flag: 1, entry: 1, contests: ['校级简历大赛'] },
      { flag: 2, entry: 1, contests: ['省级简历大赛'] },
      { flag: 3, entry: 1, contests: ['校级简历大赛', '省级简历大赛'] },
    ]) {
      await setSetting('contestFlag', flag);
      await heard(page, '/index/index', async () => {
        expect(await onHome.allTextContents()).toEqual(contests);
        expect(await menu.getByRole('link', { name: '简历大赛' }).count()).toBe(entry);
      });
    }
    await menu.getByRole('link', { name: '简历大赛' }).hover();
    await menu.getByRole('link', { name: '省级大赛' }).click();
    await expect(page).toHaveURL(/\/resume\/contest\?type=2$/);
  });

  test('external links of the menu come from configuration, in a window of their own', async ({ page }) => {
    await setSetting('jobApplicationUrl', 'https://jobs.example/apply');
    const link = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '投递岗位' });
    await heard(page, '/index/help', () => expect(link).toBeVisible({ timeout: 1_000 }));
    await expect(link).toHaveAttribute('href', 'https://jobs.example/apply');
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('the floating widget shows with a service code, whose site the content policy then allows', async ({
    page,
  }) => {
    await setSetting('serviceImage', 'https://img.example/service.png');
    await heard(page, '/index/help', () =>
      expect(page.getByRole('complementary', { name: '联系我们' })).toBeVisible({ timeout: 2_000 }),
    );
    const policy = async () => (await page.goto('/index/help'))?.headers()['content-security-policy'] ?? '';
    await expect.poll(policy).toMatch(/img-src 'self' data: blob: https:\/\/img\.example/);
  });

  test('phones go to the mobile site, with what the route lists, until they ask for the desktop', async ({
    request,
  }) => {
    const visit = (address: string, cookie = '') =>
      request.get(address, {
        headers: { 'user-agent': PHONE, accept: 'text/html', cookie },
        maxRedirects: 0,
      });
    expect((await visit('/index/help')).status()).toBe(200);
    await setSetting('mobileSiteUrl', MOBILE_SITE);
    await expect.poll(async () => (await visit('/index/help')).status(), { timeout: 15_000 }).toBe(302);
    for (const [path, { path: target, carries }] of Object.entries(mobilePages)) {
      if (!pageRoutes.includes(path)) continue;
      const query = new URLSearchParams(carries.map((name) => [name, 'x1'])).toString();
      const location = (await visit(`${path}?${query}&other=1`)).headers()['location'] ?? '';
      expect(location, path).toBe(`${MOBILE_SITE}${target}${query === '' ? '' : `?${query}`}`);
    }
    expect((await visit('/resume/share?md5=x')).status()).toBe(200);
    const cookie = (await visit('/pcview')).headers()['set-cookie']?.split(';')[0] ?? '';
    expect((await visit('/index/help', cookie)).status()).toBe(200);
  });
});
