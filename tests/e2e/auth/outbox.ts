import { expect, type Page } from '@playwright/test';

const CODE = /(?<![A-Za-z\d])(?=[A-Za-z\d]*\d)[A-Za-z\d]{6}(?![A-Za-z\d])/;

/** Reads the newest code for a phone or a mailbox on the local driver's outbox page. */
export async function readSmsCode(page: Page, recipient: string): Promise<string> {
  let message: string | undefined;
  await expect(async () => {
    const rows = (await (await page.request.get('/dev/outbox')).text()).split('<tr');
    message = rows.find((row) => row.includes(recipient));
    expect(message, `a message to ${recipient}`).toBeDefined();
  }).toPass();
  const words = message?.replaceAll(/<[^>]*>/g, ' ').replaceAll(recipient, '') ?? '';
  const [code] = CODE.exec(words) ?? [];
  if (!code) throw new Error('no code in the outbox');
  return code;
}
