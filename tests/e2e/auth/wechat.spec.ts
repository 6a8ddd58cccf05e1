import { expect, type Page } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { newPhone, uniqueNumber } from '../unique.js';
import { fillCode, leave, openSignIn, storedToken, takeGift } from './dialogs.js';

async function openScan(page: Page) {
  const signIn = await openSignIn(page);
  await signIn.getByRole('button', { name: '微信扫码登录' }).click();
  const scan = page.getByRole('dialog', { name: '微信扫码登录' });
  await expect(scan.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  return scan;
}

/** Simulates the phone: scans as `person` on the page of the local driver and decides. */
async function playPhone(page: Page, person: string, decision: '确认登录' | '取消'): Promise<void> {
  const [phone] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: '打开模拟手机' }).click(),
  ]);
  await phone.getByLabel('或者输入另一个名字').fill(person);
  await phone.getByRole('button', { name: '扫码' }).click();
  await expect(phone.getByRole('heading', { name: '确认登录启程？' })).toBeVisible();
  await phone.getByRole('button', { name: decision }).click();
  await expect(phone.getByRole('heading', { name: /^已/ })).toBeVisible();
  await phone.close();
  await page.bringToFront();
}

test('a new WeChat account binds a phone; the next scan signs it in', async ({ page }) => {
  const person = `扫码人${uniqueNumber()}`;
  const phone = newPhone();
  await openScan(page);
  await playPhone(page, person, '确认登录');
  const bind = page.getByRole('dialog', { name: '绑定手机号' });
  await expect(bind.getByLabel('手机号')).toBeFocused();
  expect(await seriousViolations(page), 'bind').toEqual([]);
  await fillCode(page, bind, phone);
  await page.keyboard.press('Enter');
  await expect(page.getByText('登录成功')).toBeVisible();
  expect(await storedToken(page)).toBeTruthy();
  await takeGift(page);
  await leave(page);

  await openScan(page);
  await playPhone(page, person, '确认登录');
  await expect(page.getByText('登录成功')).toBeVisible();
  const menu = page.getByRole('button', { name: /账号菜单/ });
  await expect(menu).toBeAttached();
});

test('declining on the phone signs nobody in, and another scan is possible', async ({ page }) => {
  const scan = await openScan(page);
  await playPhone(page, '周舟', '取消');
  await expect(scan.getByText('您已在手机上取消登录')).toBeVisible();
  await scan.getByRole('button', { name: '点击刷新' }).click();
  await expect(scan.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('after a minute the code is covered and can be renewed by keyboard', async ({ page }) => {
  await page.clock.install();
  const scan = await openScan(page);
  await page.clock.runFor(50_000);
  await expect(scan.getByText('二维码已过期')).toBeHidden();
  await page.clock.runFor(12_000);
  await expect(scan.getByText('二维码已过期')).toBeVisible();
  expect(await seriousViolations(page), 'expired').toEqual([]);
  await scan.getByRole('button', { name: '点击刷新' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  await expect(scan.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  await expect(scan.getByText('二维码已过期')).toBeHidden();
});

test('a connection loss does not end the scan', async ({ page }) => {
  const scan = await openScan(page);
  await page.route('**/user/wxPcloginCheck', (route) => route.abort());
  await playPhone(page, `断线${uniqueNumber()}`, '确认登录');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('wxPcloginCheck'));
  await failed;
  await expect(scan.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  await page.unroute('**/user/wxPcloginCheck');
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible();
});

test('the binding page without a scan says what is missing and leads to sign-in', async ({ page }) => {
  await page.goto('/login/bind');
  await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/login\/login/);
  await page.getByRole('button', { name: '微信扫码登录' }).click();
  await expect(page.getByRole('heading', { name: '微信扫码登录' })).toBeVisible();
  await playPhone(page, `页面${uniqueNumber()}`, '确认登录');
  await expect(page).toHaveURL(/\/login\/bind/);
  await expect(page.getByLabel('短信验证码')).toBeVisible();
});
