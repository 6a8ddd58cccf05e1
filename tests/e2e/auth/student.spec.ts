import { expect, type Page } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';
import { newPhone } from '../unique.js';
import { fillCode, leave, openSignIn, storedToken, takeGift, typeCode } from './dialogs.js';

/** The demo school and its students, as seeded. */
const SCHOOL = '启程示范大学';
const first = { number: '20260001', password: 'Shuishan-2026', phone: '13800000011' };
const second = { number: '20260002', password: 'Luming-2026' };
/** A student whose phone the school does not know. */
const third = { number: '20260003', password: 'Guanlan-2026' };
const OWN_PASSWORD = 'My-own-way-2026';

async function enter(page: Page, { number, password }: typeof second) {
  const signIn = await openSignIn(page);
  await signIn.getByRole('tab', { name: '学号登录' }).click();
  await signIn.getByRole('combobox', { name: '学校' }).click();
  await page.getByRole('option', { name: SCHOOL }).click();
  await signIn.getByLabel('学号', { exact: true }).fill(number);
  await signIn.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  return signIn;
}

test('a first sign-in verifies the phone and sets a password; the next needs neither', async ({ page }) => {
  await enter(page, first);
  const check = page.getByRole('dialog', { name: '验证手机号' });
  await expect(check.getByLabel('手机号')).toBeFocused();
  await expect(check.getByText('138****0011')).toBeVisible();
  await expect(page.getByLabel('新密码')).toBeHidden();
  await fillCode(page, check, first.phone);
  expect(await seriousViolations(page), 'phone').toEqual([]);
  await page.keyboard.press('Enter');

  const choose = page.getByRole('dialog', { name: '设置新密码' });
  await expect(choose.getByLabel('新密码')).toBeFocused();
  expect(await seriousViolations(page), 'password').toEqual([]);
  await choose.getByLabel('新密码').fill(OWN_PASSWORD);
  await choose.getByLabel('确认密码').fill(OWN_PASSWORD);
  await choose.getByRole('button', { name: '确认', exact: true }).click();
  await expect(page.getByText('登录成功')).toBeVisible();
  expect(await storedToken(page)).toBeTruthy();
  await takeGift(page);
  await leave(page);

  await enter(page, { ...first, password: OWN_PASSWORD });
  await expect(page.getByText('登录成功')).toBeVisible();
});

test('the password step can be skipped, all by keyboard, with the school found by its initials', async ({
  page,
}) => {
  await openSignIn(page);
  await page.getByRole('tab', { name: '密码登录' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: '学号登录' })).toBeFocused();
  await page.keyboard.press('Tab');
  const school = page.getByRole('combobox', { name: '学校' });
  await expect(school).toBeFocused();
  await page.keyboard.type('qcsf');
  await expect(page.getByRole('option', { name: SCHOOL })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(third.number);
  await page.keyboard.press('Tab');
  await page.keyboard.type(third.password);
  await page.keyboard.press('Enter');

  const check = page.getByRole('dialog', { name: '验证手机号' });
  await typeCode(page, check, newPhone());
  await page.keyboard.press('Enter');
  const choose = page.getByRole('dialog', { name: '设置新密码' });
  await expect(choose.getByLabel('新密码')).toBeFocused();
  await choose.getByRole('button', { name: '跳过，暂不设置' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('登录成功')).toBeVisible();
});

test('a student without the phone is told whom to ask, and returns to the student tab', async ({ page }) => {
  const signIn = await enter(page, second);
  const check = page.getByRole('dialog', { name: '验证手机号' });
  await fillCode(page, check, newPhone());
  await page.keyboard.press('Enter');
  await expect(check.getByText('该手机号与学校登记的不一致，如需更换请联系学校老师')).toBeVisible();
  await expect(check.getByLabel('手机号')).toBeFocused();
  await check.getByRole('button', { name: '不是我的手机号' }).click();
  const help = page.getByRole('dialog', { name: '不是我的手机号' });
  await expect(help.getByText('学生就业指导中心 010-00000000')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: '返回登录' }).click();
  await expect(signIn.getByRole('tab', { name: '学号登录' })).toHaveAttribute('aria-selected', 'true');
});

test('an empty form shows what is missing and focuses the first field', async ({ page }) => {
  const signIn = await openSignIn(page);
  await signIn.getByRole('tab', { name: '学号登录' }).click();
  await signIn.getByLabel('学号', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(signIn.getByText('请选择学校')).toBeVisible();
  await expect(signIn.getByText('请输入学号')).toBeVisible();
  await expect(signIn.getByRole('combobox', { name: '学校' })).toBeFocused();
});
