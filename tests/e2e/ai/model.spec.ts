import { expect, type Page } from '@playwright/test';
import { expectSaved, sheet } from '../resume/editor.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { answerTo, question } from './answer-to.js';
import { fillCivil, fillPostgrad } from './exam-forms.js';
import { weakResume } from './weak-resume.js';

/** The comment that the test model adds to every result (tooling/launcher/test-model.mjs). */
const SAID = '模型点评：先把最相关的一段经历写具体。';
const LABEL = '以下内容由 AI 生成，请核对事实后使用';

const POSTING = `岗位名称：新媒体运营实习生
公司名称：青禾文化传媒有限公司
工作地点：杭州
岗位职责：
1、负责公众号日常内容更新；
2、协助策划线上活动。
任职要求：
1、本科及以上学历；
2、熟练使用剪映、Photoshop。`;

/** Agrees to the use of a model in the settings, as the hint on an AI page asks. */
async function agree(page: Page): Promise<void> {
  await page.goto('/ai/aiAnalyse');
  await expect(page.getByText(/现在只用站内分析，内容不离开本站/)).toBeVisible();
  await page.getByRole('link', { name: '去设置' }).click();
  await expect(page).toHaveURL(/\/personal\/deta#egress$/);
  await page.getByRole('button', { name: '同意并开启' }).click();
  await expect(page.getByText('已开启语言模型')).toBeVisible();
}

const STATEMENT = '负责公众号推文，每周 3 篇';

/** Expects a result that the model wrote, its label, and no accessibility violation. */
async function expectModel(page: Page, what: string): Promise<void> {
  await expect(page.getByText(SAID)).toBeVisible();
  await expect(page.getByText(LABEL).first()).toBeVisible();
  await page.locator('summary', { hasText: '判定方式' }).click();
  await expect(page.getByText(/vllm/).first()).toBeVisible();
  expect(await seriousViolations(page), what).toEqual([]);
}

test('a user who consented gets labelled model output, and sees what was sent', async ({
  memberPage: page,
  member,
}) => {
  test.slow();
  await agree(page);
  const id = await weakResume(member, STATEMENT);
  // A résumé with too little content is analysed by rules only, without a charge.
  const sparse = await member.newResume();

  await page.goto(`/ai/aiAnalyse?id=${sparse}`);
  await expect(page.getByText(/现在只用站内分析/)).toBeHidden();
  await page.getByLabel('目标岗位').fill('新媒体运营');
  await page.getByRole('button', { name: '开始分析' }).click();
  await expectModel(page, 'résumé analysis');

  await page.goto(`/ai/jdAiAnalyse?id=${id}`);
  await page.getByLabel('职位描述').fill(POSTING);
  await page.getByRole('button', { name: '开始分析' }).click();
  await expectModel(page, 'posting');

  await page.goto(`/ai/letterAiAnalyse?id=${id}`);
  await page.getByText('用简历生成一封').click();
  await page.getByLabel('投递单位').fill('青禾文化传媒有限公司');
  await page.getByLabel('应聘岗位').fill('新媒体运营');
  await page.getByRole('button', { name: '生成求职信' }).click();
  await expectModel(page, 'letter');

  await page.goto('/personal/deta#egress');
  const sent = page.getByRole('button', { name: /^查看发送的内容/ });
  await expect(sent).toHaveCount(3);
  await sent.first().click();
  const text = page.getByRole('region', { name: '发送的原文' });
  await expect(text).toContainText('固定的要求');
  await expect(text).not.toContainText('苏晓禾');
});

test('every other service with model output shows it labelled', async ({ memberPage: page, member }) => {
  test.slow();
  await agree(page);
  const id = await weakResume(member, STATEMENT);

  await page.goto(`/ai/jobAiAnalyse?id=${id}`);
  await page.getByLabel('想了解的岗位').fill('新媒体运营');
  await page.getByRole('button', { name: '开始分析' }).click();
  await expectModel(page, 'occupation');

  await page.goto('/ai/offerAiAnalyse');
  for (const [letter, company] of [
    ['A', '云帆科技'],
    ['B', '南山银行'],
  ] as const) {
    const offer = page.getByRole('group', { name: `Offer ${letter}` });
    for (const [label, text] of Object.entries({ 公司: company, 岗位: '运营', 城市: '杭州', 月薪: '9000' }))
      await offer.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }
  await page.getByRole('button', { name: '开始比较' }).click();
  await expectModel(page, 'offers');

  await page.goto('/ai/kaoyanAiAnalyse');
  await fillPostgrad(page);
  await page.getByRole('button', { name: '开始分析' }).click();
  await expectModel(page, 'postgraduate examination');

  await page.goto('/ai/kaogongAiAnalyse');
  await fillCivil(page);
  // Enough data for a total on any day of the year; with less, only the rules run, without a charge.
  await page.getByLabel(/^学位/).selectOption('学士');
  await page.getByLabel(/^出生日期/).fill('2002-03-01');
  await page.getByText('模考成绩').click();
  await page.getByLabel(/^行测模考/).fill('70');
  await page.getByLabel(/^申论模考/).fill('60');
  await page.getByRole('button', { name: '开始分析' }).click();
  await expectModel(page, 'civil service');

  await page.goto(`/ai/interviewAiAnalyse?id=${id}`);
  await page.getByLabel('目标岗位').fill('新媒体运营');
  await page.getByRole('button', { name: '预测面试题' }).click();
  await expectModel(page, 'interview');

  await page.getByRole('button', { name: '开始模拟面试' }).click();
  const answer = page.getByRole('textbox', { name: /^您的回答/ });
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: new RegExp(`^第 ${number} 题`) }).click();
    await expect(question(page)).toHaveText(new RegExp(`^${number}\\. `));
    await answer.fill(await answerTo(page));
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: '结束面试' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束面试' }).click();
  await page.getByRole('button', { name: '生成报告' }).click();
  await expectModel(page, 'interview report');
});

test('the model writes a variant in ghost-writing, which is accepted as AI text', async ({
  memberPage: page,
  member,
}) => {
  await agree(page);
  const id = await weakResume(member, STATEMENT);
  await page.goto(`/resume/edit?id=${id}&ai=1&gwservice=1`);
  const panel = page.getByRole('complementary', { name: 'AI 代写与优化' });
  await panel.getByRole('button', { name: '优化 1 条描述' }).click();
  await expect(panel.getByText(/^方案 A · .* · AI 生成/)).toBeVisible();
  await expect(panel.getByText(LABEL)).toBeVisible();
  expect(await seriousViolations(page), 'variants').toEqual([]);
  await panel.getByRole('button', { name: '采用方案 A', exact: true }).click();
  await expect(sheet(page)).toContainText('撰写公众号推文，每周 3 篇');
  await expectSaved(page);
});
