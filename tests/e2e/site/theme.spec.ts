import { expect } from '@playwright/test';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

const themeOf = () => document.documentElement.dataset.theme;
const groundOf = () => getComputedStyle(document.body).backgroundColor;
const LIGHT = 'rgb(246, 244, 239)';
const DARK = 'rgb(20, 24, 30)';

const PUBLIC = [
  '/index/index',
  '/index/Template',
  '/index/Templatedetails?id=tem0001',
  '/index/Templatepage',
  '/index/curriculum',
  '/jobs/list',
  '/index/help',
  '/member/info',
  '/resume/contest?type=1',
  '/ai/offerAiAnalyse',
  '/page/404',
];
const OWN = ['/personal/personal', '/personal/applications', '/personal/deta', '/ai/aiAnalyse'];

test('a visitor chooses the dark theme, which the next page applies before its scripts', async ({ page }) => {
  await page.goto('/index/help');
  expect(await page.evaluate(groundOf)).toBe(LIGHT);
  await page.getByRole('contentinfo').getByRole('radio', { name: '深色' }).check();
  await expect.poll(() => page.evaluate(groundOf)).toBe(DARK);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/index/index', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(groundOf)).toBe(DARK);
  await page.unroute('**/assets/*.js');
  await page.goto('/index/index');
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe('light');
});

test('by default the theme follows the system, also when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/index/help');
  expect(await page.evaluate(themeOf)).toBe('dark');
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: '跟随系统' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => page.evaluate(themeOf)).toBe('light');
});

test('paper stays white on a dark page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/index/Template');
  const sheet = page.getByRole('main').locator('[data-theme=light]').first();
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('every page is readable in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of PUBLIC) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await seriousViolations(page), address).toEqual([]);
  }
});

test('a member chooses the theme in the settings, and private pages are readable in it', async ({
  memberPage: page,
}) => {
  await page.goto('/personal/deta');
  await page.getByRole('main').getByRole('radio', { name: '深色' }).check();
  for (const address of OWN) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(groundOf)).toBe(DARK);
    expect(await seriousViolations(page), address).toEqual([]);
  }
});
