import { expect } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { expectSaved, newResume, sheet } from './editor.js';

test('errors are found while writing, corrected with one click, and located', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.getByLabel('中文姓名').fill('苏晓禾');
  await page.getByLabel('电话').fill('13800000001');
  await page.getByLabel('邮箱').fill('su@163.con');
  await page.getByRole('button', { name: '实习经历', exact: true }).click();
  await page.getByRole('button', { name: '添加实习经历' }).click();
  await page.getByRole('textbox', { name: '工作内容' }).click();
  await page.keyboard.type('做为组长布署 mysql');

  await page.getByRole('button', { name: '检查，5 处需要核对' }).click();
  const panel = page.getByRole('complementary', { name: '检查' });
  await expect(panel.getByRole('heading', { name: '错别字 2' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  await panel.getByText('“布署”应为“部署”').click();
  await expect(page.getByRole('textbox', { name: '工作内容' })).toBeFocused();
  await panel.getByRole('button', { name: '忽略：“mysql”的通用写法是“MySQL”' }).click();
  await panel.getByRole('button', { name: '忽略：“实习经历”中有一条没有写时间' }).click();
  await panel.getByRole('button', { name: '修正全部 3 处确定的问题' }).click();
  await expect(sheet(page)).toContainText('作为组长部署 mysql');
  await expect(sheet(page)).toContainText('su@163.com');
  await expectSaved(page);

  await page.reload();
  await page.getByRole('button', { name: '检查', exact: true }).click();
  await expect(panel.getByRole('button', { name: '恢复已忽略的 2 处' })).toBeVisible();
});

test('a phrase is inserted at the cursor; tips, shortcuts and the palette help', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: '搜索模块、字段与操作' }).fill('实习');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: '怎么写好这一部分' }).click();
  await expect(page.getByText('更有说服力')).toBeVisible();

  await page.getByRole('textbox', { name: '工作内容' }).click();
  await page.getByRole('button', { name: '范文', exact: true }).click();
  const drawer = page.getByRole('complementary', { name: '范文与词库' });
  const phrase = drawer.getByRole('listitem').first();
  const words = await phrase.getByRole('paragraph').innerText();
  expect(await seriousViolations(page)).toEqual([]);
  await phrase.getByRole('button', { name: '插入' }).click();
  await expect(page.getByRole('textbox', { name: '工作内容' })).toContainText(words);
  await drawer.getByRole('button', { name: '关闭“范文与词库”' }).click();

  await page.getByRole('region', { name: '实习经历' }).getByRole('heading', { name: '实习经历' }).click();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
});

test('the tour is restarted from the menu and completed by keyboard', async ({ memberPage: page }) => {
  await newResume(page);
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '重看新手引导' }).click();
  const tour = page.getByRole('dialog', { name: '从模块开始' });
  await expect(tour).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: '边写边保存' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^已保存 · /)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
