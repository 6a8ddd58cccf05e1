import { expect } from '@playwright/test';
import { signInHere } from '../auth/sign-in.js';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

const WIDTHS = [1440, 1920, 390];
const PROVINCIAL = '/resume/contest?type=2';

test('both contests are found from the menu and read without signing in', async ({ page }) => {
  await page.goto('/index/index');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '简历大赛' }).click();
  await page.getByRole('link', { name: '省级大赛' }).click();
  await expect(page).toHaveURL(/\/resume\/contest\?type=2/);
  await expect(page.getByRole('heading', { level: 1, name: /示例/ })).toBeVisible();
  await expect(page.getByText('示例，不是真实的比赛', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '评分标准' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousViolations(page), `at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('navigation', { name: '大赛类型' }).getByRole('link', { name: '校级大赛' }).click();
  await expect(page).toHaveURL(/type=1/);
  await expect(page.getByRole('button', { name: '登录' }).last()).toBeVisible();
});

test('a member enters a résumé, withdraws it and enters it again', async ({ page, stranger }) => {
  await stranger.newResume();
  await page.goto(PROVINCIAL);
  const panel = page.getByRole('region', { name: '我的参赛' });
  await panel.getByRole('button', { name: '登录' }).click();
  await signInHere(page, stranger);
  await expect(panel.getByText('选择参赛的简历')).toBeVisible();
  const submit = panel.getByRole('button', { name: '提交参赛' });
  await panel.getByRole('radio').last().check();
  await expect(submit).toBeEnabled();
  expect(await seriousViolations(page), 'choosing').toEqual([]);
  await submit.click();
  await expect(panel.getByText(/^已提交“/)).toBeVisible();
  await page.reload();
  await expect(panel.getByText(/^已提交“/)).toBeVisible();
  await panel.getByRole('button', { name: '撤回参赛简历' }).click();
  await panel.getByRole('button', { name: '确认撤回' }).click();
  await expect(panel.getByText(/撤回，可以重新提交/)).toBeVisible();
  expect(await seriousViolations(page), 'withdrawn').toEqual([]);
  await page.goto('/resume/contest?type=1');
  await expect(panel.getByText(/请用学号登录或认证校园邮箱/)).toBeVisible();
  await page.goto('/personal/personal?tab=6');
  await expect(page.getByText('参赛简历已撤回').first()).toBeVisible();
});

test('an unknown certificate is reported as such', async ({ page }) => {
  await page.goto('/contest/verify?code=abcdefghijklmnopqrstuv');
  await expect(page.getByRole('heading', { name: '没有查到这份证书' })).toBeVisible();
  await page.goto('/contest/verify');
  await expect(page.getByRole('heading', { name: '核验获奖证书' })).toBeVisible();
});
