import { expect } from '@playwright/test';
import { signInHere } from '../auth/sign-in.js';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

test('a visitor picks a template, signs in, and finds the résumé in the list', async ({ page, stranger }) => {
  await page.goto('/index/Template');
  await page
    .getByRole('button', { name: /^用这套模板：/ })
    .first()
    .click();
  await page.getByRole('button', { name: '登录并保存' }).click();
  await signInHere(page, stranger);
  await expect(page).toHaveURL(/\/resume\/edit\?id=/);
  await expect(page.getByRole('document', { name: '简历预览' })).toBeVisible();
  expect(await seriousViolations(page), 'editor').toEqual([]);

  await page.goto('/personal/personal?tab=1');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: '我的简历', exact: true }) })
    .first();
  await expect(row).toBeVisible();
  expect(await seriousViolations(page), 'list').toEqual([]);

  const name = `投递用 ${Date.now()}`;
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '改名' }).click();
  await page.getByRole('dialog', { name: '简历改名' }).getByLabel('简历名称').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `“${name}”的更多操作` }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `“${name}”的更多操作` }).click();
  await page.getByRole('menuitem', { name: '复制一份' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();

  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .getByRole('link', { name: '预览' })
    .click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('共 1 页')).toBeVisible();
  expect(await seriousViolations(page), 'preview').toEqual([]);
});

test('private pages ask a visitor to sign in and then show the requested page', async ({
  page,
  stranger,
}) => {
  await page.goto('/personal/personal?tab=1');
  await expect(page.getByRole('heading', { name: '登录后查看', includeHidden: true })).toBeVisible();
  await signInHere(page, stranger);
  await expect(page.getByRole('heading', { name: '我的简历', level: 1 })).toBeVisible();
});

test('a missing résumé is reported as such', async ({ page, stranger }) => {
  await page.goto('/resume/preview?id=0190a7e2-5b1c-7c3d-9e4f-123456789abc');
  await signInHere(page, stranger);
  await expect(page.getByRole('heading', { name: '简历不存在或已被删除' })).toBeVisible();
});
