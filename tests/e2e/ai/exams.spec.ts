import { expect } from '@playwright/test';
import { signInHere } from '../auth/sign-in.js';
import { savedHead } from '../resume/editor.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { fillCivil, fillPostgrad, unique } from './exam-forms.js';

test('a postgraduate examination is analysed, and a free question is listed separately', async ({
  memberPage: page,
}) => {
  await page.goto('/ai/kaoyanAiAnalyse');
  await expect(page.getByRole('heading', { name: '考研分析', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '开始分析' }).click();
  await expect(page.getByText('请填写本科专业')).toBeVisible();
  expect(await seriousViolations(page), 'form').toEqual([]);
  await fillPostgrad(page);
  await page.getByRole('button', { name: '开始分析' }).click();

  await expect(page.getByRole('heading', { name: '冲稳保' })).toBeVisible();
  await page.locator('summary', { hasText: '判定方式' }).click();
  await expect(page.getByText(/站内分析 · 规则/)).toBeVisible();
  await expect(page.getByText(/本站没有收录；请到该校研究生院网站查/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '备考计划 · 共 780 小时' })).toBeVisible();
  await expect(page.getByText('【待补充：姓名】').first()).toBeVisible();
  const plan = page.getByRole('table', { name: /^备考计划，/ });
  await expect(plan).toBeVisible();
  await page.getByRole('button', { name: '下个月' }).click();
  // Which weeks begin in the second month depends on the day of the month.
  const later = plan.getByRole('button', { name: /^第 \d+ 周/ }).last();
  const [week = ''] = /^第 \d+ 周/.exec(await later.innerText()) ?? [];
  expect(week).not.toBe('');
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: week })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '加入日历' }).click();
  expect(await savedHead(download, 15)).toBe('BEGIN:VCALENDAR');
  expect(await seriousViolations(page), 'result').toEqual([]);

  await page.goto('/ai/kaoyanAiAnalyse');
  await fillPostgrad(page);
  await page.getByText('自定义提问').click();
  await page.getByLabel(/^我的问题/).fill(`六个月来得及吗？${unique()}`);
  await page.getByRole('button', { name: '开始分析' }).click();
  await expect(page.getByRole('heading', { name: '我的提问' })).toBeVisible();
  await page.getByRole('button', { name: '历史记录' }).click();
  await expect(page.getByRole('button', { name: /^六个月来得及吗/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^示例大学/ })).toHaveCount(0);
});

test('a post is checked clause by clause, and unstated facts stay unverified', async ({
  memberPage: page,
}) => {
  await page.goto('/ai/kaogongAiAnalyse');
  await page.getByRole('button', { name: '开始分析' }).click();
  await expect(page.getByText('请至少选择或粘贴一个职位')).toBeVisible();
  await fillCivil(page);
  await page.getByRole('button', { name: '粘贴职位条件' }).click();
  await page.getByLabel('职位名称').fill(`社区岗 ${unique()}`);
  await page.getByLabel(/^职位条件/).fill('学历：硕士研究生及以上；专业：不限');
  expect(await seriousViolations(page), 'form').toEqual([]);
  await page.getByRole('button', { name: '开始分析' }).click();

  await expect(page.getByText('2 个职位：可报考 0 个，不符合 1 个，待核实 1 个。')).toBeVisible();
  await expect(page.getByText('示例职位', { exact: true })).toBeVisible();
  await expect(page.getByText('本科低于要求')).toBeVisible();
  await expect(page.getByText('没有填写出生日期')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^备考计划 · 共 \d+ 小时/u })).toBeVisible();
  expect(await seriousViolations(page), 'result').toEqual([]);
});

test('a visitor can fill in the form and is asked to sign in at the start', async ({ page, stranger }) => {
  await page.goto('/ai/kaogongAiAnalyse');
  await fillCivil(page);
  await page.getByRole('button', { name: '开始分析' }).click();
  await expect(page.getByText('请先登录')).toBeVisible();
  await signInHere(page, stranger);
  await expect(page.getByLabel(/^可用总时间/)).toHaveValue('333');
});
