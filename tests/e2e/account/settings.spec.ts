import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Account, enterAs, PASSWORD } from '../accounts.js';
import { leave, openSignIn } from '../auth/dialogs.js';
import { readSmsCode } from '../auth/outbox.js';
import { pressSlider } from '../auth/slider.js';
import { savedHead } from '../resume/editor.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { newPhone } from '../unique.js';

test.describe.configure({ mode: 'serial' });

const WIDTHS = [1440, 1920, 390];
const NEW_PASSWORD = 'Another-way-2027';
const LONG_NAME = '欧阳司徒上官夏侯诸葛尉迟皇甫澹台公冶宗';
let owner: Account;
let phone = '';
let page: Page;

/** The masked form in which the site displays a phone number. */
const shown = (whole: string) => `${whole.slice(0, 3)}****${whole.slice(-4)}`;
const dialog = (name: string) => page.getByRole('dialog', { name });
const question = (name: string) => page.getByRole('alertdialog', { name });
const open = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
const devices = () => page.getByRole('region', { name: '登录设备' }).getByRole('listitem');
const problemsAt = async (name: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousViolations(page), `${name} at ${width}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${name} is wider than ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
});
test.afterAll(() => page.context().close());

test('the menu leads to the settings, by keyboard only', async ({ stranger }) => {
  owner = stranger;
  phone = owner.phone;
  await enterAs(page, owner);
  await page.goto('/index/index');
  await page.getByRole('button', { name: /账号菜单/ }).focus();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('menuitem', { name: '账号设置' });
  await expect(settings).toBeVisible();
  while (!(await settings.evaluate((item) => item === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/personal\/deta$/);
  await expect(page.getByRole('heading', { name: '账号设置', level: 1 })).toBeVisible();
  await expect(page.getByText(shown(phone))).toBeVisible();
  await problemsAt('settings');
});

test('a long name fits, and the top bar updates', async () => {
  await open('修改昵称');
  const field = dialog('修改昵称').getByLabel('昵称');
  await expect(field).toBeFocused();
  await page.keyboard.type(LONG_NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByText('昵称已修改')).toBeVisible();
  await expect(page.getByRole('button', { name: `账号菜单：${LONG_NAME}` })).toBeVisible();
  await expect(page.getByRole('button', { name: '修改昵称' })).toBeFocused();
  await problemsAt('long name');
});

test('an avatar of the site, then a custom one, cropped to a circle', async () => {
  await open('更换头像');
  const avatars = dialog('更换头像');
  await expect(avatars.getByRole('radio')).toHaveCount(12);
  await problemsAt('avatars');
  await avatars.getByRole('radio', { name: '扬帆' }).focus();
  await page.keyboard.press('Space');
  await avatars.getByRole('button', { name: '使用这个头像' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('头像已更换')).toBeVisible();
  await expect(page.getByAltText('当前头像')).toHaveAttribute('src', '/avatars/sail.svg');

  await open('更换头像');
  const input = avatars.getByLabel('上传照片作为头像');
  await input.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(6 * 1024 * 1024),
  });
  await expect(avatars.getByText('图片不能超过 6MB')).toBeVisible();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a8aa0' } })
    .png()
    .toBuffer();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(avatars.getByRole('slider')).toBeFocused();
  expect(await seriousViolations(page), 'cropper').toEqual([]);
  await avatars.getByRole('button', { name: '使用这张照片' }).click();
  await expect(avatars).toBeHidden();
  await expect(page.getByAltText('当前头像')).toHaveAttribute('src', /^\/api\/files\?/);
});

test('one device is signed out, then all others', async () => {
  await owner.signInElsewhere();
  await page.reload();
  await expect(devices()).toHaveCount(2);
  await expect(devices().filter({ hasText: '本机' })).toHaveCount(1);
  await page.getByRole('button', { name: /^退出该设备/ }).click();
  const one = question('退出该设备');
  await expect(one.getByRole('button', { name: '取消' })).toBeFocused();
  await problemsAt('confirm');
  await one.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('该设备已退出登录')).toBeVisible();
  await expect(devices()).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '登录设备' })).toBeFocused();

  await owner.signInElsewhere();
  await owner.signInElsewhere();
  await page.reload();
  await expect(devices()).toHaveCount(3);
  await open('退出其他全部设备');
  await question('退出其他全部设备').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('其他设备已退出登录', { exact: true })).toBeVisible();
  await expect(devices()).toHaveCount(1);
});

test('a new password requires the old one and signs the others out', async () => {
  const elsewhere = await owner.signInElsewhere();
  await open('修改登录密码');
  const change = dialog('修改登录密码');
  await expect(change.getByLabel('当前登录密码')).toBeFocused();
  await problemsAt('password');
  await change.getByLabel('当前登录密码').fill('Wrong-one-2026');
  await change.getByLabel('新密码').fill(NEW_PASSWORD);
  await change.getByLabel('确认密码').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(change.getByText('当前密码错误')).toBeVisible();
  await expect(change.getByLabel('当前登录密码')).toBeFocused();
  await change.getByLabel('当前登录密码').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('密码设置成功，其他设备已退出登录')).toBeVisible();
  const refused = await page.request.post('/myinfo/info', { headers: { token: elsewhere } });
  expect(refused.status()).toBe(401);
  await expect(devices()).toHaveCount(1);
});

test('all data is available as one archive that can be downloaded once', async () => {
  await open('导出我的全部数据');
  const ask = dialog('导出我的全部数据');
  await ask.getByLabel('当前登录密码').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('已开始整理您的数据')).toBeVisible();
  await expect(page.getByText(/^已整理好/)).toBeVisible();
  await problemsAt('archive');
  const download = page.waitForEvent('download');
  await open('下载我的全部数据');
  expect(await savedHead(download, 2)).toBe('PK');
  await expect(page.getByText(/^已于 .+ 下载$/)).toBeVisible();
  await expect(page.getByRole('button', { name: '重新导出我的全部数据' })).toBeVisible();
});

test('the phone is changed with the password and a code on the new one', async () => {
  const next = newPhone();
  await open('更换手机号');
  const change = dialog('更换手机号');
  await expect(change.getByLabel('当前登录密码')).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await change.getByLabel('新手机号', { exact: true }).fill(next);
  await change.getByRole('button', { name: '获取验证码' }).focus();
  await pressSlider(page, () => page.keyboard.press('Enter'));
  await expect(change.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  await problemsAt('phone');
  await change.getByLabel('新手机号的验证码').fill(await readSmsCode(page, next));
  await page.keyboard.press('Enter');
  await expect(page.getByText('手机号已更换，其他设备已退出登录')).toBeVisible();
  await expect(change).toBeHidden();
  await expect(page.getByText(shown(next), { exact: true })).toBeVisible();
  await expect(page.getByText(/更换手机号后 24 小时内不能导出/)).toBeVisible();
  phone = next;
});

test('an account is closed, and its owner returns within the week', async () => {
  await open('注销账号');
  const closing = dialog('注销账号');
  await expect(closing.getByLabel('当前登录密码')).toBeFocused();
  await problemsAt('close');
  await closing.getByLabel('当前登录密码').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(closing.getByText('请先确认您已了解')).toBeVisible();
  await closing.getByRole('checkbox').check();
  await closing.getByRole('button', { name: '注销账号' }).click();
  const closed = dialog('账号已进入注销期');
  await expect(closed.getByRole('button', { name: '知道了' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/index\/index$/);
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible();

  const signIn = await openSignIn(page);
  await signIn.getByLabel('手机号').fill(phone);
  await signIn.getByLabel('密码', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('登录成功')).toBeVisible();
  await page.goto('/personal/deta');
  await expect(page.getByText(/账号正在注销，将于/)).toBeVisible();
  await problemsAt('closing');
  await page.getByRole('button', { name: '撤销注销' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('已撤销注销，账号恢复正常')).toBeVisible();
  await expect(page.getByText(/账号正在注销，将于/)).toBeHidden();
  await expect(page.getByRole('heading', { name: '账号设置', level: 1 })).toBeFocused();
  await leave(page);
});
