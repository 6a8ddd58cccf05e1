import { expect } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { newPhone } from '../unique.js';
import { agreeToTerms, takeGift } from './dialogs.js';
import { readSmsCode } from './outbox.js';
import { dragSlider, pressSlider } from './slider.js';

const password = 'Setting-out-2026';

test('a new user registers, returns after a reload, signs out and in again', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/index/index');
  await page.getByRole('button', { name: '注册' }).click();
  const dialog = page.getByRole('dialog', { name: '注册启程' });
  await expect(dialog.getByLabel('手机号')).toBeFocused();
  await dialog.getByLabel('手机号').fill(phone);
  await dragSlider(page, () => dialog.getByRole('button', { name: '获取验证码' }).click());
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  await dialog.getByLabel('短信验证码').fill(await readSmsCode(page, phone));
  await dialog.getByLabel('设置密码').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('请先阅读并勾选同意用户协议与隐私政策')).toBeVisible();
  await agreeToTerms(dialog);
  await page.keyboard.press('Enter');
  await expect(page.getByText('注册成功')).toBeVisible();
  await takeGift(page);
  await expect(page.getByRole('button', { name: /账号菜单/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();

  await page.reload();
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByText('退出成功')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.getByRole('button', { name: '登录' }).click();
  const signIn = page.getByRole('dialog', { name: '登录启程' });
  await signIn.getByLabel('手机号').fill(phone);
  await signIn.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('登录成功')).toBeVisible();
});

test('a visitor who sees no picture registers: the browser computes instead, by keyboard only', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/index/index');
  await page.getByRole('button', { name: '注册' }).click();
  const dialog = page.getByRole('dialog', { name: '注册启程' });
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByRole('button', { name: '获取验证码' }).press('Enter');
  await expect(page.getByRole('slider')).toBeFocused();
  await expect(page.getByRole('slider')).toHaveAccessibleDescription(/改用自动验证/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /改用自动验证/ })).toBeFocused();
  // The number can be found at once: its exchange waits until the panel has been checked.
  let release: () => void = () => undefined;
  const checked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/captcha/work/check', async (route) => {
    await checked;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: '自动验证' })).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
  release();
  await expect(page.getByText('验证码已发送')).toBeVisible({ timeout: test.info().timeout });
  await expect(dialog.getByLabel('短信验证码')).toBeFocused();
  await page.keyboard.type(await readSmsCode(page, phone));
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: '本地消息' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await agreeToTerms(dialog);
  await page.keyboard.press('Enter');
  await expect(page.getByText('注册成功')).toBeVisible();
});

test('a code signs an unknown phone in, by keyboard only', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/login/login?from=/personal/personal?tab=1');
  await page.getByRole('tab', { name: '密码登录' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('未注册的手机号验证后将自动创建账号')).toBeVisible();
  await page.getByLabel('手机号').focus();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeFocused();
  await pressSlider(page, () => page.keyboard.press('Enter'));
  await expect(page.getByText('验证码已发送')).toBeVisible();
  const code = await readSmsCode(page, phone);
  await agreeToTerms(page);
  await page.getByLabel('短信验证码').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await takeGift(page);
  await expect(page).toHaveURL(/\/personal\/personal\?tab=1/);
  await expect(page.getByRole('heading', { name: '还没有简历' })).toBeVisible();
});

test('a wrong slide loads another picture and sends nothing', async ({ page }) => {
  await page.goto('/login/login');
  await page.getByRole('tab', { name: '验证码登录' }).click();
  await page.getByLabel('手机号').fill(newPhone());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('slider')).toBeFocused();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '验证未通过，请重试' })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

test('a token unknown to the server ends the session with the specification’s message', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'nobody'));
  await page.goto('/index/index');
  await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
  const scan = page.getByRole('dialog', { name: '微信扫码登录' });
  await expect(scan).toBeVisible();
  await scan.getByRole('button', { name: '用其他方式登录' }).click();
  await expect(page.getByRole('dialog', { name: '登录启程' })).toBeVisible();
});

test('a URL that opens the campus e-mail form first asks a visitor to sign in', async ({ page }) => {
  await page.goto('/index/index?checkemail=1');
  await expect(page.getByRole('dialog', { name: '登录启程' })).toBeVisible();
});
