import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { test } from '../test.js';
import { expectSaved, newResume } from './editor.js';

/** Exports one format; returns its content and the file name that the server sends, before the system changes it. */
async function exported(page: Page, name: RegExp): Promise<{ fileName: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file: Download = await download;
  const { 'content-disposition': disposition = '' } = (await page.request.get(file.url())).headers();
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return { fileName: decodeURIComponent(encoded), bytes: await readFile(await file.path()) };
}

test('one résumé as text, Markdown, JSON Resume and a PDF with embedded source, then by mail', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('苏晓禾');
  await page.getByLabel('电话').fill('13800000002');
  await page.getByLabel('简历名称').fill('苏晓禾：数据/分析');
  await expectSaved(page);
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('button', { name: /^更多格式/ }).click();

  const text = await exported(page, /^纯文本/);
  expect(text.fileName).toMatch(/\.txt$/);
  expect(text.fileName).not.toMatch(/[/\\:]/);
  expect(text.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(text.bytes.toString()).toContain('苏晓禾\r\n');
  expect((await exported(page, /^Markdown/)).bytes.toString()).toMatch(/^# 苏晓禾\n/);
  const json = JSON.parse((await exported(page, /^JSON Resume/)).bytes.toString()) as {
    basics: { name: string };
  };
  expect(json.basics.name).toBe('苏晓禾');
  const pdf = await exported(page, /^PDF/);
  const attachments: unknown = await (await getDocumentProxy(new Uint8Array(pdf.bytes))).getAttachments();
  expect(Object.keys(attachments ?? {})).toEqual(['qicheng-resume.json']);

  await page.getByRole('button', { name: '发送到邮箱' }).click();
  const form = page.getByRole('form', { name: '发送到邮箱' });
  await form.getByLabel('收件邮箱').fill('hr@example.com');
  await form.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText('已发送到 hr@example.com。')).toBeVisible();
});
