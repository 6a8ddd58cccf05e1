import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../accounts.js';
import { signInHere } from '../auth/sign-in.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';

const add = (member: Account, company: string, more: object = {}) =>
  member.post<{ id: string }>('/api/job-application/create', {
    requestKey: randomUUID(),
    company,
    post: '数据分析师',
    ...more,
  });

const column = (page: Page, stage: string) => page.getByRole('region', { name: stage, exact: true });
const card = (page: Page, company: string) => page.getByRole('button', { name: new RegExp(`^${company}`) });
const cardsOf = (page: Page, stage: string) => column(page, stage).getByRole('button').allInnerTexts();
const companiesOf = async (page: Page, stage: string) =>
  (await cardsOf(page, stage)).map((text) => text.split('\n')[0]);
const stages = async (member: Account) => {
  const { list } = await member.post<{ list: { company: string; stage: string }[] }>(
    '/api/job-application/list',
  );
  return Object.fromEntries(list.map(({ company, stage }) => [company, stage]));
};
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function centre(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing to point at');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openBoard(page: Page): Promise<void> {
  await page.goto('/personal/applications');
  await expect(page.getByRole('tab', { name: '看板' })).toBeVisible();
}

test('the first application is added from a pasted description, and its details are saved', async ({
  memberPage: page,
  member,
}) => {
  await page.goto('/personal/personal');
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '求职进展' }).click();
  await expect(page.getByRole('heading', { name: '把想投的岗位放在一起' })).toBeVisible();
  expect(await seriousViolations(page), 'empty').toEqual([]);
  await page.getByRole('button', { name: '添加第一个岗位' }).click();
  const dialog = page.getByRole('dialog', { name: '添加岗位' });
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(dialog.getByText('请填写公司或岗位')).toBeVisible();
  await dialog
    .getByLabel('职位描述')
    .fill(
      '公司：鹿鸣数据科技\n岗位：数据产品经理\n工作地点：南京\n截止日期：2099年12月1日\n负责数据产品的规划与交付，熟悉 SQL。',
    );
  await expect(dialog.getByRole('textbox', { name: '公司' })).toHaveValue('鹿鸣数据科技');
  await expect(dialog.getByRole('textbox', { name: '投递截止日' })).toHaveValue('2099.12.01');
  await dialog.getByRole('button', { name: '添加' }).click();
  await card(page, '鹿鸣数据科技').click();

  const details = page.getByRole('dialog', { name: '鹿鸣数据科技' });
  await details.getByLabel('下一次安排').fill('一面');
  await details.getByLabel('时间（北京时间）').fill('2099.12.3');
  await details.getByLabel('几点几分').fill('14:30');
  await details.getByLabel('地点或会议链接').fill('南京市鼓楼区; 3 楼');
  await details.getByRole('button', { name: '保存修改' }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  expect(await seriousViolations(page), 'details').toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    details.getByRole('button', { name: '加入日历' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('DTSTART:20991203T063000Z');
  expect(file).toContain(String.raw`LOCATION:南京市鼓楼区\; 3 楼`);
  await details.getByLabel('备注').fill('还没有保存');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '有修改没有保存' });
  await question.getByRole('button', { name: '继续填写' }).click();
  await expect(details.getByLabel('备注')).toHaveValue('还没有保存');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '放弃修改' }).click();
  await expect(details).toBeHidden();
  await card(page, '鹿鸣数据科技').click();
  await expect(details.getByLabel('备注')).toHaveValue('');
  await details.getByRole('link', { name: '去分析：JD 分析' }).click();
  await expect(page.getByLabel('职位描述')).toHaveValue(/负责数据产品的规划与交付/);
  expect(await stages(member)).toEqual({ 鹿鸣数据科技: 'wish' });
});

test('cards are dragged between and within stages, and moved by keyboard', async ({
  memberPage: page,
  member,
}) => {
  for (const company of ['丙公司', '乙公司', '甲公司']) await add(member, company);
  await openBoard(page);
  expect(await companiesOf(page, '想投')).toEqual(['甲公司', '乙公司', '丙公司']);
  expect(await seriousViolations(page), 'board').toEqual([]);

  const drag = async (from: Locator, to: { x: number; y: number }) => {
    const start = await centre(from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 12, start.y + 12, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
  };
  await drag(card(page, '乙公司'), await centre(column(page, '面试').getByRole('list')));
  await expect(column(page, '面试').getByRole('button', { name: /^乙公司/ })).toBeVisible();
  await expect.poll(() => stages(member)).toMatchObject({ 乙公司: 'interview', 甲公司: 'wish' });

  const first = await centre(card(page, '甲公司'));
  await drag(card(page, '丙公司'), { x: first.x, y: first.y - 20 });
  await expect.poll(() => companiesOf(page, '想投')).toEqual(['丙公司', '甲公司']);
  await expect(page.getByRole('dialog')).toBeHidden();

  await card(page, '丙公司').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => companiesOf(page, '想投')).toEqual(['甲公司', '丙公司']);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, '已投').getByRole('button', { name: /^丙公司/ })).toBeFocused();
  await expect.poll(() => stages(member)).toMatchObject({ 丙公司: 'applied' });
  await page.reload();
  await expect(column(page, '已投').getByRole('button', { name: /^丙公司/ })).toBeVisible();
});

test('two windows never lose each other’s text', async ({ memberPage: page, member, context }) => {
  const { id } = await add(member, '双窗公司');
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto(`/personal/applications?application=${id}`);
  const notes = (where: Page) => where.getByLabel('备注');
  await notes(page).fill('第一个窗口');
  await notes(other).fill('第二个窗口');
  await page.getByRole('button', { name: '保存修改' }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  await other.getByRole('button', { name: '保存修改' }).click();
  await expect(other.getByText(/已在另一个窗口修改/)).toBeVisible();
  await expect(notes(other)).toHaveValue('第二个窗口');
  await other.getByRole('button', { name: '改用另一个窗口的' }).click();
  await expect(notes(other)).toHaveValue('第一个窗口');
});

test('a visitor with a posting from another site signs in and finds it in the form, not yet saved', async ({
  page,
  stranger,
}) => {
  const found = {
    title: '数据分析师_鹿鸣数据科技有限公司_前程无忧',
    url: 'https://example.com/1',
    text: '',
  };
  await page.goto(`/personal/applications#add=${encodeURIComponent(JSON.stringify(found))}`);
  await expect(page).toHaveURL(/applications$/);
  await signInHere(page, stranger);
  const dialog = page.getByRole('dialog', { name: '添加岗位' });
  await expect(dialog.getByRole('textbox', { name: '公司' })).toHaveValue('鹿鸣数据科技有限公司');
  expect(await stages(stranger)).toEqual({});
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect.poll(() => stages(stranger)).toEqual({ 鹿鸣数据科技有限公司: 'wish' });
});

test('services open from a card with prefilled forms, and their results are linked', async ({
  memberPage: page,
  member,
}) => {
  const resumeId = await member.newResume({ title: '投递版' });
  const jobText = '岗位职责：护理病人，记录病情。任职要求：护理专业本科及以上学历，有护士资格证。';
  const { id } = await add(member, '鹿鸣医院', { post: '护士', stage: 'offer', jobText });
  await add(member, '云帆医院', { post: '护师', city: '杭州', stage: 'offer' });
  const open = async () => {
    await page.goto(`/personal/applications?application=${id}`);
    await expect(page.getByRole('dialog', { name: '鹿鸣医院' })).toBeVisible();
  };
  await open();
  await page.getByLabel('投出的简历').selectOption('投递版');
  await expect(page.getByRole('link', { name: '打开', exact: true }).last()).toHaveAttribute(
    'href',
    new RegExp(resumeId),
  );
  await page.getByRole('link', { name: '去分析：JD 分析' }).click();
  await expect(page.getByLabel('职位描述')).toHaveValue(jobText);
  await expect(page.getByRole('radio', { name: /投递版/ })).toBeChecked();
  await page.getByRole('button', { name: '开始分析' }).click();
  await expect(page.getByRole('heading', { name: '硬性条件', exact: true })).toBeVisible();

  await open();
  await expect(page.getByText('还没有')).toHaveCount(3);
  await page.getByRole('link', { name: '去写：求职信' }).click();
  await expect(page.getByRole('textbox', { name: '投递单位' })).toHaveValue('鹿鸣医院');
  await open();
  await page.getByRole('link', { name: '去练习：模拟面试' }).click();
  await expect(page.getByRole('textbox', { name: '目标岗位' })).toHaveValue('护士');
  await open();
  await page.getByRole('link', { name: '去比较：比较 Offer' }).click();
  await expect(page.getByRole('textbox', { name: '公司' }).first()).toHaveValue('鹿鸣医院');
  await expect(page.getByRole('textbox', { name: '公司' }).nth(1)).toHaveValue('云帆医院');
});

test('a listed job is added to the board once', async ({ memberPage: page, member }) => {
  await page.goto('/jobs/list');
  const button = page.getByRole('button', { name: /^加入求职进展/ }).first();
  await button.click();
  await expect(page.getByText('已加入求职进展')).toBeVisible();
  await page.getByRole('button', { name: '去看看' }).click();
  await expect(page).toHaveURL(/\/personal\/applications\?application=/);
  expect(Object.values(await stages(member))).toEqual(['wish']);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Drags by touch: presses until the card is in drag mode, then moves it. */
  async function dragByTouch(
    session: CDPSession,
    card: Locator,
    to: { x: number; y: number },
  ): Promise<void> {
    const start = await centre(card);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    await touch('touchStart', start);
    await expect(card.locator('xpath=ancestor::li')).toHaveAttribute('data-dragging', 'true');
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', { x: to.x, y: start.y + (to.y - start.y) * share });
    await touch('touchEnd');
  }

  test('shows one stage, moves a card by its menu and by touch, and shows the agenda', async ({
    memberPage: page,
    member,
  }) => {
    for (const company of ['乙公司', '甲公司']) await add(member, company, { deadline: '2099-12-01' });
    await openBoard(page);
    expect(await isWide(page)).toBe(false);
    expect(await seriousViolations(page), 'phone').toEqual([]);
    const above = await centre(card(page, '甲公司'));
    await dragByTouch(await page.context().newCDPSession(page), card(page, '乙公司'), {
      x: above.x,
      y: above.y - 30,
    });
    await expect.poll(() => companiesOf(page, '想投')).toEqual(['乙公司', '甲公司']);
    await page.getByLabel('乙公司的阶段').selectOption('面试');
    await expect(card(page, '乙公司')).toBeHidden();
    await page.getByRole('button', { name: /^面试/ }).tap();
    await expect(card(page, '乙公司')).toBeVisible();
    await page.getByRole('tab', { name: '日历' }).tap();
    await expect(page.getByRole('heading', { name: '2099年12月1日' })).toBeVisible();
    expect(await isWide(page)).toBe(false);
  });
});
