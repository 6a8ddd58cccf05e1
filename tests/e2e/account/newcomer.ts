import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../accounts.js';
import { takeGift, typeCode } from '../auth/dialogs.js';
import { newPhone } from '../unique.js';

/** Registers through the form on home. */
export async function register(page: Page): Promise<void> {
  const phone = newPhone();
  await page.goto('/index/index');
  await page.getByRole('button', { name: '注册' }).click();
  const dialog = page.getByRole('dialog', { name: '注册启程' });
  await typeCode(page, dialog, phone);
  await dialog.getByLabel('设置密码').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('注册成功')).toBeVisible();
  await takeGift(page);
}

/** The card on home that invites to verify a campus e-mail address. */
export const invitation = (page: Page) => page.getByRole('listitem', { name: '认证校园邮箱' });
