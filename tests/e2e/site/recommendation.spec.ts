import { expect, type Page } from '@playwright/test';
import { readSmsCode } from '../auth/outbox.js';
import { dragSlider } from '../auth/slider.js';
import { test } from '../test.js';
import { newPhone } from '../unique.js';
import { seriousViolations } from './axe.js';

/** Verifies the phone that employers may call. */
async function provePhone(page: Page): Promise<void> {
  const contact = newPhone();
  const dialog = page.getByRole('dialog', { name: '简历推荐' });
  await dialog.getByLabel(/企业可以联系的手机号/).fill(contact);
  await dragSlider(page, () => dialog.getByRole('button', { name: '获取验证码' }).click());
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await dialog.getByLabel('验证码', { exact: true }).fill(await readSmsCode(page, contact));
  await dialog.getByRole('button', { name: '验证手机号' }).click();
  await expect(dialog.getByText('（已验证）')).toBeVisible();
}

test('RC1: a member reads the text, recommends one résumé, sees that it arrived, and ends it', async ({
  page,
  member,
}) => {
  await member.newResume();
  await page.goto('/personal/personal?tab=1');
  const panel = page.getByRole('region', { name: /简历推荐/ });
  await expect(panel.getByText('未开启')).toBeVisible();
  await panel.getByRole('button', { name: '了解并开启' }).click();
  const dialog = page.getByRole('dialog', { name: '简历推荐' });
  await expect(dialog.getByText(/关闭后立即停止发送，并通知平台删除/)).toBeVisible();
  const start = dialog.getByRole('button', { name: '开启简历推荐' });
  await expect(start).toBeDisabled();
  await provePhone(page);
  await dialog.getByRole('combobox', { name: '简历' }).selectOption({ index: 1 });
  await expect(start).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  expect(await seriousViolations(page), 'dialog').toEqual([]);
  await start.click();
  await expect(panel.getByText('已开启', { exact: true })).toBeVisible();
  await expect(panel.getByText(/已送达/)).toBeVisible();
  expect(await seriousViolations(page), 'open').toEqual([]);

  const outbox = async () => (await page.request.get('/dev/outbox')).text();
  expect(await outbox()).toContain('就业平台（本地演示）');
  await panel.getByRole('button', { name: '关闭推荐' }).click();
  await expect(panel.getByText('未开启')).toBeVisible();
  await expect.poll(outbox).toContain('要求删除成员');
});

test('jobs are filtered, searched, read, and compared with the member’s résumé', async ({ page, member }) => {
  await member.newResume();
  await page.goto('/jobs/list');
  await expect(page.getByRole('heading', { name: '职位', level: 1 })).toBeVisible();
  await expect(page.getByText('示例', { exact: true }).first()).toBeVisible();
  expect(await seriousViolations(page), 'list').toEqual([]);
  const directions = page.getByRole('navigation', { name: '方向' });
  await directions.getByText('更多方向').click();
  await directions.getByRole('link', { name: /^医疗/ }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole('link', { name: '护士', exact: true })).toBeVisible();
  await page.goto('/jobs/list?keyword=hs');
  await page.getByRole('link', { name: /^护士/ }).first().click();
  await expect(page.getByText('这是示例职位')).toBeVisible();
  expect(await seriousViolations(page), 'job').toEqual([]);

  await page.goto('/personal/personal?tab=1');
  const fitting = page.getByRole('region', { name: '推荐职位' });
  await expect(fitting.getByText(/自动比对/)).toBeVisible();
  await fitting.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: '与我的简历对照' })).toBeVisible();
  await expect(page.getByText('匹配度')).toBeVisible();
});

test('a missing job is reported as such', async ({ page }) => {
  const answer = await page.goto('/jobs/list?id=0190a7e2-5b1c-7c3d-9e4f-123456789abc');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '没有找到这个职位' })).toBeVisible();
});
