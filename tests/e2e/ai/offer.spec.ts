import { expect, type Page } from '@playwright/test';
import { signInHere } from '../auth/sign-in.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';

async function fill(page: Page, letter: string, facts: Record<string, string>): Promise<void> {
  const offer = page.getByRole('group', { name: `Offer ${letter}` });
  for (const [label, value] of Object.entries(facts))
    await offer.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
}

const first = { 公司: '云帆科技', 岗位: '前端工程师', 城市: '杭州', 月薪: '18000' };
const second = { 公司: '南山银行', 岗位: '金融科技岗', 城市: '深圳', 月薪: '15000' };

test('two offers are compared, the result is found again, and deleted', async ({ memberPage: page }) => {
  await page.goto('/index/Template');
  await page.getByRole('button', { name: 'AI 服务' }).click();
  await page.getByRole('link', { name: /Offer 选择/ }).click();
  await expect(page.getByRole('heading', { name: 'Offer 选择', level: 1 })).toBeVisible();
  await expect(page.getByText(/消耗 1 次 AI 次数 · 剩余/)).toBeVisible();
  expect(await seriousViolations(page), 'form').toEqual([]);

  await page.getByRole('button', { name: '开始比较' }).click();
  await expect(page.getByText('请填写公司').first()).toBeVisible();
  // Differs in every run, because an identical request returns the earlier result.
  await fill(page, 'A', { ...first, 公司: `云帆科技 ${Date.now() % 100_000}` });
  await fill(page, 'B', second);
  await page.getByRole('slider', { name: '税后年现金' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '开始比较' }).click();

  await expect(page.getByRole('heading', { name: '排名' })).toBeVisible();
  await page.locator('summary', { hasText: '判定方式' }).click();
  await expect(page.getByText(/站内分析 · 规则/)).toBeVisible();
  const bars = page.getByRole('list', { name: '税前全年由什么组成' });
  await expect(bars).toContainText('税前 216,000 元');
  await expect(bars.getByText(/^税后年现金 /)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: '数据缺失' })).toBeVisible();
  await expect(page.getByText(/《中华人民共和国个人所得税法》/).first()).toBeVisible();
  await page
    .getByText(/逐项计算/)
    .first()
    .click();
  await expect(page.getByText('基本养老保险（个人）').first()).toBeVisible();
  expect(await seriousViolations(page), 'result').toEqual([]);
  const address = page.url();

  await page.goto('/ai/offerAiAnalyse');
  await page.getByRole('button', { name: '查看结果' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: '历史记录' }).click();
  await page
    .getByRole('button', { name: /^删除：/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('heading', { name: '排名' })).toBeHidden();
});

test('with four offers, the names of the compared values stay on one line', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ai/offerAiAnalyse');
  await page.getByRole('button', { name: '再加一份 Offer' }).click();
  await page.getByRole('button', { name: '再加一份 Offer' }).click();
  for (const [place, letter] of ['A', 'B', 'C', 'D'].entries())
    await fill(page, letter, {
      ...first,
      公司: `云帆科技 ${Date.now() % 100_000}`,
      月薪: String(18_000 - place * 700),
    });
  await page.getByRole('button', { name: '开始比较' }).click();
  const name = page.getByRole('table', { name: '各方面得分' }).getByRole('rowheader', { name: '税后年现金' });
  const lines = () =>
    name.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    });
  await expect.poll(lines).toBe(1);
});

test('a visitor can fill in the form and keeps it through sign-in', async ({ page, stranger }) => {
  await page.goto('/ai/offerAiAnalyse');
  await fill(page, 'A', first);
  await fill(page, 'B', second);
  await page.getByRole('button', { name: '开始比较' }).click();
  await expect(page.getByText('请先登录')).toBeVisible();
  await signInHere(page, stranger);
  await expect(
    page.getByRole('group', { name: 'Offer A' }).getByRole('textbox', { name: /^公司/ }),
  ).toHaveValue('云帆科技');
});

test('the URL of an unavailable AI service shows the not-found page', async ({ page }) => {
  await page.goto('/ai/nothing');
  await expect(page).toHaveURL(/\/page\/404$/);
});

test('a field focused by keyboard is never hidden by the bar below the form', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ai/offerAiAnalyse');
  await page.getByRole('textbox', { name: /^公司/ }).first().focus();
  const bar = page.getByRole('button', { name: '开始比较' });
  const focused = page.locator(':focus');
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    const [field, above] = [await focused.boundingBox(), await bar.boundingBox()];
    if (field === null || above === null) throw new Error('nothing has the focus, or the bar is missing');
    expect(field.y + field.height).toBeLessThanOrEqual(above.y);
  }
});
