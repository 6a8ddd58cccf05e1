import { expect, type Page } from '@playwright/test';
import { storedToken } from '../auth/dialogs.js';
import { readSmsCode } from '../auth/outbox.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { uniqueNumber } from '../unique.js';
import { invitation, register } from './newcomer.js';
import { readPicture } from './picture.js';

test.describe.configure({ mode: 'serial' });

const WIDTHS = [1440, 1920, 390];
/** The server's limit of captcha images per browser and minute. */
const MAX_PICTURES = 10;
const mailbox = `lin${uniqueNumber()}@stu.pku.edu.cn`;
let page: Page;

const form = () => page.getByRole('dialog', { name: '校园邮箱认证' });
const problemsAt = async (name: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousViolations(page), `${name} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};
/** Waits until the opening animation has ended at this width. */
const expectWidth = (name: string, width: number) =>
  expect
    .poll(async () => Math.round((await page.getByRole('dialog', { name }).boundingBox())?.width ?? 0))
    .toBe(width);

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
});
test.afterAll(() => page.context().close());

test('home invites a new member with a card, without opening a dialog', async () => {
  await register(page);
  await expect(invitation(page)).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'AI 次数已到账' })).toBeVisible();
  await problemsAt('invitation');
  await page.reload();
  await expect(invitation(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('checkemail opens the form, and every error is shown under its field', async () => {
  await page.goto('/index/index?checkemail=1');
  await expect(form().getByLabel('学校名称')).toBeFocused();
  await expectWidth('校园邮箱认证', 500);
  await page.keyboard.press('Escape');
  await page.goto('/index/index?checkemail=1');
  await form().getByLabel('教育邮箱').fill('lin@example.com');
  await page.keyboard.press('Tab');
  await expect(form().getByText('亲，您填写的是非教育邮箱，请更换教育邮箱认证')).toBeVisible();
  await form().getByLabel('教育邮箱').fill('lin');
  await page.keyboard.press('Tab');
  await expect(form().getByText('请输入正确的邮箱')).toBeVisible();
  await form().getByRole('button', { name: '认证', exact: true }).click();
  for (const words of ['请输入学校名称', '请输入正确的图形验证码', '请输入验证码', '请勾选同意信息'])
    await expect(form().getByText(words, { exact: true })).toBeVisible();
  await problemsAt('form');
});

test('a misread captcha is replaced, and too many requests are rejected', async () => {
  const other = await page.context().newPage();
  await other.goto('/index/index?checkemail=1');
  const dialog = other.getByRole('dialog', { name: '校园邮箱认证' });
  await dialog.getByLabel('学校名称').fill('北京大学');
  await dialog.getByLabel('教育邮箱').fill(mailbox);
  await dialog.getByLabel('图形验证码', { exact: true }).fill('zzzzz');
  const shown = await dialog
    .getByRole('button', { name: '换一张图形验证码' })
    .locator('img')
    .getAttribute('src');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByText('请输入正确的图形验证码')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '换一张图形验证码' }).locator('img')).not.toHaveAttribute(
    'src',
    shown ?? '',
  );
  // In parallel, because the limit is counted per minute.
  await Promise.all(Array.from({ length: MAX_PICTURES }, () => other.request.get('/captcha/getImg')));
  await dialog.getByRole('button', { name: '换一张图形验证码' }).click();
  await expect(dialog.getByText('操作频繁，稍后再重试')).toBeVisible();
  await other.close();
});

test('by keyboard only: school from the list, captcha, code from the mailbox, success and the gift', async ({
  browser,
  address,
}) => {
  // Uses another browser: the first one has reached its captcha limit for this minute.
  const token = (await storedToken(page)) ?? '';
  await page.context().close();
  page = await (await browser.newContext()).newPage();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/personal/deta');
  await page.getByRole('button', { name: '去认证校园邮箱' }).focus();
  await page.keyboard.press('Enter');
  await expect(form().getByLabel('学校名称')).toBeFocused();
  await page.keyboard.type('北京大学');
  const listed = page.getByRole('option', { name: /^北京大学/ }).first();
  await expect(listed).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(form().getByLabel('学校名称')).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(form().getByLabel('学校名称')).toHaveValue('北京大学');
  await expect(listed).toBeHidden();
  await expect(form().getByText('请输入正确的邮箱')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type(` ${mailbox} `);
  await page.keyboard.press('Tab');
  await expect(form().getByLabel('图形验证码', { exact: true })).toBeFocused();
  await expect(form().getByRole('button', { name: '换一张图形验证码' })).toBeEnabled();
  await page.keyboard.type(await readPicture(address));
  await form().getByRole('button', { name: '获取验证码' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('发送验证码成功')).toBeVisible();
  await expect(form().getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  await expect(form().getByText('已通过')).toBeVisible();
  const code = await readSmsCode(page, mailbox);
  await page.bringToFront();
  await expect(form().getByLabel('邮箱验证码')).toBeFocused();
  await page.keyboard.type(` ${code} `);
  await form().getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await form().getByLabel('邮箱验证码').focus();
  await page.keyboard.press('Enter');

  const success = page.getByRole('dialog', { name: '认证成功' });
  await expect(success.getByText(mailbox)).toBeVisible();
  await expect(success.getByRole('button', { name: '完成' })).toBeFocused();
  await expectWidth('认证成功', 400);
  await problemsAt('success');
  await page.keyboard.press('Enter');
  await expect(page.getByText('恭喜您获得 30 次免费 AI 使用次数')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(mailbox)).toBeVisible();
});

test('the verified mailbox is shown from the menu and can be changed', async () => {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '校园邮箱（已认证）' }).click();
  const verified = page.getByRole('dialog', { name: '校园邮箱已认证' });
  await expect(verified.getByText('北京大学')).toBeVisible();
  await expect(verified.getByText(mailbox)).toBeVisible();
  await problemsAt('verified');
  await verified.getByRole('button', { name: '更换认证' }).click();
  await expect(form().getByText('将替换现在的认证')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form()).toBeHidden();
});

test('a member who declined reminders sees none; another member’s mailbox is rejected under its field', async ({
  page: another,
  newcomer,
  address,
}) => {
  page = another;
  await page.goto('/index/index');
  await invitation(page).getByRole('button', { name: '去认证' }).click();
  await form().getByLabel('学校名称').fill('北京大学');
  await form().getByLabel('教育邮箱').fill(mailbox);
  await expect(form().getByRole('button', { name: '换一张图形验证码' })).toBeEnabled();
  await form()
    .getByLabel('图形验证码', { exact: true })
    .fill(await readPicture(address));
  await form().getByRole('button', { name: '获取验证码' }).click();
  await expect(form().getByText('该邮箱已被认证，请更换邮箱认证')).toBeVisible();
  await expect(form().getByLabel('教育邮箱')).toBeFocused();

  await page.goto('/index/index');
  const kept = page.waitForResponse((response) => response.url().endsWith('/user/skipAuthEmail'));
  await invitation(page).getByRole('button', { name: '不再提醒' }).click();
  await kept;
  await page.reload();
  await expect(page.getByRole('button', { name: `账号菜单：${newcomer.username}` })).toBeVisible();
  await expect(invitation(page)).toBeHidden();
});
