import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pageRoutes } from '#web/config/paths.js';
import { sampled } from '../sample.js';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

const WIDTHS = [1440, 1920, 390];
const NARROW = 390;

/** Routes that redirect to another page. */
const LEADING = new Set(['/', '/empty', '/pcview']);
/** The query that a route needs to show content. */
const QUERY: Readonly<Record<string, string>> = {
  '/index/Templatedetails': '?id=tem0001',
  '/resume/edit': '?tzUrl=tem0001',
  '/resume/contest': '?type=1',
};
/** How many routes are visited unless all are requested. */
const SAMPLE = 6;
const routes = pageRoutes.filter((path) => !LEADING.has(path));

/** Expects one main heading, no horizontal overflow and text in the main part, at every width. */
async function stands(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? NARROW, height: 900 });
  await page.goto(address);
  // A private page opens the sign-in dialog for visitors, which hides the page from assistive technology.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true }).first();
  await expect(heading, address).toBeVisible();
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

// The print view has no page frame, and the editor without a résumé asks visitors to sign in.
const BARE = new Set(['/resume/preview2', '/resume/edit']);

test('every route works for a visitor', async ({ page }) => {
  const open = routes.filter((one) => !BARE.has(one)).map((path) => path + (QUERY[path] ?? ''));
  for (const address of sampled(open, SAMPLE)) await stands(page, address);
});

test('every route works for a member', async ({ member, page }) => {
  await member.newResume();
  const own = ['1', '3', '4', '5', '6'].map((tab) => `/personal/personal?tab=${tab}`);
  const open = routes.filter((one) => !BARE.has(one)).map((path) => path + (QUERY[path] ?? ''));
  for (const address of sampled([...open, ...own], SAMPLE)) await stands(page, address);
});

test('the URL of a missing object says so, whatever its identifier looks like', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of [
    '/index/Templatepage',
    '/index/video',
    '/courses/course',
    '/index/help',
    '/jobs/list',
    '/index/Templatedetails',
  ])
    for (const id of [randomUUID(), 'x']) {
      const answer = await page.goto(`${path}?id=${id}`);
      expect(answer?.status(), page.url()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  expect(errors).toEqual([]);
});

test('an unknown path says so at the typed address, an unlisted AI path leads to /page/404', async ({
  page,
}) => {
  for (const address of ['/nothing?from=a', '/index/nothing', `/resume/${randomUUID()}`]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
    expect(page.url()).toMatch(new RegExp(`${address.replace('?', '\\?')}$`));
  }
  await page.goto('/ai/unknown');
  await expect(page).toHaveURL(/\/page\/404$/);
});

test('a narrow window collapses the menu, which opens by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: NARROW, height: 844 });
  await page.goto('/index/help');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'AI 服务' }).click();
  await expect(menu.getByRole('link', { name: /简历分析/ })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  await menu.getByRole('link', { name: '求职文档' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '求职文档' })).toBeVisible();
  await expect(menu).toBeHidden();
});
