import { expect } from '@playwright/test';
import { SAMPLES } from '#resume/samples.js';
import { expectWindowStill } from '../still-window.js';
import { test } from '../test.js';
import { expectSaved, sheet } from './editor.js';
import { dragGrip, expectPanes, openSample, orderOn, pointOf, pressOn, writing } from './paper.js';

test('statements, entries and sections are dragged on the sheet and moved by keyboard', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  const lines = ['负责对象存储', '设计基于', '为 12 个核心'];
  await dragGrip(page, '为 12 个核心', '负责对象存储', -4);
  await expect.poll(() => orderOn(page, lines)).toEqual([lines[2], lines[0], lines[1]]);
  await page.mouse.up();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => orderOn(page, lines)).toEqual(lines);
  await pressOn(page, '设计基于');
  await dragGrip(page, '为 12 个核心', '负责对象存储', -4);
  await expect.poll(() => orderOn(page, lines)).toEqual([lines[2], lines[0], lines[1]]);
  await page.keyboard.press('Escape');
  await expect.poll(() => orderOn(page, lines)).toEqual(lines);
  await page.mouse.up();

  await dragGrip(page, '荣誉奖项', '项目经历', -10);
  await page.mouse.up();
  await expect.poll(() => orderOn(page, ['项目经历', '荣誉奖项'])).toEqual(['荣誉奖项', '项目经历']);

  await pressOn(page, '轻量级键值存储引擎');
  await page.keyboard.press('Alt+ArrowUp');
  const entries = ['轻量级键值存储引擎', '校园二手交易平台'];
  await expect.poll(() => orderOn(page, entries)).toEqual(entries);
  await expect(writing(page, '项目名称')).toBeFocused();
  await expectWindowStill(page);
});

test('a statement and an entry are dragged into other lists of the same kind', async ({
  memberPage: page,
  member,
}) => {
  const sample = SAMPLES.computerScience();
  const work = [{ id: 'former', company: { zh: '远山科技' } }];
  const meta = {
    ...sample.meta,
    sections: [
      { key: 'internships', visible: true },
      { key: 'work', visible: true },
    ],
  };
  const id = await member.newResume({ document: { ...sample, work, meta } });
  await page.goto(`/resume/edit?id=${id}`);
  await expectSaved(page);
  const line = '实现跳表';
  const first = '用事务发件箱';
  await dragGrip(page, line, first, -4);
  await page.mouse.up();
  const order = [first, line, '轻量级键值存储引擎'];
  await expect.poll(() => orderOn(page, order)).toEqual([line, first, '轻量级键值存储引擎']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => orderOn(page, order)).toEqual([first, '轻量级键值存储引擎', line]);

  await pressOn(page, '远山科技');
  await expect(writing(page, '单位')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(sheet(page)).not.toContainText('工作经历');
  await expect(writing(page, '单位')).toBeFocused();
  await page.keyboard.type('集团');
  await expect(writing(page, '单位')).toHaveText('远山科技集团');
  await expectSaved(page);
  await page.reload();
  const words = ['实习经历', '远山科技集团', '项目经历'];
  await expect.poll(() => orderOn(page, words)).toEqual(words);
  await expectPanes(page);
  await expectWindowStill(page);
});

test('a section moves to the other column by keyboard, and back', async ({ memberPage: page, member }) => {
  await openSample(page, member, 'tem0002');
  const leftOf = async (words: string) => (await pointOf(page, words, 0)).x;
  const before = await leftOf('荣誉奖项');
  const side = await leftOf('专业技能');
  const [there, back] = side < before ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await pressOn(page, '荣誉奖项');
  await expect(writing(page, '模块标题')).toBeFocused();
  await page.keyboard.press(`Alt+${there}`);
  await expect.poll(() => leftOf('荣誉奖项')).toBeCloseTo(side, -1);
  await expect(writing(page, '模块标题')).toBeFocused();
  await page.keyboard.press(`Alt+${back}`);
  await expect.poll(() => leftOf('荣誉奖项')).toBeCloseTo(before, -1);
  await expectWindowStill(page);
});

test('dragging to the edge of the canvas scrolls it', async ({ memberPage: page, member }) => {
  await openSample(page, member);
  await page.setViewportSize({ width: 1440, height: 500 });
  const canvas = page.locator('[data-sheet-canvas]');
  const scrolled = () => canvas.evaluate(({ scrollTop }) => scrollTop);
  const before = await scrolled();
  const from = await pointOf(page, '负责对象存储', 0.1);
  await page.mouse.move(from.x, from.y, { steps: 3 });
  const grip = await page.getByRole('button', { name: /^移动/ }).boundingBox();
  const { x, y } = { x: (grip?.x ?? 0) + 12, y: (grip?.y ?? 0) + 12 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  const view = await canvas.boundingBox();
  await page.mouse.move(x, (view?.y ?? 0) + (view?.height ?? 0) - 10, { steps: 6 });
  await expect.poll(scrolled).toBeGreaterThan(before + 200);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectWindowStill(page);
});

test('a section is dragged into the other column', async ({ memberPage: page, member }) => {
  await openSample(page, member, 'tem0002');
  const columnOf = (words: string) =>
    sheet(page).evaluate((host, key) => {
      const sections = [...(host.shadowRoot?.querySelectorAll('[data-region] [data-section]') ?? [])];
      const found = sections.find(({ textContent }) => textContent?.includes(key));
      return found?.closest<HTMLElement>('[data-region]')?.dataset.region;
    }, words);
  expect(await columnOf('荣誉奖项')).toBe('main');
  const from = await pointOf(page, '荣誉奖项', 0.1);
  await page.mouse.move(from.x, from.y, { steps: 3 });
  const grip = await page.getByRole('button', { name: /^移动模块/ }).boundingBox();
  await page.mouse.move((grip?.x ?? 0) + 12, (grip?.y ?? 0) + 12);
  await page.mouse.down();
  const side = await pointOf(page, '专业技能');
  await page.mouse.move(side.x, side.y - 10, { steps: 12 });
  await expect.poll(() => columnOf('荣誉奖项')).toBe('side');
  await page.mouse.up();
  await expectSaved(page);
});
