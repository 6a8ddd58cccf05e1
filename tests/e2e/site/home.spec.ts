import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

const FIRST_LOAD_KILOBYTES = 300;

test('home works without scripts: text, three résumés, title and description', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(/\/index\/index$/);
  await expect(page).toHaveTitle(/启程/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('第一份工作');
  await expect(page.getByRole('link', { name: '开始制作' })).toHaveAttribute('href', '/index/Template');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('简历');
  const sheet = page.getByRole('img', { name: '三份用启程排版的示例简历' });
  expect(await sheet.locator('.resume').count()).toBe(3);
  await context.close();
});

test('home hydrates silently, obeys its content policy and stays within its budget', async ({ page }) => {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) {
      scripts.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  const response = await page.goto('/index/index', { waitUntil: 'networkidle' });
  expect(response?.headers()['content-security-policy']).toContain("script-src 'nonce-");
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes / 1024).toBeLessThan(FIRST_LOAD_KILOBYTES);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog', { name: '登录启程' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '登录启程' })).toBeHidden();
  expect(complaints).toEqual([]);
});

test('public pages have no serious axe violation', async ({ page }) => {
  for (const address of ['/index/index', '/index/Template', '/login/login', '/page/404']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await seriousViolations(page), address).toEqual([]);
  }
});

test('Tab reaches the text first, then the menu', async ({ page }) => {
  await page.goto('/index/index');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到正文' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('an unknown URL shows the not-found page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/no\/such\/page$/);
  await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
  await page.getByRole('link', { name: '回到首页', exact: true }).click();
  await expect(page).toHaveURL(/\/index\/index$/);
});

test('/empty redirects to the requested page, and to no other site', async ({ page }) => {
  await page.goto(`/empty?to=${encodeURIComponent('/index/Template')}`);
  await expect(page).toHaveURL(/\/index\/Template$/);
  await page.goto(`/empty?to=${encodeURIComponent('//evil.example')}`);
  await expect(page).toHaveURL(/\/index\/index$/);
});

test('text keeps its size limits while the root scales with the window', async ({ page }) => {
  const rootAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page.evaluate(() => ({
      root: Math.round(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 10) / 10,
      body: Math.round(Number.parseFloat(getComputedStyle(document.body).fontSize) * 10) / 10,
      isScrolledSideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
  };
  await page.goto('/index/index');
  expect(await rootAt(1920)).toMatchObject({ root: 20, body: 18.4 });
  expect(await rootAt(1440)).toMatchObject({ root: 15, body: 15 });
  expect((await rootAt(750)).body).toBe(14);
  expect(await rootAt(390)).toEqual({ root: 16, body: 16, isScrolledSideways: false });
});

test('a template can be selected from its large picture', async ({ page }) => {
  await page.goto('/index/Template');
  await page
    .getByRole('button', { name: /^看大图：/ })
    .first()
    .click();
  const picture = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: /^用这套模板：/ }) });
  await expect(picture).toBeVisible();
  await picture.getByRole('button', { name: /^用这套模板：/ }).click();
  await expect(page).toHaveURL(/\/resume\/edit\?id=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^草稿只保存在这台设备的浏览器里/)).toBeVisible();
});

test('a page whose script fails to load says so and offers a reload', async ({ page }) => {
  await page.goto('/index/index');
  await page.route(/templates-page.*\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: '在线制作' }).click();
  await expect(page.getByRole('heading', { name: '页面没有加载完整' })).toBeVisible();
  await page.unroute(/templates-page.*\.js$/);
  await page.getByRole('main').getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { name: '选一套模板，开始写' })).toBeVisible();
});
