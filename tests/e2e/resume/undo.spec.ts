import { expect } from '@playwright/test';
import { test } from '../test.js';
import { newResume } from './editor.js';

test('undo removes one word at a time and keeps the caret there', async ({ memberPage: page }) => {
  await newResume(page);
  const headline = page.getByLabel('一句话介绍');
  await headline.click();
  await page.keyboard.type('backend developer, tests first');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(headline).toHaveValue('backend developer, tests ');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(headline).toHaveValue('backend developer, ');

  await page.keyboard.press('Home');
  await page.keyboard.type('senior ');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(headline).toHaveValue('backend developer, ');
  await page.keyboard.type('web ');
  await expect(headline).toHaveValue('web backend developer, ');

  await page.getByRole('button', { name: '撤销' }).click();
  await expect(headline).toBeFocused();
  await page.keyboard.type('old ');
  await expect(headline).toHaveValue('old backend developer, ');
});

test('undo in a description keeps the caret where words were removed', async ({ memberPage: page }) => {
  await newResume(page);
  await page.getByRole('button', { name: '校园经历', exact: true }).click();
  await page.getByRole('button', { name: '添加校园经历' }).click();
  const text = page.getByRole('textbox', { name: '经历描述' });
  await text.click();
  await page.keyboard.type('alpha omega');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('beta ');
  await expect(text).toHaveText('alpha beta omega');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('alpha omega');
  await page.keyboard.type('new ');
  await expect(text).toHaveText('alpha new omega');
});
