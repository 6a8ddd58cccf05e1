import { expect, type Page } from '@playwright/test';

/** The demo account that the seed makes on a test site. */
const demo = { phone: '13800000001', password: 'Qicheng2026' };

/** Signs in as a person does, in the dialog that is open. */
export async function signInHere(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录启程' });
  await dialog.getByLabel('手机号').fill(demo.phone);
  await dialog.getByLabel('密码', { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('登录成功')).toBeVisible();
}
