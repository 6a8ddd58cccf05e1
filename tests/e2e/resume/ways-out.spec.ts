import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { timeLimit } from '#testing/open-database.js';
import { test } from '../test.js';
import { choose, expectSaved, newResume } from './editor.js';

/** Starts one export and returns the downloaded content. */
async function exported(page: Page, name: RegExp): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFile(await (await download).path());
}

test('the parser report, the ATS version, a picture per page and an HTML page', async ({
  memberPage: page,
}) => {
  await newResume(page, 'tem0002');
  await page.getByRole('button', { name: '用示例内容填充' }).click();
  await expectSaved(page);
  const menu = page.getByRole('button', { name: '导出', exact: true });
  await menu.click();
  await page.getByRole('button', { name: /^网申系统用/ }).click();
  await page.getByRole('button', { name: /^看看系统读到什么/ }).click();
  const dialog = page.getByRole('dialog', { name: '系统读到的内容' });
  await expect(dialog.getByText(/^共核对 \d+ 项/)).toBeVisible({ timeout: timeLimit(60_000) });
  await dialog.getByRole('tab', { name: '文字（按文件顺序）' }).click();
  await expect(dialog.getByRole('list', { name: '读到的文字' })).toContainText('教育背景');
  await choose(page, 'ATS 版');
  await expect(dialog.getByText(/项读对，0 项读错，0 项没读到。$/)).toBeVisible({
    timeout: timeLimit(60_000),
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await menu.click();
  const ats = await exported(page, /^ATS 版 PDF/);
  const file = await getDocumentProxy(new Uint8Array(ats));
  const { items } = await (await file.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toMatch(/电话：1\d{10} \| 邮箱：/);

  await page.getByRole('button', { name: /^图片\s*长图/ }).click();
  await choose(page, '每页 150 dpi');
  const picture = await exported(page, /^图片 PNG/);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(1241);

  await page.getByRole('button', { name: /^更多格式/ }).click();
  const html = (await exported(page, /^网页 HTML/)).toString();
  expect(html).toContain('@font-face');
  expect(html).not.toMatch(/<script|https?:\/\/[^"<]*\.(?:css|js|woff2)/);
});

for (const { width, height } of [
  { width: 1440, height: 700 },
  { width: 390, height: 844 },
])
  test(`the result of an export is in view, ${width} px wide`, async ({ memberPage: page }) => {
    await page.setViewportSize({ width, height });
    await newResume(page);
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('group', { name: '导出' }).getByText('导出选项').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^PDF/ }).click();
    await download;
    await expect(page.getByRole('button', { name: '再次下载' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: '发送到邮箱' }).click();
    await expect(page.getByLabel('收件邮箱')).toBeInViewport({ ratio: 1 });
  });
