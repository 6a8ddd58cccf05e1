import { expect, type Page } from '@playwright/test';
import { fillCode, leave } from '../auth/dialogs.js';
import { signInHere } from '../auth/sign-in.js';
import { query } from '../database.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { newPhone } from '../unique.js';
import { sheet } from './editor.js';

const NOTICE = /^草稿只保存在这台设备的浏览器里/;
const expectKept = (page: Page) => expect(page.getByText(/^已存到本机 · /)).toBeVisible();
const expectNothingOver = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** Opens a visitor's draft on a template and returns its id. */
async function newDraft(page: Page): Promise<string> {
  await page.goto('/resume/edit?tzUrl=tem0002');
  await expect(page).toHaveURL(/[?&]id=[0-9a-f-]{36}/);
  await expect(page.getByText(NOTICE)).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function titlesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const response = await fetch('/rtorder/rt_list', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: localStorage.getItem('token') ?? '' },
      body: JSON.stringify({ page: 1, limit: 50 }),
    });
    const { data } = (await response.json()) as { data: { list: { title: string }[] } };
    return data.list.map(({ title }) => title);
  });
}

for (const width of [1440, 1920, 390]) {
  test(`from home to an account without a pop-up, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.goto('/index/index');
    await page.getByLabel('先写下姓名').click();
    await page.keyboard.type('陈小满');
    const choices = page.getByRole('radiogroup', { name: '换一套模板' });
    await expect(choices).toBeVisible();
    const hero = page.getByRole('img', { name: /姓名为您所填/ });
    await expect(hero.getByRole('document', { name: '简历预览' })).toContainText('陈小满');
    expect(await seriousViolations(page), 'home').toEqual([]);
    await choices.locator('label').nth(1).click();
    await page
      .getByRole('button', { name: /^用这套模板：/ })
      .first()
      .click();

    await expect(page).toHaveURL(/\/resume\/edit\?id=[0-9a-f-]{36}/);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expectNothingOver(page);
    expect(await seriousViolations(page), 'editor').toEqual([]);
    const name = page.getByRole('textbox', { name: '中文姓名' });
    await expect(name).toHaveValue('陈小满');
    await page.getByLabel('电话').click();
    await page.keyboard.type('13800000002');
    await expectKept(page);
    const { searchParams } = new URL(page.url());
    const id = searchParams.get('id') ?? '';

    await page.reload();
    await expect(page.getByLabel('电话')).toHaveValue('13800000002');
    await expectNothingOver(page);
    await page.goto('/index/index');
    await page.getByRole('link', { name: '继续写草稿' }).click();
    await expect(page.getByLabel('电话')).toHaveValue('13800000002');
    await page.getByLabel('电话').fill('13800000003');
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await expect(page.getByLabel('电话')).toHaveValue('13800000002');
    await page.getByRole('button', { name: '重做' }).click();
    await expectKept(page);

    await page.getByRole('button', { name: '登录并保存' }).click();
    const dialog = page.getByRole('dialog', { name: '登录启程' });
    await expect(dialog.getByRole('tab', { name: '验证码登录' })).toHaveAttribute('aria-selected', 'true');
    await fillCode(page, dialog, newPhone());
    await page.keyboard.press('Enter');
    await expect(page.getByText('草稿已存入账号')).toBeVisible();
    await expect(page.getByText(/^已保存 · /)).toBeVisible();
    await expectNothingOver(page);
    await expect(page).toHaveURL(new RegExp(`id=${id}`));
    await expect(page.getByLabel('电话')).toHaveValue('13800000003');
    await expect(page.getByText(NOTICE)).toHaveCount(0);

    await page.reload();
    await expect(page.getByLabel('电话')).toHaveValue('13800000003');
    expect(await titlesOf(page)).toEqual(['我的简历']);
    await expectNothingOver(page);

    await leave(page);
    await page.goto(`/resume/edit?id=${id}`);
    await expect(page.getByRole('heading', { name: '登录后查看', includeHidden: true })).toBeVisible();
    await expect(page.getByText('陈小满')).toHaveCount(0);
  });
}

test('two tabs of a visitor merge, and both become one résumé after sign-in', async ({
  page,
  context,
  stranger,
}) => {
  await stranger.newResume({ title: '早先的一份' });
  const id = await newDraft(page);
  const other = await context.newPage();
  await other.goto(`/resume/edit?id=${id}`);
  await other.getByRole('textbox', { name: '中文姓名' }).fill('陈小满');
  await expectKept(other);
  await expect(page.getByRole('textbox', { name: '中文姓名' })).toHaveValue('陈小满');
  await page.getByLabel('电话').fill('13800000002');
  await expectKept(page);
  await expect(other.getByLabel('电话')).toHaveValue('13800000002');

  await page.bringToFront();
  await page.getByRole('button', { name: '登录并保存' }).click();
  await signInHere(page, stranger);
  for (const tab of [page, other]) {
    await expect(tab.getByText(/^已保存 · /)).toBeVisible();
    await expect(tab.getByLabel('电话')).toHaveValue('13800000002');
  }
  expect((await titlesOf(page)).toSorted()).toEqual(['我的简历', '早先的一份'].toSorted());
});

test('a lost response and a killed page leave one résumé; no other user of this machine sees the draft', async ({
  page,
  context,
  stranger,
}) => {
  const id = await newDraft(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('陈小满');
  await expectKept(page);
  // The server stores the draft, but the response is lost.
  await context.route('**/make_resume/saveMakeResume', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: '登录并保存' }).click();
  await signInHere(page, stranger);
  await expect(page.getByRole('heading', { name: '草稿还没有存入账号' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.close();

  const visitor = await context.newPage();
  await visitor.goto(`/resume/edit?id=${id}`);
  await expect(visitor.getByRole('heading', { name: '登录后查看', includeHidden: true })).toBeVisible();
  await expect(visitor.getByText('陈小满')).toHaveCount(0);
  await context.unroute('**/make_resume/saveMakeResume');
  await signInHere(visitor, stranger);
  await expect(visitor.getByRole('textbox', { name: '中文姓名' })).toHaveValue('陈小满');
  expect(await titlesOf(visitor)).toEqual(['我的简历']);
});

test('features that need an account ask for it and continue: export, share, AI', async ({
  page,
  stranger,
}) => {
  await newDraft(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('陈小满');
  await expectKept(page);
  const signIn = page.getByRole('dialog', { name: '登录启程' });
  for (const open of [
    () => page.getByRole('button', { name: 'AI 优化' }).click(),
    () => page.getByRole('button', { name: '上传照片' }).click(),
  ]) {
    await open();
    await expect(signIn.getByLabel('手机号')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(signIn).toBeHidden();
  }
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: '分享链接' }).click();
  await signInHere(page, stranger);
  await expect(page.getByRole('dialog', { name: /分享/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toContainText('陈小满');
});

test('a draft is discarded after confirmation, and another template keeps its content', async ({ page }) => {
  const id = await newDraft(page);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('陈小满');
  await expectKept(page);
  await page.goto('/resume/edit?tzUrl=tem0003');
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
  await expect(page.getByRole('textbox', { name: '中文姓名' })).toHaveValue('陈小满');

  await page.getByRole('button', { name: '丢弃草稿' }).click();
  await page.getByRole('button', { name: '继续写' }).click();
  await expect(page.getByRole('textbox', { name: '中文姓名' })).toHaveValue('陈小满');
  await page.getByRole('button', { name: '丢弃草稿' }).click();
  await page.getByRole('button', { name: '丢弃', exact: true }).click();
  await expect(page.getByText('草稿已丢弃')).toBeVisible();
  await page.goto('/index/index');
  await expect(page.getByRole('link', { name: '开始制作' })).toBeVisible();
});

test('a file is reviewed, then fills the draft, and the server stores nothing of it', async ({ page }) => {
  await newDraft(page);
  await page.getByRole('button', { name: '导入已有简历' }).click();
  await page.getByLabel('简历文件').setInputFiles({
    name: '苏晓禾.txt',
    mimeType: '',
    buffer: Buffer.from('苏晓禾\n电话：13800000002\n\n教育背景\n2020.09-2024.06  启明大学  统计学  本科\n'),
  });
  const review = page.getByRole('dialog', { name: '核对导入的内容' });
  await expect(review.getByText('原文（第 1 行）：苏晓禾')).toBeVisible();
  const preview = review.getByRole('complementary', { name: '成品预览' });
  await expect(preview.getByRole('document', { name: '简历预览' })).toContainText('启明大学');
  await review.getByRole('textbox', { name: '专业' }).fill('应用统计学');
  await expect(preview.getByRole('document', { name: '简历预览' })).toContainText('应用统计学');
  expect(await seriousViolations(page), 'review').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(review.getByRole('button', { name: '填入草稿' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await review.getByRole('button', { name: '填入草稿' }).click();
  await expect(page.getByText(/^已填入草稿/)).toBeVisible();
  await expect(page.getByLabel('电话')).toHaveValue('13800000002');
  await expect(sheet(page)).toContainText('应用统计学');
  await expect(sheet(page)).toContainText('启明大学');
  await expectKept(page);
  const [left] = await query<{ count: string }>('SELECT count(*) FROM resume_import WHERE user_id IS NULL');
  expect(Number(left?.count)).toBe(0);
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.getByLabel('电话')).toHaveValue('');
});

test('the name typed on home starts a résumé with Enter, in the template last hovered', async ({ page }) => {
  await page.goto('/index/index');
  await page.getByLabel('先写下姓名').click();
  await page.keyboard.type('陈小满');
  const start = page.getByRole('button', { name: /^用这套模板：/ }).first();
  await start.hover();
  const shown = await start.getAttribute('aria-label');
  const now = () => page.evaluate(() => performance.now());
  const afterOneStep = (await now()) + 1_500;
  await expect.poll(now).toBeGreaterThan(afterOneStep);
  await expect(start).toHaveAttribute('aria-label', shown ?? '');
  await page.getByLabel('先写下姓名').press('Enter');
  await expect(page).toHaveURL(/\/resume\/edit\?id=[0-9a-f-]{36}/);
  await expect(page.getByRole('textbox', { name: '中文姓名' })).toHaveValue('陈小满');
});
