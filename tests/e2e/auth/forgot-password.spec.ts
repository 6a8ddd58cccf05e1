import { expect } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { newPhone } from '../unique.js';
import { fillCode, openSignIn, storedToken, WIDTHS } from './dialogs.js';

const NEW = 'Another-way-2027';

test('a forgotten password is replaced in two steps, and then signs in', async ({ page, stranger }) => {
  const signIn = await openSignIn(page);
  await signIn.getByRole('button', { name: '忘记密码' }).click();
  const forgot = page.getByRole('dialog', { name: '忘记密码' });
  await expect(forgot.getByLabel('手机号')).toBeFocused();
  await fillCode(page, forgot, stranger.phone);
  expect(await seriousViolations(page), 'step one').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(forgot.getByLabel('新密码')).toBeFocused();
  expect(await seriousViolations(page), 'step two').toEqual([]);

  await forgot.getByLabel('新密码').fill('12345678');
  await page.keyboard.press('Enter');
  await expect(forgot.getByText('登录密码须为8-30位，不能是纯数字、字母或字符')).toBeVisible();
  await expect(forgot.getByText('请输入确认密码')).toBeVisible();
  await forgot.getByLabel('新密码').fill(NEW);
  await forgot.getByLabel('确认密码').fill(`${NEW}x`);
  await page.keyboard.press('Enter');
  await expect(forgot.getByText('请重新输入确认密码')).toBeVisible();
  await expect(forgot.getByLabel('确认密码')).toBeFocused();
  await forgot.getByLabel('确认密码').fill(NEW);
  await page.keyboard.press('Enter');

  await expect(page.getByText('密码重置成功')).toBeVisible();
  await expect(page.getByText('请重新登录')).toBeVisible();
  await expect(signIn.getByLabel('手机号')).toHaveValue(stranger.phone);
  await signIn.getByLabel('密码', { exact: true }).fill(stranger.password);
  await page.keyboard.press('Enter');
  await expect(signIn.getByText('手机号或密码错误')).toBeVisible();
  await expect(signIn.getByLabel('密码', { exact: true })).toBeFocused();
  await signIn.getByLabel('密码', { exact: true }).fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('登录成功')).toBeVisible();
  expect(await storedToken(page)).toBeTruthy();
});

test('going back works by mouse and by Escape', async ({ page }) => {
  const phone = newPhone();
  const signIn = await openSignIn(page);
  await signIn.getByLabel('手机号').fill(phone);
  await signIn.getByRole('button', { name: '忘记密码' }).click();
  const forgot = page.getByRole('dialog', { name: '忘记密码' });
  await expect(forgot.getByLabel('手机号')).toHaveValue(phone);
  await forgot.getByRole('button', { name: '返回登录' }).click();
  await expect(signIn.getByLabel('手机号')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
});

test('the account forms have no serious accessibility violation at either width', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const signIn = await openSignIn(page);
    for (const tab of ['密码登录', '验证码登录', '学号登录']) {
      await signIn.getByRole('tab', { name: tab }).click();
      expect(await seriousViolations(page), `${tab} ${width}`).toEqual([]);
    }
    expect(Math.round((await signIn.boundingBox())?.width ?? 0)).toBe(500);
    await signIn.getByRole('button', { name: '微信扫码登录' }).click();
    const wechat = page.getByRole('dialog', { name: '微信扫码登录' });
    await expect(wechat.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
    expect(await seriousViolations(page), `wechat ${width}`).toEqual([]);
    expect(Math.round((await wechat.boundingBox())?.width ?? 0)).toBe(400);
  }
});
