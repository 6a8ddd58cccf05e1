import { expect, type Page } from '@playwright/test';
import { test } from '../test.js';
import { expectSaved, newResume, sheet } from './editor.js';

const RESUME = `苏晓禾
求职意向：数据分析师
电话：13800000002
邮箱：su@example.com

教育背景
2020.09-2024.06  启明大学  统计学  本科

实习经历
2023.06-2023.09  星河云计算有限公司  数据分析实习生
- 搭建活动数据看板，覆盖 12 个业务指标

荣誉奖项
2022.05  全国大学生数学竞赛 省级二等奖  浙江省数学会  团队赛 第三赛区
`;

async function openDialog(page: Page) {
  await page.goto('/personal/personal');
  await page.getByRole('button', { name: /^导入(已有)?简历$/ }).click();
  const dialog = page.getByRole('dialog', { name: '导入简历' });
  await expect(dialog.getByRole('button', { name: '选择文件' })).toBeVisible();
  return dialog;
}

const chooseFile = (page: Page, name: string, text: string) =>
  page.getByLabel('简历文件').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });

test('a file is imported, checked, saved, edited and shared', async ({ memberPage: page }) => {
  const dialog = await openDialog(page);
  await chooseFile(page, '苏晓禾.txt', RESUME);
  await expect(dialog.getByRole('progressbar', { name: '导入进度' })).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('heading', { name: '核对导入的内容' })).toBeVisible();
  await expect(page).toHaveURL(/\/resume\/import\?id=/);
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('苏晓禾');
  await expect(page.getByText('原文（第 1 行）：苏晓禾')).toBeVisible();

  await page.getByRole('textbox', { name: '专业' }).fill('应用统计学');
  await page.getByRole('button', { name: '自我评价' }).first().click();
  await page.getByRole('textbox', { name: '简历名称' }).fill('导入的简历');
  await page.getByRole('button', { name: '导入为新简历' }).click();

  await expect(page).toHaveURL(/\/resume\/edit\?id=[0-9a-f-]{36}/);
  await expect(sheet(page)).toContainText('应用统计学');
  await expect(page.getByLabel('简历名称')).toHaveValue('导入的简历');
  await page.getByRole('textbox', { name: '中文姓名' }).fill('苏小禾');
  await expect(sheet(page)).toContainText('苏小禾');
  await expectSaved(page);

  await page.getByRole('button', { name: '分享', exact: true }).click();
  const share = page.getByRole('dialog', { name: '分享简历' });
  await share.getByRole('button', { name: '生成分享链接' }).click();
  await expect(share.getByLabel('分享链接')).toHaveValue(/\/resume\/share\?/);
});

test('a broken file creates no résumé: the owner is told why and pastes the text instead', async ({
  memberPage: page,
}) => {
  const dialog = await openDialog(page);
  await chooseFile(page, '坏文件.pdf', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog');
  await expect(dialog.getByRole('alert')).toContainText(/文件|导入/);
  await dialog.getByRole('button', { name: '粘贴文字' }).click();
  await dialog.getByRole('textbox', { name: '简历内容' }).fill(RESUME);
  await dialog.getByRole('button', { name: '识别这段文字' }).click();
  await expect(page.getByRole('heading', { name: '核对导入的内容' })).toBeVisible();
  await page.getByRole('button', { name: '放弃导入' }).click();
  await expect(page).toHaveURL(/\/personal\/personal/);
});

test('an import started in the editor replaces the content of that résumé and keeps its template', async ({
  memberPage: page,
}) => {
  const id = await newResume(page, 'tem0003');
  await page.getByRole('button', { name: '导入已有简历' }).click();
  const dialog = page.getByRole('dialog', { name: '导入简历' });
  await dialog.getByRole('tab', { name: '粘贴文字' }).click();
  await dialog.getByRole('textbox', { name: '简历内容' }).fill(RESUME);
  await dialog.getByRole('button', { name: '识别这段文字' }).click();
  await page.getByRole('button', { name: '替换简历内容' }).click();
  await expect(page).toHaveURL(new RegExp(`/resume/edit\\?id=${id}`));
  await expect(sheet(page)).toContainText('启明大学');
  await expectSaved(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '导入已有简历' }).click();
  await expect(dialog.getByRole('button', { name: /^打开简历/ }).first()).toBeVisible();
});
