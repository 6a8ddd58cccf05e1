import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

interface ShiftWindow {
  shifts: number;
}

/** Records layout shifts that no input caused; the returned function reads their sum since the page loaded. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const own = window as unknown as ShiftWindow;
    own.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) own.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as ShiftWindow).shifts);
}

test('a visitor sees the product animated, or on request with reduced motion', async ({ page }) => {
  await page.goto('/index/index');
  const section = page.getByRole('region', { name: '它是这样写的' });
  await section.scrollIntoViewIfNeeded();
  const pages = section.getByRole('document', { includeHidden: true });
  await expect(pages).toContainText('后端开发工程师 · 2027 届');
  const play = section.getByRole('button', { name: '播放演示' });
  await section.getByRole('button', { name: '中文写完，英文接着写' }).click();
  await expect(pages).toContainText('Backend Engineer');
  expect(await seriousViolations(page)).toEqual([]);
  await play.click();
  await expect(section.getByRole('button', { name: '写一个字，页面动一下' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await section.getByRole('button', { name: '暂停演示' }).click();
  await expect(play).toBeVisible();
});

test('a member sees the latest résumé, which appears without a layout shift', async ({ member, page }) => {
  const id = await member.newResume({ title: '护理岗位' });
  const shifts = await watchShifts(page);
  await page.goto('/index/index');
  await expect(page.getByRole('heading', { level: 1, name: '护理岗位' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '它是这样写的' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^AI 次数剩余 \d+ 次$/ })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  expect(await shifts()).toBeLessThan(0.02);
  await page.getByRole('link', { name: '继续写' }).click();
  await expect(page).toHaveURL(new RegExp(`/resume/edit\\?id=${id}`));
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a placeholder of a member’s own part is shown until it has loaded, ${width} px wide`, async ({
    member,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await member.newResume({ title: '护理岗位' });
    const shifts = await watchShifts(page);
    const pending: Route[] = [];
    let isHeld = true;
    await page.route('**/rtorder/rt_list', async (route) => {
      if (isHeld) pending.push(route);
      else await route.continue();
    });
    await page.goto('/index/index');
    const outline = page.getByText('正在打开您的简历');
    await expect(outline).toBeVisible();
    await expect(page.getByText('先写下姓名')).toBeHidden();
    await page.waitForLoadState('load');
    await expect(outline).toBeVisible();
    await expect.poll(() => pending.length).toBeGreaterThan(0);
    isHeld = false;
    for (const route of pending) await route.continue();
    await expect(page.getByRole('heading', { level: 1, name: '护理岗位' })).toBeVisible();
    await expect(outline).toHaveCount(0);
    expect(await shifts()).toBeLessThan(0.02);
  });

test('a member without a résumé is invited to create one', async ({ memberPage: page }) => {
  await page.goto('/index/index');
  await expect(page.getByRole('link', { name: '开始制作' })).toBeVisible();
});
