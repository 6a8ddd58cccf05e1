import type { Page } from '@playwright/test';
import { SAMPLES } from '#resume/samples.js';
import { expectWindowStill } from '../still-window.js';
import { expect, test } from '../test.js';
import { expectSaved, sheet } from './editor.js';

/** A computed style value in the preview. */
const printed = (page: Page, selector: string, property: string) =>
  sheet(page).evaluate(
    (host, [query, name]) => {
      const element = host.shadowRoot?.querySelector(query ?? '');
      return element ? getComputedStyle(element).getPropertyValue(name ?? '') : '';
    },
    [selector, property],
  );

const pick = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();

test('custom styles are chosen in the tabs and applied at once', async ({ member, memberPage: page }) => {
  const id = await member.newResume({ document: SAMPLES.marketing() });
  await page.goto(`/resume/edit?id=${id}`);
  await expectSaved(page);
  await page.getByRole('button', { name: '模板与样式' }).click();

  await page.getByRole('tab', { name: '文字' }).click();
  await pick(page, '标题字体', '楷体');
  await expect.poll(() => printed(page, '.heading', 'font-family')).toContain('LXGW WenKai');
  expect(await printed(page, '.resume', 'font-family')).not.toContain('LXGW WenKai');
  await pick(page, '标题字号', '大');
  await expect.poll(async () => parseFloat(await printed(page, '.heading', 'font-size'))).toBeGreaterThan(19);

  await page.getByRole('tab', { name: '颜色' }).click();
  await page.getByLabel('其他纸张颜色').fill('#333333');
  await expect(page.getByText(/#333333 太深/)).toBeVisible();
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '纸张颜色 #F6F4EF' }) })
    .click();
  await expect.poll(() => printed(page, '.page', 'background-color')).toBe('rgb(246, 244, 239)');

  await page.getByRole('tab', { name: '页面' }).click();
  await pick(page, '纸张', 'Letter（北美）');
  await expect.poll(async () => Math.round(parseFloat(await printed(page, '.resume', 'width')))).toBe(816);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(async () => Math.round(parseFloat(await printed(page, '.resume', 'width')))).toBe(794);
  await expectSaved(page);
  await expectWindowStill(page);
});

test('a saved style is applied to another résumé, and one step undoes it', async ({
  member,
  memberPage: page,
}) => {
  const styled = SAMPLES.marketing();
  const meta = { ...styled.meta, templateCode: 'tem0002', style: { accent: '#8A1F6A' } };
  const first = await member.newResume({ document: { ...styled, meta } });
  const second = await member.newResume({ document: SAMPLES.nursing() });
  await page.goto(`/resume/edit?id=${first}`);
  await expectSaved(page);
  await page.getByRole('button', { name: '模板与样式' }).click();
  await page.getByRole('button', { name: '保存当前样式' }).click();
  await page.getByLabel('样式名称').fill('市场岗位');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '套用样式 市场岗位' })).toBeVisible();

  await page.goto(`/resume/edit?id=${second}`);
  await expectSaved(page);
  const before = await printed(page, '.resume', '--accent');
  await page.getByRole('button', { name: '模板与样式' }).click();
  await page.getByRole('button', { name: '套用样式 市场岗位' }).click();
  await expect.poll(() => printed(page, '.resume.tem0002', '--accent')).toBe('#8A1F6A');
  await page.keyboard.press('Control+z');
  await expect.poll(() => printed(page, '.resume', '--accent')).toBe(before);
  await page.getByRole('button', { name: '删除样式“市场岗位”' }).click();
  await expect(page.getByRole('button', { name: '套用样式 市场岗位' })).toBeHidden();
  await expectWindowStill(page);
});

test('a saved style is replaced or deleted only after confirmation', async ({ member, memberPage: page }) => {
  const id = await member.newResume({ document: SAMPLES.nursing() });
  await page.goto(`/resume/edit?id=${id}`);
  await expectSaved(page);
  await page.getByRole('button', { name: '模板与样式' }).click();
  const own = page.getByRole('region', { name: '我的样式' });
  const sets = own.getByRole('button', { name: /^套用样式/ });
  const keep = async (name: string) => {
    await own.getByRole('button', { name: '保存当前样式' }).click();
    await page.getByLabel('样式名称').fill(name);
    await page.keyboard.press('Enter');
  };
  await keep('第一套');
  await expect(sets).toHaveCount(1);
  await keep('第一套');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('替换样式“第一套”？');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(sets).toHaveCount(1);

  // Stores twelve styles, the maximum.
  await page.evaluate(async () => {
    const opened = indexedDB.open('qicheng-style-sets');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const store = opened.result.transaction('sets', 'readwrite').objectStore('sets');
    const keys = store.getAllKeys();
    await new Promise((resolve) => keys.addEventListener('success', resolve));
    const kept = Array.from({ length: 12 }, (_, place) => ({
      name: `旧样式 ${place}`,
      templateCode: 'tem0001',
      style: {},
    }));
    const put = store.put(kept, keys.result[0]);
    await new Promise((resolve) => put.addEventListener('success', resolve));
    opened.result.close();
  });
  await keep('第十三套');
  await expect(question).toContainText('最多保存 12 套样式');
  await expect(question).toContainText('会删除最早保存的“旧样式 11”');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(sets).toHaveCount(12);
  await keep('第十三套');
  await question.getByRole('button', { name: '删除最早的并保存' }).click();
  await expect(own.getByRole('button', { name: '套用样式 第十三套' })).toBeVisible();
  await expect(own.getByRole('button', { name: '套用样式 旧样式 11' })).toHaveCount(0);
  await expect(sets).toHaveCount(12);
  await expectWindowStill(page);
});
