import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';

/** Opens a new résumé on a template and waits until it has its own URL. */
export async function newResume(page: Page, templateCode = 'tem0001'): Promise<string> {
  await page.goto(`/resume/edit?tzUrl=${templateCode}&language=zh`);
  await expect(page).toHaveURL(/[?&]id=[0-9a-f-]{36}/);
  await expect(page.getByText(/^已保存 · /)).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** The résumé preview. */
export const sheet = (page: Page) => page.getByRole('document', { name: /^(简历预览|Résumé preview)$/ });

/** Waits until the server has stored every change. */
export const expectSaved = (page: Page) => expect(page.getByText(/^已保存 · /)).toBeVisible();

/** Selects a style option by its label; the radio input is covered by its image. */
export const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();

/** Returns the first bytes of a downloaded file. */
export async function savedHead(download: Promise<Download>, length: number): Promise<string> {
  const file = await readFile(await (await download).path());
  return file.subarray(0, length).toString();
}

/** Presses Tab until the named control has the focus. */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
    });
    if (focused === name) return;
  }
  throw new Error(`Tab never reached “${name}”`);
}
