import { expect, type Page } from '@playwright/test';
import type { Account } from '../accounts.js';
import { choose } from '../resume/editor.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { answerTo, question } from './answer-to.js';

const answerBox = (page: Page) => page.getByRole('textbox', { name: /^您的回答/ });
const expectKept = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible();

async function predict(page: Page, member: Account): Promise<void> {
  const id = await member.newResume({ document: {} });
  await page.goto(`/ai/interviewAiAnalyse?id=${id}`);
  await page.getByLabel('目标岗位').fill(`运营 ${Date.now() % 100_000}`);
  await choose(page, 'HR 面');
  await page.getByLabel('题目数量').selectOption('5');
  await page.getByRole('button', { name: '预测面试题' }).click();
  await expect(page.getByRole('heading', { name: '预测题目' })).toBeVisible();
}

/** Answers a question and its follow-up and continues, by keyboard only. */
async function answerByKeyboard(page: Page, text: string): Promise<void> {
  await answerBox(page).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('追问', { exact: true })).toBeVisible();
  await expectKept(page);
  await page.keyboard.press('Control+Enter');
}

test('questions are predicted, answered by keyboard, left and resumed, and reported on', async ({
  memberPage: page,
  member,
}) => {
  test.slow();
  await page.goto('/ai/interviewAiAnalyse');
  await page.getByRole('button', { name: '预测面试题' }).click();
  await expect(page.getByText('请选择简历或上传简历')).toBeVisible();
  expect(await seriousViolations(page), 'form').toEqual([]);

  await predict(page, member);
  await expect(page.getByText('为什么问', { exact: true }).first()).toBeVisible();
  expect(await seriousViolations(page), 'questions').toEqual([]);
  await page.getByRole('button', { name: '开始模拟面试' }).click();
  await expect(question(page)).toHaveText(/^1\. /);
  await answerByKeyboard(page, await answerTo(page));
  await expect(question(page)).toHaveText(/^2\. /);
  const second = await answerTo(page);
  await answerBox(page).fill(second);
  await expectKept(page);
  expect(await seriousViolations(page), 'room').toEqual([]);

  await page.goto('/ai/interviewAiAnalyse');
  await page.getByRole('link', { name: '继续作答' }).click();
  await page.getByRole('button', { name: /^第 2 题/ }).click();
  await expect(answerBox(page)).toHaveValue(second);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(question(page)).toHaveText(/^3\. /);
  await answerByKeyboard(page, await answerTo(page));
  await answerByKeyboard(page, '不会');
  await page.getByRole('button', { name: '结束面试' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束面试' }).click();

  await expect(page).toHaveURL(/\/ai\/interviewReport\?session=/);
  await page.getByRole('button', { name: '生成报告' }).click();
  await expect(page.getByRole('heading', { name: '逐题分析', exact: true })).toBeVisible();
  await expect(page.getByText(/2 道题没有作答/)).toBeVisible();
  expect(await seriousViolations(page), 'report').toEqual([]);

  await page.getByRole('button', { name: /^重练这 \d 道题$/ }).click();
  await expect(page).toHaveURL(/\/ai\/interviewAiAnalyse\?session=/);
  await expect(answerBox(page)).toHaveValue('');
});

test('two windows on one answer never overwrite each other silently', async ({
  memberPage: one,
  member,
  context,
}) => {
  await predict(one, member);
  await one.getByRole('button', { name: '开始模拟面试' }).click();
  await expect(question(one)).toBeVisible();
  const two = await context.newPage();
  await two.goto(one.url());
  // Both windows load the answer before either one writes.
  await expect(answerBox(two)).toHaveValue('');
  await answerBox(one).fill('第一个窗口的回答');
  await expectKept(one);
  await answerBox(two).fill('第二个窗口的回答');
  await expect(two.getByText('另一个窗口保存了不同的内容')).toBeVisible();
  await expect(two.getByRole('blockquote')).toHaveText('第一个窗口的回答');
  await two.getByRole('button', { name: '保留这里的回答' }).click();
  await expectKept(two);
  await one.reload();
  await one.getByRole('button', { name: /^第 1 题/ }).click();
  await expect(answerBox(one)).toHaveValue('第二个窗口的回答');
});
