import { SAMPLES } from '#resume/samples.js';
import { expectWindowStill } from '../still-window.js';
import { expect, test } from '../test.js';
import { expectSaved, newResume, sheet } from './editor.js';

test('four directions show the user’s résumé side by side, and one click selects one', async ({
  member,
  memberPage: page,
}) => {
  const id = await member.newResume({ document: SAMPLES.marketing() });
  await page.goto(`/resume/edit?id=${id}`);
  await expectSaved(page);
  await page.getByRole('button', { name: '模板与样式' }).click();
  const row = page.getByRole('region', { name: '换个感觉' });
  const cards = row.getByRole('button');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) await expect(card.getByText('陈嘉禾')).toBeVisible();
  const tops = await Promise.all((await cards.all()).map(async (card) => (await card.boundingBox())!.y));
  expect(new Set(tops.map(Math.round)).size, 'rows of cards').toBe(1);

  const font = () =>
    sheet(page).evaluate((host) => getComputedStyle(host.shadowRoot!.querySelector('.resume')!).fontFamily);
  const before = await font();
  await page.getByRole('button', { name: /^更稳重 .*字体 黑体 → 宋体/ }).click();
  await expect.poll(font).toContain('Noto Serif SC');
  await expect(page.getByRole('button', { name: '更稳重 已经是这样' })).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect.poll(font).toBe(before);
  await expectWindowStill(page);
});

test('style tabs are navigated by arrow keys', async ({ memberPage: page }) => {
  await newResume(page);
  await page.getByRole('button', { name: '模板与样式' }).click();
  await page.getByRole('tab', { name: '模板' }).focus();
  for (const name of ['颜色', '文字', '间距', '页面', '照片', '模板']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectWindowStill(page);
  }
});

test('an empty résumé shows every template with faint sample text that is never saved', async ({
  memberPage: page,
  member,
}) => {
  const id = await newResume(page);
  await page.getByRole('button', { name: '模板与样式' }).click();
  await expect(page.getByText('浅色文字是示例')).toBeVisible();
  const panel = page.locator('#pane-edit');
  await expect(
    panel.getByRole('group', { name: '模板', exact: true }).getByText('林知远').first(),
  ).toBeVisible();
  const frame = (await panel.boundingBox())!;
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  const last = panel.getByRole('group', { name: '模板', exact: true }).locator('label').last();
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(last.getByText('林知远')).toBeVisible();
  await last.click();
  await expectSaved(page);
  const saved = await member.post<{ document: string }>('/upload_resume_file/getInfoByMakeResumeId', { id });
  expect(saved.document).not.toContain('林知远');
  await expectWindowStill(page);
});
