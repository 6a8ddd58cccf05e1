import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../test.js';
import { choose, expectSaved, newResume, sheet } from './editor.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8aa0' } })
    .png()
    .toBuffer();

test('a photo is cropped, stored and printed, and a file that is too large is rejected with a message', async ({
  memberPage: page,
}) => {
  await newResume(page);
  const input = page.getByLabel('照片', { exact: true });
  await input.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(6 * 1024 * 1024),
  });
  await expect(page.getByText('图片不能超过 6MB')).toBeVisible();

  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(900, 1200) });
  const dialog = page.getByRole('dialog', { name: '裁剪照片' });
  await choose(page, '二寸');
  await dialog.getByRole('button', { name: '使用这张照片' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByAltText('当前照片')).toBeVisible();
  await expect(sheet(page).locator('img')).toBeVisible();
  // The picture is visible before it has been loaded.
  const ratioOf = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;
  await expect.poll(() => sheet(page).locator('img').evaluate(ratioOf)).toBeCloseTo(35 / 49, 1);
  await expectSaved(page);

  await page.getByRole('button', { name: '移除' }).click();
  await expect(sheet(page).locator('img')).toHaveCount(0);
});
