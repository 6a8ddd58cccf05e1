import { expect, type Page } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';

/** An option by its label; the label may cover the input. */
const chip = (page: Page, words: string) =>
  page.locator('label').filter({ hasText: new RegExp(`^${words}$`) });

test('the companion asks what its category needs, writes from it, and remembers confirmed facts', async ({
  memberPage: page,
}) => {
  const position = `会计 ${Date.now() % 100_000}`;
  await page.goto('/ai/fereAiAnalyse');
  await expect(page.getByRole('heading', { name: '求职搭子', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^自我介绍/ }).click();
  await page.getByRole('button', { name: '开始', exact: true }).click();
  await expect(page.getByText('请填写“目标岗位”')).toBeVisible();
  expect(await seriousViolations(page), 'form').toEqual([]);

  await page.getByRole('textbox', { name: /目标岗位/ }).fill(position);
  await chip(page, '面试开场').click();
  await chip(page, '60 秒').click();
  await chip(page, '目标岗位').click();
  await page.getByRole('button', { name: '开始', exact: true }).click();
  await expect(page.getByRole('heading', { name: '面试开场 · 60 秒' })).toBeVisible();
  await expect(page.getByText(new RegExp(`应聘${position}`)).first()).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/【待补充/);
  expect(await seriousViolations(page), 'result').toEqual([]);

  await page.reload();
  await page.goto('/ai/fereAiAnalyse');
  await page.getByRole('button', { name: /^求职邮件/ }).click();
  await expect(page.getByRole('textbox', { name: /目标岗位/ })).toHaveValue(position);
});

test('words of despair are answered with helplines, and nothing is sent', async ({ memberPage: page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/ai/fereAiAnalyse')) sent.push(request.url());
  });
  await page.goto('/ai/fereAiAnalyse');
  await page.getByRole('button', { name: /^情绪支持/ }).click();
  await chip(page, '失落').click();
  await page.getByLabel('发生了什么').fill('投了四十份都没有回复，我不想活了');
  await page.getByRole('button', { name: '开始', exact: true }).click();
  await expect(page.getByRole('heading', { name: '请先联系一个真实的人' })).toBeVisible();
  await expect(page.getByRole('link', { name: '12356' })).toHaveAttribute('href', 'tel:12356');
  expect(sent).toEqual([]);
  expect(await seriousViolations(page), 'help').toEqual([]);
});

test('a labour law question is answered by article and date, an unknown one is not answered', async ({
  memberPage: page,
}) => {
  await page.goto('/ai/jobRightAi');
  await expect(page.getByRole('heading', { name: '权益咨询', level: 1 })).toBeVisible();
  const question = page.getByLabel('遇到的问题');
  await question.fill(`试用期六个月，合同只签两年，可以吗？（${Date.now() % 100_000}）`);
  await chip(page, '试用期').click();
  await page.getByLabel('合同期限').fill('24');
  await page.getByLabel('约定的试用期').fill('6');
  await page.getByRole('button', { name: '开始', exact: true }).click();
  await expect(page.getByText('《劳动合同法》第十九条')).toBeVisible();
  await expect(page.getByText('2008-01-01 起施行 · 条文原文').first()).toBeVisible();
  await expect(page.getByText('超出 4 个月')).toBeVisible();
  expect(await seriousViolations(page), 'answer').toEqual([]);

  await page.getByRole('button', { name: '重新填写' }).click();
  await question.fill(`房东不退我的租房押款（${Date.now() % 100_000}）`);
  await page.getByRole('button', { name: '开始', exact: true }).click();
  await expect(page.getByRole('heading', { name: '可以这样问' })).toBeVisible();
  await expect(page.getByText('12333', { exact: true })).toBeVisible();
});
