import { expect, type Locator, type Page } from '@playwright/test';
import { readSmsCode } from './outbox.js';
import { dragSlider, pressSlider } from './slider.js';

/** The widths at which every dialog is checked. */
export const WIDTHS = [1440, 1920] as const;

/** Opens the sign-in dialog from home. */
export async function openSignIn(page: Page, address = '/index/index'): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  const dialog = page.getByRole('dialog', { name: '登录启程' });
  await expect(dialog.getByLabel('手机号')).toBeFocused();
  return dialog;
}

/** Accepts the terms by keyboard, in the forms that can create an account. */
export async function agreeToTerms(form: Page | Locator): Promise<void> {
  const box = form.getByRole('checkbox', { name: /我已阅读并同意/ });
  if ((await box.count()) === 0) return;
  await expect(box).not.toBeChecked();
  await box.press('Space');
  await expect(box).toBeChecked();
}

/** Fills in phone and code in an open form: slider, send, and the code from the local outbox. */
export async function fillCode(page: Page, form: Locator, phone: string): Promise<void> {
  await form.getByLabel('手机号').fill(phone);
  await dragSlider(page, () => form.getByRole('button', { name: '获取验证码' }).click());
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await expect(form.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  await form.getByLabel('短信验证码').fill(await readSmsCode(page, phone));
  await agreeToTerms(form);
}

/** Does the same by keyboard only, starting in the phone field; ends with the focus in the code field. */
export async function typeCode(page: Page, form: Locator, phone: string): Promise<void> {
  await expect(form.getByLabel('手机号')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: '获取验证码' })).toBeFocused();
  await pressSlider(page, () => page.keyboard.press('Enter'));
  await expect(page.getByText('验证码已发送')).toBeVisible();
  const code = await readSmsCode(page, phone);
  await agreeToTerms(form);
  await form.getByLabel('短信验证码').focus();
  await page.keyboard.type(code);
}

/** Expects the message about the first free AI uses of a new account, and no dialog. */
export async function takeGift(page: Page): Promise<void> {
  await expect(page.getByText('恭喜您获得 10 次免费 AI 使用次数')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Signs out through the menu. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/index/help');
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByText('退出成功')).toBeVisible();
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
