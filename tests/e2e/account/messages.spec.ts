import { expect } from '@playwright/test';
import { enterAs } from '../accounts.js';
import { seriousViolations } from '../site/axe.js';
import { test } from '../test.js';

test('a changed password creates a message, marked on the avatar until it is read', async ({
  stranger,
  page,
}) => {
  const { token } = await stranger.post<{ token: string }>('/api/account/password', {
    password: stranger.password,
    newpassword: 'Another-way-2027',
    agian_pwd: 'Another-way-2027',
  });
  await enterAs(page, { token });
  await page.goto('/index/help');
  await page.getByRole('button', { name: /账号菜单：.*1 条未读消息/ }).click();
  await page.getByRole('menuitem', { name: '我的消息（1 条未读）' }).click();
  await expect(page).toHaveURL(/tab=6/);
  for (const width of [1440, 1920, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: /登录密码已更换/ })).toBeVisible();
    expect(await seriousViolations(page), `at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /未读：\s*登录密码已更换/ }).click();
  await expect(page.getByText('其他设备已退出登录')).toBeVisible();
  await expect(page.getByRole('button', { name: /账号菜单/ })).not.toHaveAccessibleName(/未读/);
  await expect(page.getByRole('button', { name: '全部标为已读' })).toBeDisabled();
});
