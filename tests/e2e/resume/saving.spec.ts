import { expect, type Page } from '@playwright/test';
import { test } from '../test.js';
import { expectSaved, newResume, sheet } from './editor.js';

/** Opens the same résumé in two pages of one browser. */
async function twoEditors(here: Page): Promise<[here: Page, there: Page]> {
  const id = await newResume(here);
  const there = await here.context().newPage();
  await there.goto(`/resume/edit?id=${id}`);
  await expectSaved(there);
  return [here, there];
}

test('two pages edit one résumé: text from one appears in the other at once, and undo keeps it', async ({
  memberPage: page,
}) => {
  const [here, there] = await twoEditors(page);
  await there.getByLabel('电话').fill('13800000009');
  await expectSaved(there);
  await expect(here.getByText('此简历已在别处更新')).toBeVisible();
  await expect(sheet(here)).toContainText('13800000009');
  await here.bringToFront();
  await here.getByRole('button', { name: '求职意向', exact: true }).click();
  await here.getByLabel('到岗时间').fill('两周内');
  await expectSaved(here);
  await expect(sheet(there)).toContainText('两周内');

  await here.getByRole('status').getByRole('button', { name: '查看' }).click();
  const changes = here.getByRole('dialog', { name: '来自别处的修改' });
  await expect(changes.getByRole('region', { name: '基本信息' })).toContainText('13800000009');
  await here.keyboard.press('Escape');
  await expect(here.getByText('此简历已在别处更新')).toBeHidden();
  await here.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(sheet(here)).not.toContainText('两周内');
  await expect(sheet(here)).toContainText('13800000009');
});

test('two pages edit one field: the later one is asked, and the losing text can be found', async ({
  memberPage: page,
}) => {
  const [here, there] = await twoEditors(page);
  // This page is offline, so that it learns of no change until it saves.
  await here.route('**/make_resume/saveMakeResume', (route) => route.abort());
  await here.route('**/getInfoByMakeResumeId', (route) => route.abort());
  await here.getByLabel('电话').fill('13800000001');
  await expect(here.getByText('离线，已存到本机')).toBeVisible();
  await there.bringToFront();
  await there.getByLabel('电话').fill('13800000002');
  await expectSaved(there);

  await here.bringToFront();
  await here.unroute('**/make_resume/saveMakeResume');
  await here.unroute('**/getInfoByMakeResumeId');
  const dialog = here.getByRole('dialog', { name: '两处改了同样的内容' });
  const retry = here.getByRole('button', { name: '重试' });
  // The page also retries by itself, so the dialog can open before the button is pressed.
  await expect(async () => {
    if (!(await dialog.isVisible())) await retry.click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const phone = dialog.getByRole('group', { name: '基本信息 · 电话' });
  await expect(phone).toContainText('13800000001');
  await phone.getByRole('radio', { name: /改用对方的/ }).check();
  await dialog.getByRole('button', { name: '按上面的选择合并' }).click();
  await expectSaved(here);
  await expect(here.getByLabel('电话')).toHaveValue('13800000002');

  await here.getByRole('button', { name: '更多', exact: true }).click();
  await here.getByRole('menuitem', { name: '找回没有采用的内容' }).click();
  await expect(here.getByRole('button', { name: '找回' }).first()).toBeVisible();
});

test('earlier versions are kept, compared, named and restored, and restoring can be undone', async ({
  memberPage: page,
}) => {
  const [here, there] = await twoEditors(page);
  await here.getByLabel('电话').fill('13800000003');
  await expectSaved(here);
  await there.bringToFront();
  await expect(there.getByLabel('电话')).toHaveValue('13800000003');
  await there.getByLabel('电话').fill('13800000004');
  await expectSaved(there);

  await there.getByRole('button', { name: '更多', exact: true }).click();
  await there.getByRole('menuitem', { name: '版本历史' }).click();
  const history = there.getByRole('dialog', { name: '版本历史' });
  await expect(history.getByRole('document', { name: '简历预览' })).toContainText('13800000003');
  await history.getByRole('tab', { name: '改动' }).click();
  await expect(history.getByRole('tabpanel')).toContainText('13800000004');
  await history.getByRole('button', { name: '命名', exact: true }).click();
  await history.getByLabel('版本名称').fill('投递版');
  await history.getByRole('button', { name: '保存名称' }).click();
  await expect(history.getByRole('heading', { name: '投递版' })).toBeVisible();
  await history.getByRole('button', { name: '恢复此版本' }).click();
  await history.getByRole('button', { name: '确定恢复' }).click();
  await expect(there.getByLabel('电话')).toHaveValue('13800000003');
  await expectSaved(there);
  await there.getByRole('button', { name: '撤销', exact: true }).first().click();
  await expect(there.getByLabel('电话')).toHaveValue('13800000004');
  await expectSaved(there);
});

test('offline work is kept on this machine and sent when the connection returns', async ({
  memberPage: page,
  context,
}) => {
  const id = await newResume(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: '中文姓名' }).fill('离线也能写');
  await expect(page.getByText('离线，已存到本机')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
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

test('a session that ends while writing keeps the work and asks for sign-in', async ({
  memberPage: page,
}) => {
  await newResume(page);
  await page.route('**/make_resume/saveMakeResume', (route) =>
    route.fulfill({ status: 401, json: { code: 0, msg: '登录身份信息已过期，请重新登录', data: null } }),
  );
  await page.getByRole('textbox', { name: '中文姓名' }).fill('还在');
  await expect(page.getByText('登录已过期，内容已存到本机')).toBeVisible();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '登录启程' })).toBeVisible();
});
