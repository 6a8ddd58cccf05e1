import { expect, type Locator } from '@playwright/test';
import { SAMPLES } from '#resume/samples.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { newResume } from './editor.js';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
};

/** The width of A4 at full size. */
const A4_PX = (210 * 96) / 25.4;

test('适应整页 shows the first page whole, 适应宽度 fills the width', async ({ memberPage: page }) => {
  await newResume(page);
  const canvas = page.locator('[data-sheet-canvas]');
  const sheet = page.getByRole('document', { name: '简历预览' });
  const button = (name: string) => page.getByRole('button', { name });
  await expect(button('适应宽度')).toHaveAttribute('aria-pressed', 'true');
  expect((await boxOf(sheet)).height).toBeGreaterThan((await boxOf(canvas)).height);
  await button('适应整页').click();
  await expect(button('适应整页')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await boxOf(sheet)).height).toBeLessThan((await boxOf(canvas)).height);
  await page.getByRole('button', { name: '放大' }).click();
  await expect(button('适应整页')).toHaveAttribute('aria-pressed', 'false');
});

test('a drawer keeps the sheet, the form and the section list in view', async ({ memberPage: page }) => {
  await newResume(page);
  const sections = page.getByRole('navigation', { name: '简历模块' });
  const sheet = page.getByRole('document', { name: '简历预览' });
  for (const width of [1440, 1920, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: /^检查/ }).click();
    const drawer = page.getByRole('complementary', { name: '检查' });
    await expect(drawer).toBeVisible();
    const edge = async () => {
      const { x, width: wide } = await boxOf(sheet);
      return x + wide;
    };
    const start = (await boxOf(drawer)).x;
    await expect.poll(edge, `at ${width}`).toBeLessThanOrEqual(start);
    if (width >= 1440) {
      await expect.poll(async () => (await boxOf(sheet)).width / A4_PX, `at ${width}`).toBeGreaterThan(0.68);
      const form = page.getByRole('region', { name: '基本信息' });
      expect((await boxOf(form)).width, `at ${width}`).toBeGreaterThanOrEqual(400);
    }
    await sections.getByRole('button', { name: '自我评价', exact: true }).click();
    await sections.getByRole('button', { name: '基本信息', exact: true }).click();
    await page.getByRole('textbox', { name: '中文姓名' }).press('Escape');
    await expect(drawer).toBeHidden();
  }
});

test('a drawer and the settings of a share keep their places in a window with large text', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.getByRole('button', { name: /^检查/ }).click();
  const drawer = page.getByRole('complementary', { name: '检查' });
  await expect(drawer).toBeVisible();
  // The bar starts at the top, with equal space above and below its buttons.
  const { y, height } = await boxOf(page.getByRole('button', { name: '导出', exact: true }));
  expect((await boxOf(drawer)).y).toBeGreaterThanOrEqual(2 * y + height - 1);
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByRole('button', { name: '生成分享链接' }).click();
  const label = page.getByText('有效期', { exact: true });
  await expect(label).toBeVisible();
  expect(await label.evaluate((each) => each.getClientRects().length)).toBe(1);
});

test('beside an open drawer the strip of sections still adds some, and opens letter and attachments', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const sections = page.getByRole('navigation', { name: '简历模块' });
  await page.getByRole('button', { name: /^检查/ }).click();
  const drawer = page.getByRole('complementary', { name: '检查' });
  await expect.poll(async () => (await boxOf(sections)).width).toBeLessThan(80);
  // Names of four characters are not broken.
  for (const name of ['实习经历', '自我评价', '添加模块']) {
    const words = sections.getByText(name, { exact: true });
    expect(await words.evaluate((each) => each.getClientRects().length), name).toBe(1);
  }
  const add = sections.getByRole('button', { name: '添加模块' });
  const shelf = sections.getByRole('list', { name: '暂不显示的模块' });
  await add.click();
  const { x, y, width, height } = await boxOf(shelf);
  expect([x > 72, y > 56, x + width < (await boxOf(drawer)).x, y + height < 900]).toEqual(
    Array(4).fill(true),
  );
  await page.getByRole('heading', { name: '基本信息' }).click();
  await expect(shelf).toBeHidden();
  await add.click();
  await shelf.getByRole('button', { name: '工作经历' }).click();
  await expect(shelf).toBeHidden();
  await expect(sections.getByRole('button', { name: '工作经历', exact: true })).toBeVisible();
  await sections.getByRole('button', { name: '求职信' }).click();
  await expect(page.getByRole('region', { name: '求职信' })).toBeVisible();
});

test('dates are not cut off beside an open drawer', async ({ memberPage: page, member }) => {
  const id = await member.newResume({ document: SAMPLES.computerScience() });
  await page.goto(`/resume/edit?id=${id}`);
  await page.getByRole('button', { name: '实习经历', exact: true }).click();
  await page.getByRole('button', { name: /^星河云计算/ }).click();
  const start = page.getByRole('textbox', { name: '起止时间：开始' });
  const isWhole = () => start.evaluate((input) => input.scrollWidth <= input.clientWidth);
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: /^检查/ }).click();
    await expect(page.getByRole('complementary', { name: '检查' })).toBeVisible();
    await expect.poll(isWhole, `at ${width}`).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test('addresses and the names of entries are not cut off beside an open drawer', async ({
  memberPage: page,
  member,
}) => {
  const id = await member.newResume({ document: SAMPLES.computerScience() });
  await page.goto(`/resume/edit?id=${id}`);
  await page.getByRole('button', { name: /^检查/ }).click();
  await expect(page.getByRole('complementary', { name: '检查' })).toBeVisible();
  const isWhole = (locator: Locator) => locator.evaluate((box) => box.scrollWidth <= box.clientWidth);
  await expect.poll(() => isWhole(page.getByRole('textbox', { name: '邮箱' }))).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '项目经历', exact: true }).click();
  await page.getByRole('button', { name: /^检查/ }).click();
  const entry = page.getByRole('button', { name: /^校园二手/ });
  await expect.poll(() => isWhole(entry.getByText(/^校园二手/))).toBe(true);
});

test('opening the drawer closes the style panel, and the reverse', async ({ memberPage: page }) => {
  await newResume(page);
  const drawer = page.getByRole('complementary', { name: '检查' });
  const style = page.getByRole('button', { name: '模板与样式' });
  await style.click();
  await page.getByRole('button', { name: /^检查/ }).click();
  await expect(drawer).toBeVisible();
  await expect(style).toHaveAttribute('aria-pressed', 'false');
  await style.click();
  await expect(drawer).toBeHidden();
  await expect(style).toHaveAttribute('aria-pressed', 'true');
});

test('the ··· menu shows its entries in groups', async ({ memberPage: page }) => {
  await newResume(page);
  await page.getByRole('button', { name: '更多', exact: true }).click();
  const menu = page.getByRole('menu', { name: '更多' });
  await expect(menu.getByRole('group')).toHaveCount(3);
  await expect(menu.getByRole('group', { name: '写作' }).getByRole('menuitem')).toHaveCount(3);
  expect(await seriousViolations(page)).toEqual([]);
  await menu.getByRole('menuitem', { name: '切换到深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a newcomer’s first résumé starts in a field, and the steps are in one row', async ({
  newcomer: _newcomer,
  page,
}) => {
  await newResume(page);
  expect((await boxOf(page.getByRole('textbox', { name: '中文姓名' }))).y).toBeLessThan(300);
  await page.getByRole('button', { name: '展开新手引导' }).click();
  await expect(page.getByRole('button', { name: '第 3 步： 查一遍' })).toBeVisible();
});
