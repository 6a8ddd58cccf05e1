import { expect } from '@playwright/test';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

const WIDTHS = [1440, 1920, 390];

test('documents, courses and help work without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, title] of [
    ['/index/Templatepage', '求职文档'],
    ['/courses', '课程'],
    ['/index/curriculum', '课程'],
    ['/index/help', '帮助中心'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · 启程`);
  }
  await page.goto('/index/help?keyword=密码');
  await page.getByRole('link', { name: '忘记密码怎么办' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '忘记密码怎么办' })).toBeVisible();
  await expect(page).toHaveTitle('忘记密码怎么办 · 帮助中心 · 启程');
  const lost = await page.request.get('/index/help?id=00000000-0000-7000-8000-00000000abcd', {
    headers: { accept: 'text/html' },
  });
  expect(lost.status()).toBe(404);
  await context.close();
});

test('help is found from the footer by initials, read, and closed', async ({ page }) => {
  await page.goto('/index/index');
  await page.getByRole('navigation', { name: '页脚链接' }).getByRole('link', { name: '帮助中心' }).click();
  await expect(page).toHaveURL(/\/index\/help\?type=1/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousViolations(page), `list at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('wjmm');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '忘记密码怎么办' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('忘记密码怎么办');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousViolations(page), `article at ${width}`).toEqual([]);
  }
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: '搜索帮助' })).toHaveValue('wjmm');
});

test('a document is opened from the menu and counted', async ({ page }) => {
  await page.goto('/index/index');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '求职文档' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '求职文档' })).toBeVisible();
  const counted = page.waitForResponse((response) => response.url().endsWith('/resume/look'));
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/index\/Templatepage\?id=/);
  expect((await counted).status()).toBe(200);
  expect(await seriousViolations(page)).toEqual([]);
});
