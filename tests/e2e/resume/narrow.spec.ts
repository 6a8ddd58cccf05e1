import { expect, type Locator, type Page } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { expectSaved, newResume, sheet } from './editor.js';

const TARGET = 44;

/** Buttons and links that are too small for touch; links inside the sheet are excluded. */
const smallTargets = (page: Page) =>
  page.evaluate(
    (min) =>
      [...document.querySelectorAll('button, select, [role=tab]')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < min - 1 || box.width < min - 1))
        .map(({ element }) => element.getAttribute('aria-label') ?? element.textContent),
    TARGET,
  );

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('edits, changes the section, and shows the sheet and the style', async ({ memberPage: page }) => {
    await newResume(page);
    await page.getByLabel('中文姓名').fill('苏晓禾');
    expect(await isWide(page)).toBe(false);
    expect(await smallTargets(page)).toEqual([]);
    expect(await seriousViolations(page)).toEqual([]);

    await page.getByRole('button', { name: '切换模块' }).tap();
    await page.getByRole('button', { name: '校园经历', exact: true }).tap();
    await page.getByRole('button', { name: '添加校园经历' }).tap();
    await page.getByLabel('组织', { exact: true }).fill('学生会');
    expect(await isWide(page)).toBe(false);
    await expectSaved(page);

    await page.getByRole('tab', { name: '预览' }).tap();
    await expect(sheet(page)).toContainText('学生会');
    await page.getByRole('tab', { name: '样式' }).tap();
    await expect(page.getByRole('heading', { name: '模板与样式' })).toBeVisible();
    expect(await isWide(page)).toBe(false);
    await page.getByRole('tab', { name: '编辑' }).tap();
    await expect(page.getByRole('heading', { name: '校园经历' })).toBeVisible();

    await page.getByRole('button', { name: /^检查/ }).tap();
    await expect(page.getByRole('complementary', { name: '检查' })).toHaveCSS('width', '390px');
    expect(await seriousViolations(page)).toEqual([]);
  });
});

test.describe('overlays of the editor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fit in the window: months, regions, and the backdrop of a dialog', async ({
    memberPage: page,
    member,
  }) => {
    const id = await member.newResume();
    await page.goto(`/resume/edit?id=${id}`);
    await page.getByRole('button', { name: '出生日期：选择月份' }).tap();
    await expect(page.getByRole('button', { name: '12 月', exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: '6 月', exact: true }).tap();
    await expect(page.getByLabel('出生日期', { exact: true })).toHaveValue(/\.06$/);
    await page
      .getByRole('button', { name: /：选择地区$/ })
      .first()
      .tap();
    const regions = page.getByRole('dialog', { name: /选择地区$/ });
    await expect(regions).toHaveCSS('width', '390px');
    await expect.poll(async () => (await regions.boundingBox())?.height ?? 0).toBeGreaterThan(600);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: '导出', exact: true }).tap();
    await page.getByRole('button', { name: /^分享/ }).tap();
    const share = page.getByRole('dialog', { name: '分享简历' });
    await share.getByRole('button', { name: '生成分享链接' }).tap();
    await share.getByRole('button', { name: '作废链接' }).scrollIntoViewIfNeeded();
    await expect(share.getByRole('button', { name: '关闭' })).toBeInViewport({ ratio: 1 });
    const beyond = () => share.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(await beyond()).toBe(0);
    expect((await share.boundingBox())?.y).toBeGreaterThanOrEqual(56);
  });
});

test.describe('the text tools on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('are in one row, all visible', async ({ memberPage: page, member }) => {
    const id = await member.newResume({ document: { selfEvaluation: [] } });
    await page.goto(`/resume/edit?id=${id}`);
    await page.getByRole('button', { name: '切换模块' }).tap();
    await page.getByRole('button', { name: '自我评价', exact: true }).tap();
    const tools = page.getByRole('toolbar', { name: /：格式$/ });
    const boxes = async () =>
      Promise.all((await tools.getByRole('button').all()).map((button) => button.boundingBox()));
    await expect(tools).toBeVisible();
    expect(new Set((await boxes()).map((box) => box?.y)).size).toBe(1);
    await expect(tools.getByRole('button', { name: 'AI 优化' })).toBeInViewport({ ratio: 1 });
    expect(await tools.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    await tools.getByRole('button', { name: '范文' }).tap();
    await expect(page.getByRole('complementary', { name: /范文/ })).toBeVisible();
  });
});

test.describe('the export menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('centres the label of each row vertically', async ({ memberPage: page }) => {
    await newResume(page);
    await page.getByRole('button', { name: '导出', exact: true }).tap();
    const rows = page.getByRole('group', { name: '导出', exact: true }).locator('li > button');
    await expect(rows.first()).toBeVisible();
    const offsets = await rows.evaluateAll((buttons) =>
      buttons.map((button) => {
        const middleOf = ({ top, height }: DOMRect) => top + height / 2;
        const words = new Range();
        words.selectNodeContents(button.firstChild ?? button);
        return Math.abs(middleOf(words.getBoundingClientRect()) - middleOf(button.getBoundingClientRect()));
      }),
    );
    expect(Math.max(...offsets)).toBeLessThan(3);
  });
});

test.describe('a visitor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('uses most of the window for the form, with every bar within reach', async ({ page }) => {
    await page.goto('/resume/edit?tzUrl=tem0002');
    await expect(page.getByText(/^草稿只保存在这台设备的浏览器里/)).toBeVisible();
    const form = await page.locator('#pane-edit').boundingBox();
    const foot = await page.getByRole('tablist', { name: '编辑与预览' }).boundingBox();
    expect((foot?.y ?? 0) - (form?.y ?? 0)).toBeGreaterThan(600);
    const field = await page.getByLabel('中文姓名').boundingBox();
    expect((field?.y ?? 0) - (form?.y ?? 0)).toBeLessThan(350);
    expect(await isWide(page)).toBe(false);
    expect(await smallTargets(page)).toEqual([]);

    await page.getByRole('button', { name: '切换模块' }).tap();
    await page.getByRole('button', { name: '项目经历', exact: true }).tap();
    await expect(page.getByRole('heading', { name: '项目经历' })).toBeVisible();
    await page.getByRole('button', { name: '更多', exact: true }).tap();
    await expect(page.getByRole('menuitem', { name: '快速跳转' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '键盘快捷键' })).toHaveCount(0);
  });

  test('shows a confirmation as a small box, not full screen', async ({ page }) => {
    await page.goto('/resume/edit?tzUrl=tem0002');
    await page.getByRole('button', { name: '丢弃草稿' }).tap();
    const box = await page.getByRole('alertdialog', { name: '丢弃这份草稿？' }).boundingBox();
    expect(box?.height).toBeLessThan(320);
    expect(box?.y).toBeGreaterThan(200);
  });
});

test.describe('what opens above the form on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is as high as its content, with the résumé in view above it', async ({ page }) => {
    await page.goto('/resume/edit?tzUrl=tem0006');
    const upper = async (target: Locator) => {
      await expect(target).toBeVisible();
      // The end of the motion.
      await expect
        .poll(async () => {
          const box = await target.boundingBox();
          return Math.round((box?.y ?? 0) + (box?.height ?? 0));
        })
        .toBe(844);
      return (await target.boundingBox())?.y ?? 0;
    };
    await page.getByRole('button', { name: '导入已有简历' }).tap();
    const dialog = page.getByRole('dialog', { name: '导入简历' });
    expect(await upper(dialog)).toBeGreaterThan(200);
    await dialog.getByRole('tab', { name: '粘贴文字' }).tap();
    expect(await upper(dialog)).toBeGreaterThan(50);
    await expect(dialog.getByRole('button', { name: '识别这段文字' })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: '关闭' }).tap();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: /^检查/ }).tap();
    expect(await upper(page.getByRole('complementary', { name: '检查' }))).toBeGreaterThan(200);
  });
});

test.describe('the preview on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('offers every section of an empty sheet within its column', async ({ page }) => {
    await page.goto('/resume/edit?tzUrl=tem0002');
    await page.getByRole('tab', { name: '预览' }).tap();
    const places = page.getByRole('group', { name: '从这里开始写' }).getByRole('button');
    await expect(places).toHaveCount(9);
    const paper = await sheet(page).boundingBox();
    for (const place of await places.all()) {
      const box = await place.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThan((paper?.x ?? 0) + (paper?.width ?? 0));
    }
  });

  test('is complete again after the style was changed while it was hidden', async ({
    memberPage: page,
    member,
  }) => {
    const id = await member.newResume();
    await page.goto(`/resume/edit?id=${id}`);
    await expectSaved(page);
    const expectWhole = async () => {
      await page.getByRole('tab', { name: '预览' }).tap();
      const box = () => sheet(page).boundingBox();
      await expect.poll(async () => (await box())?.width ?? 0).toBeGreaterThan(330);
      expect((await box())?.x).toBeGreaterThanOrEqual(0);
      expect((await box())?.height).toBeGreaterThan(450);
    };
    await expectWhole();
    await page.getByRole('tab', { name: '样式' }).tap();
    await expectWhole();
    await page.getByRole('tab', { name: '样式' }).tap();
    await page.getByRole('tab', { name: '颜色' }).tap();
    await expect(sheet(page)).toBeInViewport();
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: /^文字颜色/ }) })
      .nth(2)
      .tap();
    await expectWhole();
    await page.getByRole('tab', { name: '编辑' }).tap();
    await page.getByLabel('中文姓名').fill('周予安');
    await expectWhole();
    await expect(sheet(page)).toContainText('周予安');
  });
});

for (const width of [360, 768, 1024]) {
  test(`nothing overflows a window ${width} px wide`, async ({ memberPage: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await newResume(page);
    expect(await isWide(page)).toBe(false);
    expect(await seriousViolations(page)).toEqual([]);
  });
}
