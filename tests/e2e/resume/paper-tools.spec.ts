import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../test.js';
import { sheet } from './editor.js';
import { openSample, pointOf, pressOn, writing } from './paper.js';

const tools = (page: Page) => page.getByRole('toolbar', { name: /Alt\+F10/ });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
};

/** Whether two parts of the page overlap. */
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('next to a caret the tools are one button that covers no printed text and expands to all tools', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  for (const [words, label] of [
    ['为 12 个核心接口', '工作内容'],
    ['星河云计算有限公司', '单位'],
    ['实现跳表', '项目描述'],
  ] as const) {
    await pressOn(page, words);
    await expect(writing(page, label)).toBeFocused();
    await expect(tools(page).getByRole('button')).toHaveCount(1);
    const [bar, text] = [await boxOf(tools(page)), await boxOf(writing(page, label))];
    expect(overlap(bar, text), words).toBe(false);
    const { y } = await pointOf(page, words);
    expect(Math.abs(bar.y + bar.height / 2 - y), words).toBeLessThan(12);
  }
  await tools(page).getByRole('button').click();
  await expect(tools(page).getByRole('button', { name: '范文' })).toBeVisible();
  await expect(writing(page, '项目描述')).toBeFocused();
});

test('over selected words the tools are centred on the selection', async ({ memberPage: page, member }) => {
  await openSample(page, member);
  for (const words of ['覆盖率由', '随机写吞吐']) {
    const from = await pointOf(page, words, 0);
    const to = await pointOf(page, words, 1);
    await page.mouse.move(from.x + 1, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x - 1, to.y, { steps: 8 });
    await page.mouse.up();
    await expect(tools(page)).toHaveAttribute('data-folded', 'false');
    await expect(tools(page)).toHaveAttribute('data-quiet', 'false');
    const bar = await boxOf(tools(page));
    expect(from.y - bar.y - bar.height, words).toBeGreaterThan(0);
    expect(from.y - bar.y - bar.height, words).toBeLessThan(32);
    expect(Math.abs(bar.x + bar.width / 2 - (from.x + to.x) / 2), words).toBeLessThan(12);
  }
});

test('the tools stay hidden while the user types with a hand on the mouse', async ({
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
