import { expect, test } from '@playwright/test';
import { expectSaved, newResume, sheet, signedIn } from './desk.js';

test('two pages edit one résumé: the later save asks, the merge keeps both, the lost copies can be found', async ({
  context,
}) => {
  const here = await signedIn(context);
  const id = await newResume(here);
  const there = await signedIn(context);
  await there.goto(`/resume/edit?id=${id}`);
  await expectSaved(there);

  await there.getByLabel('电话').fill('13800000009');
  await there.getByRole('textbox', { name: '中文姓名' }).fill('苏晓禾');
  await expectSaved(there);
  await expect(here.getByText('这份简历刚刚在另一个标签页中保存过')).toBeVisible();

  await here.bringToFront();
  await here.getByRole('button', { name: '求职意向', exact: true }).click();
  await here.getByLabel('到岗时间').fill('两周内');
  const dialog = here.getByRole('dialog', { name: '简历已在别处被修改' });
  await expect(dialog.getByRole('group', { name: '基本信息' })).toContainText('13800000009');
  await expect(dialog.getByRole('group', { name: '求职意向' })).toContainText('两周内');
  await dialog.getByRole('button', { name: '按上面的选择合并' }).click();
  await expectSaved(here);
  await here.reload();
  await expect(sheet(here)).toContainText('13800000009');
  await expect(sheet(here)).toContainText('两周内');

  await here.getByRole('button', { name: '更多', exact: true }).click();
  await here.getByRole('menuitem', { name: '找回另一份内容' }).click();
  await expect(here.getByRole('button', { name: '找回' })).toHaveCount(2);
});

test('work done offline is kept on this machine and sent when the line is back', async ({ context }) => {
  const page = await signedIn(context);
  const id = await newResume(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('离线也能写');
  await expect(page.getByText('离线，已存到本机')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const again = await signedIn(context);
  await again.goto(`/resume/edit?id=${id}`);
  await expect(again.getByText('已恢复本机上还没有保存的内容')).toBeVisible();
  await expectSaved(again);
  await context.setOffline(true);
  await again.getByLabel('电话').fill('13800000008');
  await expect(again.getByText('离线，已存到本机')).toBeVisible();
  await context.setOffline(false);
  await expectSaved(again);
  await again.reload();
  await expect(sheet(again)).toContainText('离线也能写');
  await expect(sheet(again)).toContainText('13800000008');
});

test('a session that ends while writing keeps the work and asks for a login', async ({ context }) => {
  const page = await signedIn(context);
  await newResume(page);
  await page.route('**/make_resume/saveMakeResume', (route) =>
    route.fulfill({ status: 401, json: { code: 0, msg: '登录身份信息已过期，请重新登录', data: null } }),
  );
  await page.getByRole('textbox', { name: '中文姓名' }).fill('还在');
  await expect(page.getByText('登录已过期，内容已存到本机')).toBeVisible();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '登录启程' })).toBeVisible();
});
