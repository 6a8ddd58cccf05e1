import { expect } from '@playwright/test';
import { test } from '../test.js';
import { choose, expectSaved, newResume, savedHead, sheet } from './editor.js';

test('from a blank page to a PDF: every kind of field, live pages, a reload, the file', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('苏晓禾');
  await page.getByLabel('电话').fill('13800000002');
  await page.getByLabel('出生日期', { exact: true }).fill('2004年8月');
  await page.getByRole('combobox', { name: '性别' }).selectOption({ label: '女' });
  await expect(sheet(page)).toContainText('苏晓禾');

  await page.getByRole('button', { name: '教育背景', exact: true }).click();
  await page.getByRole('button', { name: '添加教育背景' }).click();
  await page.getByRole('combobox', { name: '学校' }).pressSequentially('清华大学');
  await page
    .getByRole('option', { name: /^清华大学/ })
    .first()
    .click();
  await page.getByLabel('专业', { exact: true }).fill('计算机科学与技术');
  await page.getByLabel('起止时间：开始', { exact: true }).fill('2023.9');
  await page.getByRole('checkbox', { name: '至今' }).check();
  await expect(sheet(page)).toContainText('清华大学');
  await expect(sheet(page)).toContainText('2023.09 – 至今');

  await page.getByRole('button', { name: '实习经历', exact: true }).click();
  await page.getByRole('button', { name: '添加实习经历' }).click();
  await page.getByLabel('单位', { exact: true }).fill('星河云计算有限公司');
  const bullets = page.getByRole('textbox', { name: '工作内容' });
  await bullets.click();
  await page.keyboard.type('负责活动数据看板');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('转化率提升 12%');
  await expect(sheet(page).locator('b, strong, .bold', { hasText: '转化率提升 12%' }).first()).toBeVisible();

  await page.getByLabel('简历名称').fill('数据分析 · 校招');
  await expectSaved(page);
  await page.reload();
  await expect(page.getByLabel('简历名称')).toHaveValue('数据分析 · 校招');
  await expect(sheet(page)).toContainText('转化率提升 12%');

  await page.getByRole('button', { name: '导出', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF/ }).click();
  expect(await savedHead(download, 5)).toBe('%PDF-');
  await expect(page.getByText('PDF 已生成')).toBeVisible();
});

test('a template, a colour and a size change the sheet at once and can be undone', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.getByRole('button', { name: '用示例内容填充' }).click();
  await expect(page.getByText('这里是示例内容，人物和经历均为虚构')).toBeVisible();
  await page.getByRole('button', { name: '模板与样式' }).click();
  await page.getByRole('tab', { name: '颜色' }).click();
  await choose(page, '颜色 #1F5FBF');
  await page.getByRole('tab', { name: '文字' }).click();
  await page.getByRole('slider', { name: '字号' }).fill('12');
  await choose(page, '2026年6月 – 2026年9月');
  await expect(sheet(page)).toContainText(/\d{4}年\d{1,2}月 – /);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(sheet(page)).not.toContainText(/\d{4}年\d{1,2}月 – /);
  await expectSaved(page);
});

test('a deleted item is restored with 撤销', async ({ memberPage: page }) => {
  await newResume(page);
  await page.getByRole('button', { name: '荣誉奖项', exact: true }).click();
  await page.getByRole('button', { name: '添加荣誉奖项' }).click();
  await page.getByLabel('奖项名称').fill('校级一等奖学金');
  await page.getByRole('button', { name: /“校级一等奖学金.*的操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(sheet(page)).not.toContainText('校级一等奖学金');
  await page.getByRole('button', { name: '撤销', exact: true }).last().click();
  await expect(sheet(page)).toContainText('校级一等奖学金');
});

test('the name is offered in the coloured header, also once a section is written', async ({
  memberPage: page,
}) => {
  await newResume(page, 'tem0006');
  const offered = (name: string) =>
    page.getByRole('group', { name: '从这里开始写' }).getByRole('button', { name });
  const header = sheet(page).locator('[data-section=header]');
  const expectInHeader = async () => {
    const [head, name] = [await header.boundingBox(), await offered('姓名').boundingBox()];
    expect(name?.y).toBeGreaterThanOrEqual((head?.y ?? Infinity) - 1);
    expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThanOrEqual(
      (head?.y ?? 0) + (head?.height ?? 0) + 1,
    );
  };
  await expectInHeader();
  await offered('自我评价').click();
  await expect(page.locator('#pane-edit [contenteditable=true]')).toBeFocused();
  await page.keyboard.type('做事细致');
  await expect(sheet(page)).toContainText('做事细致');
  await expect(offered('自我评价')).toHaveCount(0);
  await expectInHeader();
  await offered('姓名').click();
  await expect(page.getByRole('textbox', { name: '中文姓名' })).toBeFocused();
  await page.keyboard.type('苏晓禾');
  await expect(sheet(page)).toContainText('苏晓禾');
  await expect(offered('姓名')).toHaveCount(0);
});
