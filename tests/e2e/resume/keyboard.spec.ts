import { expect, type Page } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { expectSaved, newResume, savedHead, sheet, tabTo } from './editor.js';

/** Moves down the section list to a name. */
async function arrowTo(page: Page, name: string): Promise<void> {
  const button = page
    .getByRole('navigation', { name: '简历模块' })
    .getByRole('button', { name, exact: true });
  while (!(await button.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
}

test('the first tab stop skips to the form, and the links on the sheet are no stops', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await tabTo(page, '邮箱');
  await page.keyboard.type('lin@example.com');
  await expect(sheet(page)).toContainText('lin@example.com');
  await page.keyboard.press('Control+S');
  await expectSaved(page);
  await page.reload();
  await expect(sheet(page).getByRole('link', { name: /example\.com/ })).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: '导出', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: '导出', exact: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#pane-edit :focus')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '我的简历' })).toBeAttached();
});

test('a résumé is written, reordered and exported by keyboard only', async ({ memberPage: page }) => {
  await newResume(page);
  await tabTo(page, '中文姓名');
  await page.keyboard.type('苏晓禾');
  await expect(sheet(page)).toContainText('苏晓禾');

  await tabTo(page, '基本信息', 'Shift+Tab');
  await arrowTo(page, '教育背景');
  await tabTo(page, '拖动“教育背景”', 'Shift+Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  const rail = page.getByRole('navigation', { name: '简历模块' });
  await expect(rail.getByRole('listitem').nth(1)).toContainText('教育背景');
  await tabTo(page, '下移“教育背景”');
  await page.keyboard.press('Enter');
  await expect(rail.getByRole('listitem').nth(2)).toContainText('教育背景');

  await tabTo(page, '教育背景', 'Shift+Tab');
  await arrowTo(page, '校园经历');
  await page.keyboard.press('Enter');
  await tabTo(page, '添加校园经历');
  await page.keyboard.press('Enter');
  await tabTo(page, '组织');
  await page.keyboard.type('学生会');
  await tabTo(page, '经历描述');
  await page.keyboard.type('组织迎新晚会');
  await expect(sheet(page)).toContainText('组织迎新晚会');
  await page.keyboard.press('Control+Z');
  await expect(sheet(page)).not.toContainText('组织迎新晚会');
  await page.keyboard.press('Control+Shift+Z');
  await expect(sheet(page)).toContainText('组织迎新晚会');
  await page.keyboard.press('Control+S');
  await expectSaved(page);

  await tabTo(page, '导出', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(await savedHead(download, 5)).toBe('%PDF-');
});

test('the editor has no serious accessibility violation, wide and narrow', async ({ memberPage: page }) => {
  await newResume(page);
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '实习经历', exact: true }).click();
  await page.getByRole('button', { name: '添加实习经历' }).click();
  await expect(page.getByRole('textbox', { name: '工作内容' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '模板与样式' }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: '预览' }).click();
  await expect(sheet(page)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});
