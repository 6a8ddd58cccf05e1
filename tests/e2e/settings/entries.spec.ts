import { expect } from '@playwright/test';
import { mobilePages } from '#web/config/mobile-pages.js';
import { pageRoutes } from '#web/config/paths.js';
import { test } from '../test.js';
import { resetSetting, setSetting, waitForSettings } from './settings.js';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const MOBILE_SITE = 'https://m.qicheng.example';

test.afterEach(async () => {
  for (const key of ['vipEnabled', 'contestFlag', 'mobileSiteUrl', 'serviceImage', 'jobApplicationUrl'])
    await resetSetting(key);
});

test('the avatar menu leads everywhere, and sells nothing while VIP features are off', async ({
  memberPage: page,
  request,
}) => {
  const entries = async () => {
    await page.getByRole('button', { name: /^账号菜单/ }).click();
    return page.getByRole('menuitem').allTextContents();
  };
  await page.goto('/index/help');
  expect((await entries()).join(' ')).toMatch(
    /会员.* 校园邮箱.* 我的简历 求职进展 我的模板 我的课程 我的消息.* 我的订单/,
  );
  await setSetting('vipEnabled', false);
  await waitForSettings(request, { vip: 0 });
  await page.goto('/index/help');
  expect((await entries()).join(' ')).toMatch(/我的简历/);
  expect(
    await page
      .getByRole('menuitem')
      .filter({ hasText: /会员|订单/ })
      .count(),
  ).toBe(0);
});

test('the contest entry follows its flag from 0 to 3, on home and in the menu', async ({ page, request }) => {
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const onHome = page.getByRole('region', { name: '简历大赛' }).getByRole('link');
  for (const { flag, entry, contests } of [
    { flag: 0, entry: 0, contests: [] },
    { flag: 1, entry: 1, contests: ['校级简历大赛'] },
    { flag: 2, entry: 1, contests: ['省级简历大赛'] },
    { flag: 3, entry: 1, contests: ['校级简历大赛', '省级简历大赛'] },
  ]) {
    await setSetting('contestFlag', flag);
    await waitForSettings(request, { contest: flag });
    await page.goto('/index/index');
    await expect(onHome).toHaveText(contests);
    const role = flag === 3 ? 'button' : 'link';
    await expect(menu.getByRole(role, { name: '简历大赛' })).toHaveCount(entry);
  }
  await menu.getByRole('button', { name: '简历大赛' }).click();
  await menu.getByRole('link', { name: '省级大赛' }).click();
  await expect(page).toHaveURL(/\/resume\/contest\?type=2$/);
});

test('external links of the menu are configurable and open a new window', async ({ page, request }) => {
  await setSetting('jobApplicationUrl', 'https://jobs.example/apply');
  const link = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '投递岗位' });
  await waitForSettings(request, { job_url: 'https://jobs.example/apply' });
  await page.goto('/index/help');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', 'https://jobs.example/apply');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the floating widget appears with a service code, whose site the content policy then allows', async ({
  page,
  request,
}) => {
  await setSetting('serviceImage', 'https://img.example/service.png');
  const policy = async () =>
    (await request.get('/index/help', { headers: { accept: 'text/html' } })).headers()[
      'content-security-policy'
    ];
  await expect.poll(policy).toMatch(/img-src 'self' data: blob: https:\/\/img\.example/);
  await page.goto('/index/help');
  await expect(page.getByRole('complementary', { name: '联系我们' })).toBeVisible();
});

test('phones go to the mobile site for listed routes, until they request the desktop site', async ({
  request,
}) => {
  const visit = (address: string, cookie = '') =>
    request.get(address, {
      headers: { 'user-agent': PHONE, accept: 'text/html', cookie },
      maxRedirects: 0,
    });
  expect((await visit('/index/help')).status()).toBe(200);
  await setSetting('mobileSiteUrl', MOBILE_SITE);
  await expect.poll(async () => (await visit('/index/help')).status()).toBe(302);
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
