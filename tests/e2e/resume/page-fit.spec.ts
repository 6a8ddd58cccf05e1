import { expect } from '@playwright/test';
import { test } from '../test.js';
import { expectSaved, newResume, sheet } from './editor.js';

test('a long résumé gets suggestions of what to hide, is fitted with one key and restored with one undo', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('苏晓禾');
  await page.getByRole('button', { name: '自我评价', exact: true }).click();
  const statement = '梳理增长链路并推动研发测试上线，搭建指标看板，沉淀复盘文档，按期交付。';
  const lines = Array.from({ length: 45 }, (_none, index) => `${index + 1} ${statement}`);
  await page.getByRole('textbox', { name: '自我评价' }).click();
  for (const line of lines) {
    await page.keyboard.insertText(line);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/^共 2 页$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^分页：第 2 页/ })).toBeVisible();

  await page.getByRole('button', { name: '模板与样式' }).click();
  await page.getByRole('tab', { name: '页面' }).click();
  await page.getByRole('button', { name: '一键适配' }).click();
  await expect(page.getByText('已从 2 页调整到 1 页。')).toBeVisible();
  await expect(page.getByText(/^字号 .+已到下限|^字号 .+各项都在下限以上/)).toBeVisible();
  await expect(page.getByText(/^共 1 页$/)).toBeVisible();
  await expectSaved(page);
  await expect(sheet(page)).toContainText('30 梳理增长链路');

  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(/^共 2 页$/)).toBeVisible();
});

test('a section has its own page and style', async ({ memberPage: page }) => {
  await newResume(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('苏晓禾');
  await page.getByRole('button', { name: '自我评价', exact: true }).click();
  await page.getByRole('textbox', { name: '自我评价' }).click();
  await page.keyboard.insertText('踏实。');
  const menu = page.getByRole('button', { name: '“自我评价”模块的操作' });
  await menu.click();
  await page.getByRole('menuitem', { name: '本模块样式' }).click();
  await page.getByRole('region', { name: '本模块样式' }).getByLabel('显示模块标题').uncheck();
  await expect(sheet(page).getByRole('heading', { name: '自我评价' })).toHaveCount(0);
  await page.getByRole('region', { name: '本模块样式' }).getByRole('button', { name: '恢复默认' }).click();
  await expect(sheet(page).getByRole('heading', { name: '自我评价' })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: '另起一页', exact: true }).click();
  await expect(page.getByText(/^共 2 页$/)).toBeVisible();
  await page.getByRole('button', { name: /^分页：第 2 页/ }).click();
  await page.getByRole('menuitem', { name: '取消这里的分页' }).click();
  await expect(page.getByText(/^共 1 页$/)).toBeVisible();
});
