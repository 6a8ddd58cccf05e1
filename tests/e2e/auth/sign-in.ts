import { expect, type Page } from '@playwright/test';
import type { Account } from '../accounts.js';

/** Signs an account in through the open dialog. */
export async function signInHere(page: Page, { phone, password }: Account): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录启程' });
  await dialog.getByRole('tab', { name: '密码登录' }).click();
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('登录成功')).toBeVisible();
}
