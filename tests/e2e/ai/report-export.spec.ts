import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../test.js';

const WIDTHS = [1440, 1920, 390];

async function fillOffer(page: Page, letter: string, company: string, salary: string): Promise<void> {
  const offer = page.getByRole('group', { name: `Offer ${letter}` });
  await offer.getByLabel(/^公司/).fill(company);
  await offer.getByLabel(/^岗位/).first().fill('前端工程师');
  await offer.getByLabel(/^城市/).fill('杭州');
  await offer.getByLabel(/^月薪/).fill(salary);
}

/** Exports in one format and returns the content and the file name that the server sends. */
async function exported(page: Page, format: 'PDF' | 'Word'): Promise<{ fileName: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `导出 ${format}` }).click();
  const file = await download;
  await expect(page.getByRole('status').filter({ hasText: `${format} 已生成` })).toBeVisible();
  const { 'content-disposition': disposition = '' } = (await page.request.get(file.url())).headers();
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return { fileName: decodeURIComponent(encoded), bytes: await readFile(await file.path()) };
}

test('a comparison of offers is downloaded as PDF and as Word', async ({ memberPage: page }) => {
  await page.goto('/ai/offerAiAnalyse');
  await fillOffer(page, 'A', '云帆科技', '18000');
  await fillOffer(page, 'B', '南山银行', '15000');
  await page.getByRole('button', { name: '开始比较' }).click();
  await expect(page.getByRole('button', { name: '导出 PDF' })).toBeVisible();

  const pdf = await exported(page, 'PDF');
  expect(pdf.fileName).toBe('Offer 对比报告 云帆科技、南山银行.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const word = await exported(page, 'Word');
  expect(word.fileName).toBe('Offer 对比报告 云帆科技、南山银行.docx');
  expect(word.bytes.subarray(0, 2).toString()).toBe('PK');

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `the result is wider than ${width}`).toBeLessThanOrEqual(0);
  }
});
