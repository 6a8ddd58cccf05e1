import type { Locator, Page } from '@playwright/test';
import { expectWindowStill } from '../still-window.js';
import { expect, test } from '../test.js';
import { newResume, sheet } from './editor.js';

/** Scrolls the panel by wheel until the option is in view, then clicks it by coordinates. */
async function wheelAndPress(page: Page, panel: Locator, choice: Locator): Promise<void> {
  const frame = (await panel.boundingBox())!;
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  const middle = async () => {
    const box = (await choice.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await expect(async () => {
    const { y } = await middle();
    if (y > frame.y + 40 && y < frame.y + frame.height - 40) return;
    await page.mouse.wheel(0, Math.sign(y - frame.y) * 400);
    expect(y).toBeLessThan(frame.y + frame.height - 40);
  }).toPass({ intervals: [50] });
  const { x, y } = await middle();
  await page.mouse.click(x, y);
}

/** A style option of a group; the radio input is covered by its image. */
const look = (page: Page, group: string, index: number) =>
  page.getByRole('group', { name: group, exact: true }).locator('label').nth(index);

for (const size of [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
]) {
  test(`a click low in the style panel does not scroll the page, ${size.width} px wide`, async ({
    memberPage: page,
  }) => {
    const isNarrow = size.width < 900;
    await newResume(page);
    await page.setViewportSize(size);
    await page.getByRole(isNarrow ? 'tab' : 'button', { name: isNarrow ? '样式' : '模板与样式' }).click();
    await expectWindowStill(page);
    const panel = isNarrow ? page.locator('[data-pane]') : page.locator('#pane-edit');
    for (const [tab, choice] of [
      ['模板', look(page, '模板', 30)],
      ['颜色', look(page, '主题色', 2)],
      ['文字', look(page, '文字', 15)],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await wheelAndPress(page, panel, choice);
      await expect(choice.getByRole('radio')).toBeChecked();
      await expectWindowStill(page);
      await expect(page.getByRole('button', { name: '导出' })).toBeInViewport();
    }
    if (!isNarrow) await expect(sheet(page)).toBeInViewport();
  });
}
