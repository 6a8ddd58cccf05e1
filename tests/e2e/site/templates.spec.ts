import { expect, type Locator, type Page } from '@playwright/test';
import { signInHere } from '../auth/sign-in.js';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

const cards = (page: Page) => page.getByRole('list', { name: '简历模板' }).getByRole('heading', { level: 3 });
const choice = (root: Page | Locator, name: string) => root.locator('label').filter({ hasText: name });
const found = (page: Page) => page.getByRole('status').filter({ hasText: '套模板' });

test('the gallery and a template work without scripts, with title and description', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/index/Template');
  await expect(cards(page)).toHaveCount(12);
  await page.goto('/index/Templatedetails?id=tem0004');
  await expect(page).toHaveTitle(/简历模板 · 启程$/);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('适合');
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(name);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(
    'Templatedetails?id=tem0004',
  );
  expect(
    (
      await page.request.get('/index/Templatedetails?id=tem9999', { headers: { accept: 'text/html' } })
    ).status(),
  ).toBe(404);
  await context.close();
});

/** Opens the gallery and waits for the filters, which appear after hydration. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/index/Template');
  await expect(page.getByRole('radio', { name: /学术科研/, includeHidden: true }).first()).toBeAttached();
}

test('search and filters are in the URL; back, reload and a shared link show the same', async ({ page }) => {
  await openGallery(page);
  const all = (await found(page).textContent()) ?? '';
  await choice(page, '学术科研').click();
  await expect(page).toHaveURL(/category=academic/);
  await expect(found(page)).toContainText('找到');
  await page.getByRole('textbox', { name: '搜索模板' }).fill('ky');
  await expect(page).toHaveURL(/keyword=ky/);
  const narrowed = (await found(page).textContent()) ?? '';
  await page.reload();
  await expect(found(page)).toHaveText(narrowed);
  await expect(page.getByRole('textbox', { name: '搜索模板' })).toHaveValue('ky');
  await page.goBack();
  await expect(found(page)).toHaveText(all);
  await page.getByRole('textbox', { name: '搜索模板' }).fill('没有这样的模板');
  await expect(page.getByRole('heading', { name: '没有找到合适的模板' })).toBeVisible();
  expect(await seriousViolations(page), 'nothing found').toEqual([]);
  await page.getByRole('button', { name: '看全部模板' }).click();
  await expect(found(page)).toHaveText(all);
});

test('the list grows while scrolling, and keeps its position after viewing a template', async ({ page }) => {
  await openGallery(page);
  await expect(cards(page)).toHaveCount(12);
  await page.mouse.wheel(0, 20_000);
  await expect(async () => expect(await cards(page).count()).toBeGreaterThan(12)).toPass();
  const card = page.locator('[data-code=tem0014]');
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/Templatedetails\?id=tem0014/);
  await expect(page.getByRole('document', { name: '简历预览' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(async () => {
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(4);
  }).toPass();
});

test('a large picture has all pages, other colours, and neighbours by arrow keys', async ({ page }) => {
  await openGallery(page);
  await page
    .getByRole('button', { name: /^看大图：/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog').filter({ hasText: '适用' });
  const name = page.locator('#enlarged-name');
  const first = (await name.textContent()) ?? '';
  await expect(dialog.getByRole('document', { name: '简历预览' })).toBeVisible();
  await expect(dialog.getByText(/^\d+ 页$/)).toBeVisible();
  expect(await seriousViolations(page), 'large picture').toEqual([]);
  await dialog.getByRole('button', { name: '下一套' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(name).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(name).toHaveText(first);
  const swatch = dialog.getByRole('radio').nth(1);
  await swatch.check({ force: true });
  const colour = (await swatch.getAttribute('aria-label'))?.split(' ')[1] ?? '';
  await expect
    .poll(() =>
      dialog
        .getByRole('document', { name: '简历预览' })
        .locator('.resume')
        .evaluate((resume: HTMLElement) => resume.style.getPropertyValue('--accent')),
    )
    .toBe(colour);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `看大图：${first}` })).toBeFocused();
});

test('a saved template is in the personal centre, and can be removed and restored', async ({
  page,
  stranger,
}) => {
  await page.goto('/index/Templatedetails?id=tem0005');
  // The résumé in the preview has its own level-1 heading, after that of the page.
  const name = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
  await page.getByRole('button', { name: `收藏：${name}` }).click();
  await signInHere(page, stranger);
  await expect(page.getByRole('button', { name: `收藏：${name}` })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/personal/personal?tab=5');
  await expect(page.getByRole('heading', { name: '我的模板', level: 1 })).toBeVisible();
  expect(await seriousViolations(page), 'my templates').toEqual([]);
  await page.getByRole('button', { name: `移除：${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除', exact: true }).click();
  await expect(page.getByRole('button', { name: `移除：${name}` })).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('button', { name: `移除：${name}` })).toBeVisible();
});

test('a template has no serious violations; on a phone the filters open over the list', async ({ page }) => {
  await page.goto('/index/Templatedetails?id=tem0002', { waitUntil: 'networkidle' });
  expect(await seriousViolations(page), 'details').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
  await page.getByRole('button', { name: /^筛选/ }).click();
  const dialog = page.getByRole('dialog', { name: '筛选模板' });
  await choice(dialog, '双栏').click();
  await expect(page).toHaveURL(/look=sidebar/);
  expect(await seriousViolations(page), 'filters').toEqual([]);
  await dialog.getByRole('button', { name: /^看 \d+ 套模板$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '去掉条件：双栏' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
