import { expect } from '@playwright/test';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

const WIDTHS = [1440, 1920, 390];

test('the strip is shown above home and the AI pages until it is closed', async ({ page }) => {
  const strip = page.getByRole('complementary', { name: '通知' });
  await page.goto('/index/index');
  await expect(strip.getByRole('link')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousViolations(page), `home at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/index/Template');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();
  await page.goto('/ai/offerAiAnalyse', { waitUntil: 'networkidle' });
  await strip.getByRole('button', { name: /^收起通知/ }).click();
  await expect(strip).toBeHidden();
  await page.goto('/index/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();
});

test('the top bar search suggests, and leads to its list', async ({ page }) => {
  await page.goto('/index/index', { waitUntil: 'networkidle' });
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: '打开搜索' }).click();
  await bar.getByRole('combobox', { name: '搜索类型' }).selectOption('帮助中心');
  const field = bar.getByRole('combobox', { name: '搜索帮助中心' });
  await field.pressSequentially('忘记');
  const suggestions = bar.getByRole('listbox', { name: '搜索建议' });
  await expect(suggestions.getByRole('option').first()).toBeVisible();
  await expect(suggestions.locator('mark').first()).toHaveText('忘记');
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(suggestions).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/index\/help\?keyword=/);
  await expect(page.getByRole('searchbox', { name: '搜索帮助' })).toHaveValue('忘记');
});

test('Ctrl+K searches everything; the search stays in place on a list with its own search field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/index/index', { waitUntil: 'networkidle' });
  const field = page.getByRole('combobox', { name: '搜索全站' });
  const opener = page.getByRole('button', { name: '打开搜索' });
  const across = async () => {
    const box = await opener.boundingBox();
    return [box?.x, box?.width];
  };
  const onHome = await across();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }, 'the page answers keys once its script runs').toPass();
  await page.keyboard.type('offer');
  const option = page.getByRole('option', { name: /Offer.*AI 服务/i });
  await expect(option).toBeVisible();
  const box = (await option.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/\/ai\/offerAiAnalyse/);
  for (const list of ['/index/Template', '/index/Templatepage', '/courses', '/index/help']) {
    await page.goto(list);
    await expect(page.getByRole('searchbox').or(page.getByRole('textbox', { name: /^搜索/ }))).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: /^搜索/ })).toBeHidden();
    expect(await across(), list).toEqual(onHome);
  }
});

test('on a phone search results fit in the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/index/index', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '打开搜索' }).click();
  await page.keyboard.type('面试');
  const option = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option').first();
  await expect(option).toBeVisible();
  const { x, width } = (await option.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});

test('a narrow window opens the search with a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/index/curriculum');
  await page.getByRole('button', { name: '打开搜索' }).click();
  await expect(page.getByRole('combobox', { name: '搜索课程' })).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.type('简历');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\?keyword=/);
  await expect(page.getByRole('combobox', { name: '搜索课程' })).toBeHidden();
});

test('the debug button shows the browser’s details and clears the site’s storage', async ({ page }) => {
  await page.goto('/index/Template?debug=1');
  await page.evaluate(() => {
    localStorage.setItem('kept', '1');
    document.cookie = 'flag_code=spring; Path=/';
  });
  await page.getByRole('button', { name: '调试模式' }).click();
  await expect(page.getByText('Mozilla/5.0')).toBeVisible();
  await page.getByRole('button', { name: '清除站点缓存' }).click();
  await expect(page).toHaveURL(/\/index\/index$/);
  const left = await page.evaluate(() => [localStorage.getItem('kept'), document.cookie]);
  expect(left).toEqual([null, expect.not.stringContaining('flag_code')]);
});

test('without a service code there is no floating widget', async ({ page }) => {
  const responded = page.waitForResponse((response) => response.url().includes('/index/get_service_qrcode'));
  await page.goto('/index/Template');
  await responded;
  await expect(page.getByRole('complementary', { name: '联系我们' })).toBeHidden();
});
