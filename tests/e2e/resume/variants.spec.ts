import { expect } from '@playwright/test';
import { test } from '../test.js';
import { expectSaved, newResume, sheet } from './editor.js';

test('a variant for one employer keeps its text, follows its base, shows the differences and is detached', async ({
  memberPage: page,
}) => {
  const baseId = await newResume(page);
  await page.getByLabel('简历名称').fill('通用简历');
  await page.getByLabel('一句话介绍').fill('产品经理');
  await page.getByLabel('电话').fill('13800000002');
  await expectSaved(page);

  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '另存为岗位版本' }).click();
  await page.getByLabel('针对的单位或岗位').fill('星河云');
  await page.getByRole('button', { name: '创建岗位版本' }).click();
  await expect(page.getByText('针对 星河云 · 基于《通用简历》')).toBeVisible();
  const variantId = new URL(page.url()).searchParams.get('id') ?? '';
  expect(variantId).not.toBe(baseId);
  await page.getByLabel('一句话介绍').fill('云计算产品经理');
  await expect(page.getByRole('button', { name: '1 处不同' })).toBeVisible();
  await expectSaved(page);

  await page.goto(`/resume/edit?id=${baseId}`);
  await page.getByLabel('电话').fill('13900000003');
  await page.getByLabel('一句话介绍').fill('资深产品经理');
  await expectSaved(page);

  await page.goto(`/resume/edit?id=${variantId}`);
  await expect(sheet(page)).toContainText('13900000003');
  await expect(sheet(page)).toContainText('云计算产品经理');
  await page.getByRole('button', { name: '1 处与基础简历冲突' }).click();
  const row = page.getByRole('region', { name: '基本信息：一句话介绍' });
  await expect(row).toContainText('资深产品经理');
  await row.getByRole('button', { name: '改用基础简历' }).click();
  await expect(page.getByText('目前与基础简历完全一致。')).toBeVisible();
  await page.getByRole('button', { name: '完成' }).click();
  await expect(sheet(page)).toContainText('资深产品经理');
  await expectSaved(page);

  await page.getByRole('button', { name: '转为独立简历' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '转为独立简历' }).click();
  await expect(page.getByText('针对 星河云')).toBeHidden();
  await expect(sheet(page)).toContainText('资深产品经理');
});
