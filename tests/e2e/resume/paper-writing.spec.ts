import { expect } from '@playwright/test';
import { SAMPLES } from '#resume/samples.js';
import { expectWindowStill } from '../still-window.js';
import { test } from '../test.js';
import { expectSaved, sheet } from './editor.js';
import { compose, expectPanes, openSample, orderOn, pointOf, pressOn, writing } from './paper.js';

test('a printed text is edited in place, by pointer and keyboard', async ({ memberPage: page, member }) => {
  await openSample(page, member);
  await pressOn(page, '星河云计算有限公司', 0.56);
  const company = writing(page, '单位');
  await expect(company).toBeFocused();
  await page.keyboard.type('（中国）');
  await expect(company).toHaveText('星河云计算（中国）有限公司');
  await expect(page.locator('#pane-edit').getByLabel('单位')).toHaveValue('星河云计算（中国）有限公司');

  await page.keyboard.press('Tab');
  await expect(writing(page, '部门')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(company).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('分部');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toContainText('星河云计算（中国）有限公司');
  await expect(sheet(page)).not.toContainText('分部');

  await pressOn(page, '13800000001');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('13900000002');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writing(page, '电话')).toHaveText('13800000001');
  await page.keyboard.press('Enter');
  await expect(writing(page, '电话')).toHaveCount(0);
  await expectPanes(page);
  await expectWindowStill(page);
});

test('a press beside a text puts the caret at the end of its line, and nothing moves when it opens', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  const company = await pointOf(page, '星河云计算有限公司', 1);
  const canvas = page.locator('[data-sheet-canvas]');
  const scrolled = () => canvas.evaluate(({ scrollTop }) => scrollTop);
  const before = await scrolled();
  await page.mouse.click(company.x + 250, company.y);
  await expect(writing(page, '地点')).toBeFocused();
  await page.keyboard.type('南山');
  await expect(writing(page, '地点')).toHaveText('深圳南山');
  await page.keyboard.press('Escape');
  expect(await scrolled()).toBe(before);

  const end = () => pointOf(page, '连续两个版本零回滚', 1);
  const printed = await end();
  await pressOn(page, '个核心接口补齐', 0.2);
  await expect(writing(page, '工作内容')).toBeFocused();
  expect(Math.abs((await end()).x - printed.x)).toBeLessThan(0.5);
});

test('Tab moves through all fields of an entry and on to the next, past its date', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  await pressOn(page, '星河云计算有限公司');
  const focused = () =>
    sheet(page).evaluate((host) => host.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(focused).toBe('单位');
  const passed: string[] = [];
  while (passed.at(-1) !== '项目名称' && passed.length < 12) {
    const before = await focused();
    await page.keyboard.press('Tab');
    await expect.poll(focused).not.toBe(before);
    passed.push(await focused());
  }
  expect(passed).toEqual(expect.arrayContaining(['部门', '工作内容', '项目名称']));
  const date = passed.find((name) => name.startsWith('起止时间：')) ?? '';
  expect(date).not.toBe('');

  while ((await focused()) !== date) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '起止时间' });
  await expect(panel.getByLabel('起止时间：开始', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect.poll(focused).toBe(date);

  await page.keyboard.press('Enter');
  await panel.getByLabel('起止时间：开始', { exact: true }).fill('2023.03');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('2023.03 – ');
  await expect.poll(focused).toMatch(/^起止时间：2023\.03 – /);
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await panel.getByRole('checkbox', { name: '至今' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect.poll(focused).not.toMatch(/^起止时间|^$/);
  await expectPanes(page);
  await expectWindowStill(page);
});

test('Tab scrolls its target into view', async ({ memberPage: page, member }) => {
  await openSample(page, member);
  await page.setViewportSize({ width: 1440, height: 500 });
  await pressOn(page, '星河云计算有限公司');
  const isInView = () =>
    sheet(page).evaluate((host) => {
      const view = host.closest('[data-sheet-canvas]')?.getBoundingClientRect();
      const box = host.shadowRoot?.activeElement?.getBoundingClientRect();
      return view !== undefined && box !== undefined && box.top >= view.top && box.top < view.bottom;
    });
  const focused = () =>
    sheet(page).evaluate((host) => {
      const element = host.shadowRoot?.activeElement;
      return `${element?.getAttribute('aria-label')} ${element?.textContent}`;
    });
  for (let stop = 0; stop < 12; stop += 1) {
    const before = await focused();
    await page.keyboard.press('Tab');
    await expect.poll(focused).not.toBe(before);
    await expect.poll(isInView, await focused()).toBe(true);
  }
  await expectWindowStill(page);
});

test('a short value on one line wraps within the sheet as it grows', async ({ memberPage: page, member }) => {
  const sample = SAMPLES.computerScience();
  const [project, ...others] = sample.projects;
  const document = { ...sample, projects: [{ ...project!, situation: { zh: '毕设' } }, ...others] };
  const id = await member.newResume({ document });
  await page.goto(`/resume/edit?id=${id}`);
  await expectSaved(page);
  await pressOn(page, '毕设', 0.99);
  const text = writing(page, '项目背景');
  await expect(text).toBeFocused();
  expect(await text.evaluate((element) => element.closest('.kept') !== null)).toBe(true);
  await page.keyboard.type('，后来由三个小组接手并在全院推广使用'.repeat(6));
  const overrun = await text.evaluate((element) => {
    const page = element.closest('.flow, [data-region], .resume')?.getBoundingClientRect();
    return element.getBoundingClientRect().right - (page?.right ?? 0);
  });
  expect(overrun).toBeLessThanOrEqual(1);
  await expectWindowStill(page);
});

test('statements are written in their lines, and Enter adds an entry after an entry', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  await pressOn(page, '为 12 个核心接口');
  const lines = writing(page, '工作内容');
  await expect(lines).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('带教');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('两名');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('新人');
  await expect(lines.getByRole('listitem')).toHaveText([/^负责/, /^设计/, /^为 12/, '带教两名新人']);
  await expect(lines.locator('b', { hasText: '两名' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expect(lines.getByRole('listitem')).toHaveText([/^负责/, /^设计/, /零回滚带教两名新人$/]);

  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: '加粗（Ctrl+B）' }).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lines).toBeFocused();

  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(writing(page, '单位')).toBeFocused();
  await page.keyboard.type('远山科技');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('远山科技');
  expect(await orderOn(page, ['远山科技', '项目经历', '零回滚'])).toEqual(['零回滚', '远山科技', '项目经历']);
  await expectSaved(page);
  await expectWindowStill(page);
});

test('Tab from the name of an entry added on the page leads through its other blank texts', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  await pressOn(page, '零回滚', 0.9);
  await expect(writing(page, '工作内容')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(writing(page, '单位')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('[data-sheet-canvas]')).toBeFocused();
  await pressOn(page, '零回滚', 0.9);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(writing(page, '单位')).toBeFocused();
  await page.keyboard.type('启明科技');
  await page.keyboard.press('Tab');
  await expect(writing(page, '职位')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(writing(page, '工作内容')).toBeFocused();
  await page.keyboard.type('整理凭证');
  await page.keyboard.press('Tab');
  await expect(writing(page, '模块标题')).toHaveText('项目经历');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toContainText('启明科技');
  await expect(sheet(page)).toContainText('整理凭证');
  await expect(sheet(page).getByText('职位', { exact: true })).toHaveCount(0);
  await expectWindowStill(page);
});

test('Ctrl+Enter in the title of a module adds an entry to that module', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  await pressOn(page, '零回滚', 0.9);
  await expect(writing(page, '工作内容')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(writing(page, '模块标题')).toBeFocused();
  const form = page.locator('#pane-edit');
  await expect(form.getByRole('region', { name: '项目经历' })).toBeVisible();
  const tools = page.getByRole('toolbar', { name: /^模块标题/ });
  await expect(tools.getByRole('button')).toHaveText(['暂不显示']);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(writing(page, '项目名称')).toBeFocused();
  await expect(form.getByLabel('项目名称')).toHaveValue('');
  await page.keyboard.type('校园地图');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('校园地图');
  expect(await orderOn(page, ['校园地图', '轻量级键值', '校园经历'])).toEqual([
    '轻量级键值',
    '校园地图',
    '校园经历',
  ]);
});

test('an input method composes on the sheet without losing a character', async ({
  memberPage: page,
  member,
  context,
}) => {
  await openSample(page, member);
  const cdp = await context.newCDPSession(page);
  await pressOn(page, '开源软件协会', 0.99);
  await expect(writing(page, '组织')).toBeFocused();
  await compose(cdp, ['f', 'fen', 'fenhui', '分会'], '分会');
  await expect(writing(page, '组织')).toHaveText('开源软件协会分会');
  await pressOn(page, '实现跳表', 0);
  await expect(writing(page, '项目描述')).toBeFocused();
  await compose(cdp, ['d', 'du', 'duli', '独立'], '独立');
  await expect(writing(page, '项目描述')).toHaveText(/^独立实现跳表/);
  await compose(cdp, ['b', 'bing', '并'], '并');
  await expect(writing(page, '项目描述')).toHaveText(/^独立并实现跳表/);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toContainText('开源软件协会分会');
  await expectSaved(page);
  await page.reload();
  await expect(sheet(page)).toContainText('独立并实现跳表');
});

test('a date is chosen next to where it is printed, and an entry is hidden', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  await pressOn(page, '2024.09 – 2025.06');
  const panel = page.getByRole('dialog', { name: '起止时间' });
  await panel.getByRole('checkbox', { name: '至今' }).check();
  await expect(sheet(page)).toContainText('2024.09 – 至今');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await pressOn(page, '国家奖学金');
  await page.getByRole('toolbar').getByRole('button', { name: /^工具/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: '这一条暂不显示' }).click();
  await expect(sheet(page)).not.toContainText('国家奖学金');
  await page.getByRole('button', { name: '撤销', exact: true }).last().click();
  await expect(sheet(page)).toContainText('国家奖学金');
});

test('another tab’s save appears while writing on the sheet, and neither loses text', async ({
  memberPage: here,
  member,
}) => {
  const id = await openSample(here, member);
  const there = await here.context().newPage();
  await there.goto(`/resume/edit?id=${id}`);
  await expectSaved(there);
  await here.bringToFront();
  await pressOn(here, '为 12 个核心接口', 0);
  await expect(writing(here, '工作内容')).toBeFocused();
  await here.keyboard.type('独自');
  await there.getByLabel('电话').fill('13900000009');
  await there.getByRole('button', { name: '实习经历', exact: true }).click();
  await there.getByRole('button', { name: /^星河云计算/ }).click();
  await there.getByLabel('部门').fill('数据平台部');
  await expectSaved(there);
  await expect(sheet(here)).toContainText('13900000009');
  await expect(sheet(here)).toContainText('数据平台部');
  await expect(writing(here, '工作内容')).toBeFocused();
  await here.keyboard.type('一人');
  await expect(writing(here, '工作内容')).toContainText('独自一人为 12 个核心接口');
  await expectSaved(here);
  await expect(sheet(there)).toContainText('独自一人为 12 个核心接口');
  await expect(sheet(there)).toContainText('数据平台部');
});

test('on a phone, tapping the sheet opens the form at the tapped statement', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: '预览' }).click();
  await pressOn(page, '星河云计算有限公司');
  await expect(page.getByRole('region', { name: '实习经历' })).toBeVisible();
  await expect(sheet(page).locator('[contenteditable]')).toHaveCount(0);

  await page.getByRole('tab', { name: '预览' }).click();
  await pressOn(page, '设计基于 Redis');
  const text = page.getByRole('textbox', { name: '工作内容' });
  await expect(text).toBeFocused();
  await page.keyboard.type('，稳');
  await expect(text.locator('p').nth(1)).toHaveText(/73%，稳$/);

  await page.getByRole('tab', { name: '预览' }).click();
  await pressOn(page, '13800000001');
  await expect(page.getByRole('region', { name: '基本信息' })).toBeVisible();
});

test('a newly added entry is edited on the sheet, and its form does not take the caret', async ({
  memberPage: page,
  member,
}) => {
  await openSample(page, member);
  const form = page.locator('#pane-edit');
  await page.getByRole('button', { name: '实习经历', exact: true }).click();
  await page.getByRole('button', { name: '添加实习经历' }).click();
  await expect(form.getByLabel('单位')).toBeFocused();
  await page.keyboard.type('远山科技');
  await page.getByRole('button', { name: '自我评价', exact: true }).click();
  await pressOn(page, '远山科技');
  await expect(form.getByLabel('单位')).toHaveValue('远山科技');
  await expect(writing(page, '单位')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('公司');
  await expect(writing(page, '单位')).toHaveText('远山科技公司');
});
