import { expect, type Page } from '@playwright/test';
import { sheet } from './editor.js';
import { openSample, pointOf, pressOn, writing } from './paper.js';
import { test } from '../test.js';

const tools = (page: Page) => page.getByRole('toolbar', { name: /Alt\+F10/ });

/** Returns by how many pixels the toolbar and the edited text overlap vertically. */
async function overlapOf(page: Page, label: string): Promise<number> {
  const [bar, text] = [await tools(page).boundingBox(), await writing(page, label).boundingBox()];
  if (!bar || !text) return Number.NaN;
  return Math.min(bar.y + bar.height, text.y + text.height) - Math.max(bar.y, text.y);
}

test('the tools are beside what is written, never over it', async ({ memberPage: page, member }) => {
  await openSample(page, member);
  for (const [words, label] of [
    ['为 12 个核心接口', '工作内容'],
    ['星河云计算有限公司', '单位'],
    ['实现跳表', '项目描述'],
  ] as const) {
    await pressOn(page, words);
    await expect(writing(page, label)).toBeFocused();
    await expect(tools(page)).toBeVisible();
    await expect.poll(() => overlapOf(page, label), words).toBeLessThanOrEqual(0);
  }
});

test('the tools stay away while somebody types with a hand on the mouse', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  const { x, y } = await pointOf(page, '为 12 个核心接口');
  await page.mouse.click(x, y);
  await expect(tools(page)).toHaveAttribute('data-quiet', 'false');
  for (const letter of ['甲', '乙', '丙']) {
    await page.keyboard.type(letter);
    await page.mouse.move(x + 3, y);
    await page.mouse.move(x, y + 1);
    await expect(tools(page)).toHaveAttribute('data-quiet', 'true');
  }
  await page.mouse.move(x + 60, y, { steps: 4 });
  await expect(tools(page)).toHaveAttribute('data-quiet', 'false');
  await expect(sheet(page)).toContainText('甲乙丙');
});
