import { expect } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';

test('a résumé is analysed, a finding leads to its field, and the history shows the change', async ({
  memberPage: page,
  member,
}) => {
  const name = '分析用';
  await member.newResume({ title: '另一份', document: {} });
  const id = await member.newResume({ title: name, document: { basics: { name: { zh: '苏晓禾' } } } });

  await page.goto('/ai/aiAnalyse');
  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  expect(await seriousViolations(page), 'form').toEqual([]);

  await page.goto(`/ai/aiAnalyse?id=${id}`);
  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await page.getByLabel('目标岗位').fill('前端开发');
  await page.getByRole('button', { name: '开始分析' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^内容太少，暂不给总分/ })).toBeVisible();
  await page.getByRole('tab', { name: '依据' }).click();
  await expect(page.getByRole('heading', { name: '各维度得分' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^各维度得分：完整性/ })).toBeVisible();
  await page.getByText('完整性').last().click();
  expect(await seriousViolations(page), 'result').toEqual([]);
  await page.getByRole('tab', { name: '详情' }).click();

  await page.getByRole('button', { name: /^生成参考答案/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '生成' }).click();
  await expect(page.getByText(/简历里还没有经历描述/)).toBeVisible();

  await page.getByRole('tab', { name: /^修改建议/ }).click();
  const finding = page.getByRole('listitem').filter({ hasText: '缺少电话、邮箱' });
  await finding.getByRole('button').click();
  await finding.getByRole('link', { name: '去修改' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\?id=.*#at=/);
  await expect(page.getByRole('textbox', { name: '电话' })).toBeFocused();
});

test('the ledger shows what was charged and why', async ({ memberPage: page, member }) => {
  const id = await member.newResume();
  await member.post('/ai/resumeAiAnalyse', { resumeId: id });
  await page.goto('/personal/counts');
  await expect(page.getByRole('heading', { name: 'AI 次数明细' })).toBeVisible();
  await expect(page.getByRole('row', { name: /简历分析 扣除 -1/ }).first()).toBeVisible();
  expect(await seriousViolations(page), 'ledger').toEqual([]);
});
