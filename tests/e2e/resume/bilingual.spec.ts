import { expect, type Page } from '@playwright/test';
import { test } from '../test.js';
import { choose, expectSaved, newResume, savedHead, sheet } from './editor.js';

async function exportPdf(page: Page): Promise<string> {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF/ }).click();
  return savedHead(download, 5);
}

test('one résumé in Chinese and English: filled, outdated, confirmed, and both exported', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('苏晓禾');
  await page.getByRole('textbox', { name: '英文姓名' }).fill('Su Xiaohe');
  await page.getByLabel('一句话介绍').fill('产品经理');
  await page.getByRole('button', { name: '教育背景', exact: true }).click();
  await page.getByRole('button', { name: '添加教育背景' }).click();
  await page.getByLabel('专业', { exact: true }).fill('软件工程');
  await page.getByLabel('学院', { exact: true }).fill('云上未来学院');

  await page.getByRole('button', { name: /^双语/ }).click();
  const dialog = page.getByRole('dialog', { name: '双语对照' });
  await expect(dialog.getByRole('status')).toContainText('缺失 3');
  await dialog.getByRole('button', { name: '填写姓名与专有名词' }).click();
  await expect(dialog.getByRole('textbox', { name: /专业，英文/ })).toHaveValue('Software Engineering');
  await expect(dialog.getByText('请手动填写', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: /学院，英文/ }).fill('School of Cloud Futures');
  await expect(dialog.getByRole('status')).toHaveText('已完成 4 / 4');
  await page.keyboard.press('Escape');
  await expectSaved(page);
  await expect(sheet(page)).toContainText('软件工程');
  expect(await exportPdf(page)).toBe('%PDF-');

  await page.reload();
  await choose(page, 'English');
  await expect(sheet(page)).toContainText('Software Engineering');
  await expect(sheet(page)).toContainText('Education');
  await expect(sheet(page)).not.toContainText('软件工程');
  await expectSaved(page);
  expect(await exportPdf(page)).toBe('%PDF-');

  await page.reload();
  await choose(page, '中文');
  await page.getByLabel('一句话介绍').fill('高级产品经理');
  await choose(page, 'English');
  await expect(page.getByText('中文已修改，请核对英文')).toBeVisible();
  await page.getByRole('button', { name: '仍然一致' }).click();
  await expect(page.getByText('中文已修改，请核对英文')).toBeHidden();
});
