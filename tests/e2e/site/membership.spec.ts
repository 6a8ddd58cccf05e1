import { expect } from '@playwright/test';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

const WIDTHS = [1440, 1920, 390];

test('free and paid features are compared on a public page', async ({ page }) => {
  await page.goto('/member/info');
  await expect(page.getByRole('heading', { name: '会员', level: 1 })).toBeVisible();
  await expect(page.getByText('一次性付款，没有自动续费')).toBeVisible();
  await expect(page.getByRole('row', { name: /导出 PDF、Word/ })).toContainText('免费，不限次数，无水印');
  await expect(page.getByRole('list', { name: '会员卡' }).getByRole('listitem').first()).toContainText('¥18');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousViolations(page), `at ${width}`).toEqual([]);
  }
});

test('prices are shown without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/member/info');
  await expect(page.getByRole('heading', { name: '会员', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: '会员卡' }).getByRole('listitem').first()).toContainText('¥18');
  await expect(page.getByRole('row', { name: /导出 PDF、Word/ })).toContainText('免费，不限次数，无水印');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('会员');
  await context.close();
});

test('counts are bought at the local cashier, invoiced and refunded', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/member/info');
  await page.getByRole('button', { name: '购买 AI 次数 10 次' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('不会产生真实扣款')).toBeVisible();
  expect(await seriousViolations(page), 'paying').toEqual([]);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: '打开本地收银台' }).click();
  const cashier = await opened;
  await expect(cashier.getByText('没有连接微信支付或支付宝')).toBeVisible();
  await cashier.getByRole('button', { name: '模拟支付成功' }).click();
  await expect(cashier.getByText('已支付（模拟）')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();

  await page.goto('/personal/personal?tab=4');
  const paid = page.getByRole('list', { name: '订单' }).getByRole('listitem').filter({ hasText: '已完成' });
  await paid.filter({ hasText: 'AI 次数 10 次' }).first().getByRole('button').click();
  await dialog.getByRole('button', { name: '开具发票' }).click();
  await dialog.getByLabel('发票抬头').fill('林晓');
  await dialog.getByLabel('接收邮箱').fill('lin@example.com');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('待开具')).toBeVisible();
  await dialog.getByRole('button', { name: '申请退款' }).click();
  await dialog.getByRole('button', { name: '确定退款' }).click();
  await expect(dialog.getByText(/退款中|已退款/).first()).toBeVisible();
  expect(await seriousViolations(page), 'order').toEqual([]);
});
