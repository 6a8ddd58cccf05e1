import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type Download, expect, type Page } from '@playwright/test';

interface DemoFile {
  accounts: { phone: string; password: string }[];
}

const demoFile = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../prisma/seed/demo-accounts.json',
);
let token: Promise<string> | null = null;

/** Signs the second demo account in once for the whole run: the site counts logins. */
async function demoToken(page: Page): Promise<string> {
  const { accounts } = JSON.parse(await readFile(demoFile, 'utf8')) as DemoFile;
  const account = accounts[1]!;
  const response = await page.request.post('/user/login', {
    data: { login_type: 'cas', type: '1', phone: account.phone, password: account.password },
  });
  const { data, msg } = (await response.json()) as { data: { token: string } | null; msg: string };
  if (!data) throw new Error(`the demo account is not let in: ${msg}`);
  // The first-use tour has its own journey; in the others it is over.
  await page.request.post('/myinfo/setUserFinishPcGuide', { data: {}, headers: { token: data.token } });
  return data.token;
}

async function isAlive(page: Page, value: string): Promise<boolean> {
  const answer = await page.request.post('/myinfo/info', { data: {}, headers: { token: value } });
  return answer.status() !== 401;
}

/** A page of the demo account. */
export async function signedIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // A journey may have ended the sessions of this account: a password that is replaced does.
  if (token === null || !(await isAlive(page, await token))) token = demoToken(page);
  await page.addInitScript((value) => localStorage.setItem('token', value), await token);
  return page;
}

/** Opens a new résumé on a template and waits for its own address. */
export async function newResume(page: Page, templateCode = 'tem0001'): Promise<string> {
  await page.goto(`/resume/edit?tzUrl=${templateCode}&language=zh`);
  await expect(page).toHaveURL(/[?&]id=[0-9a-f-]{36}/);
  await expect(page.getByText(/^已保存 · /)).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** The words on the sheet. */
export const sheet = (page: Page) => page.getByRole('document', { name: /^(简历预览|Résumé preview)$/ });

/** Waits until the server has everything. */
export const expectSaved = (page: Page) => expect(page.getByText(/^已保存 · /)).toBeVisible();

/** Picks one of the looks; the radio itself is under its picture. */
export const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();

/** The first bytes of a file that the browser saves. */
export async function savedHead(download: Promise<Download>, length: number): Promise<string> {
  const file = await readFile(await (await download).path());
  return file.subarray(0, length).toString();
}

/** Walks with Tab until the named control has the focus. */
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
