import { expect, type Page } from '@playwright/test';

/** Reads the newest code that was "sent" to a phone, as a developer does: on the page of the local driver. */
export async function readSmsCode(page: Page, phone: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox');
  const message = outbox.locator('tr, li, article').filter({ hasText: phone }).first();
  await expect(message).toBeVisible();
  const code = /(?<![A-Za-z\d])(?=[A-Za-z\d]*\d)[A-Za-z\d]{6}(?![A-Za-z\d])/.exec(
    (await message.innerText()).replaceAll(phone, ''),
  );
  await outbox.close();
  if (!code) throw new Error('no code in the outbox');
  return code[0];
}
