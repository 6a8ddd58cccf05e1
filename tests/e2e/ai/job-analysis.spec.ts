import { expect } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';

test('an occupation is described, compared with a résumé, and turned into a weekly plan', async ({
  memberPage: page,
  member,
}) => {
  const name = '职业分析用';
  const id = await member.newResume({ title: name, document: { basics: { name: { zh: '苏晓禾' } } } });

  await page.goto(`/ai/jobAiAnalyse?id=${id}`);
  await expect(page.getByRole('heading', { name: '职业分析', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '开始分析' }).click();
  await expect(page.getByText('请填写想了解的岗位')).toBeVisible();
  expect(await seriousViolations(page), 'form').toEqual([]);

  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await page.getByLabel('想了解的岗位').fill('数据分析师');
  await page.getByLabel('目标城市').fill('武汉');
  await page.getByRole('button', { name: '开始分析' }).click();
  await expect(page.getByText('按职业表中的“数据分析师”分析。')).toBeVisible();
  await page.locator('summary', { hasText: '判定方式' }).click();
  await expect(page.getByText(/站内分析 · 规则/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '匹配度' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '岗位画像' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '数据缺失' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '第 61–90 天' })).toBeVisible();
  expect(await seriousViolations(page), 'result').toEqual([]);

  await page.getByRole('button', { name: /^生成目标画像与周计划/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '生成' }).click();
  await expect(page.getByText('第 13 周')).toBeVisible();
});

test('an unknown position is reported as such', async ({ memberPage: page }) => {
  await page.goto('/ai/jobAiAnalyse');
  await page.getByLabel('想了解的岗位').fill(`宠物殡葬师 ${Date.now() % 100_000}`);
  await page.getByRole('button', { name: '开始分析' }).click();
  await expect(page.getByText(/职业表没有收录“宠物殡葬师/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '匹配度', exact: true })).toBeHidden();
});
