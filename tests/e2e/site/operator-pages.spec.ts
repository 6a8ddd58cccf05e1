import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { query } from '../database.js';
import { test } from '../test.js';
import { seriousViolations } from './axe.js';

const PASSWORD = 'calm bamboo lake';
/** Argon2id of the password above. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$6QN4dazNwqrzAr03QvUh7g$2ai2eu8PLFuU4WMYwozFJfDVU4TmdqyA5OYRrN3lpns';

/** Creates an operator for this test and signs in through the form. */
async function signIn(page: Page, role: string): Promise<void> {
  const name = `e2e-${randomUUID().slice(0, 8)}`;
  await query(`INSERT INTO operator (id, name, password_hash, role) VALUES ($1, $2, $3, $4)`, [
    randomUUID(),
    name,
    PASSWORD_HASH,
    role,
  ]);
  await page.goto('/ops');
  await expect(page).toHaveURL(/\/ops\/sign-in$/);
  await page.getByLabel('名称').fill(name);
  await page.getByLabel('密码').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '概况' })).toBeVisible();
}

/** Inserts daily figures in the thousands, so that the accounts of this run do not matter. */
async function fillDays(): Promise<void> {
  await query(
    `INSERT INTO daily_count (day, metric, label, count, updated_at)
     SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date - n, metric, '', n * 1000, now()
     FROM generate_series(1, 13) AS n, unnest(ARRAY['registration', 'refundFen']) AS metric
     ON CONFLICT (day, metric, label) DO UPDATE SET count = excluded.count, updated_at = excluded.updated_at`,
  );
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('charts: a period by pointer, every value by keyboard, at three widths', async ({ page }) => {
  await fillDays();
  await signIn(page, 'owner');
  await page.getByRole('navigation', { name: '多少天' }).getByRole('link', { name: '7 天' }).click();
  await expect(page).toHaveURL(/\/ops\?days=7$/);
  const chart = page.getByRole('region', { name: '注册' });
  await expect(chart.getByRole('img')).toHaveAccessibleName(/^注册：共 [\d,]+，比前 7 天少 \d+%/);
  const table = chart.getByRole('table');
  await expect(table).toBeHidden();
  await chart.getByText('逐日数据').focus();
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(8);
  for (const width of [1440, 1920, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isWiderThanWindow(page), `at ${width}`).toBe(false);
    expect(await seriousViolations(page), `at ${width}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousViolations(page), 'dark').toEqual([]);
});

test('support finds an account, grants counts after confirmation, and exports a list', async ({
  page,
  stranger,
}) => {
  await signIn(page, 'support');
  const menu = page.getByRole('navigation', { name: '运营' });
  await expect(menu.getByRole('link', { name: '运营账号' })).toHaveCount(0);
  await menu.getByRole('link', { name: '用户' }).click();
  await page.getByLabel('手机号或编号').fill(stranger.phone);
  await page.getByRole('button', { name: '打开账号' }).click();
  await expect(page).toHaveURL(/\/ops\/users\/[\da-f-]{36}$/);
  await expect(page.getByText(stranger.phone)).toHaveCount(0);
  await page.getByLabel('次数', { exact: true }).fill('7');
  await page.getByLabel('原因').fill('补发');
  await page.keyboard.press('Enter');
  await expect(page.getByText('给这个账号增加 7 次')).toBeVisible();
  await page.getByRole('button', { name: '增加 AI 次数' }).click();
  await expect(page.getByRole('status')).toHaveText('次数已增加。');
  await expect(page.getByRole('cell', { name: '客服调整' })).toBeVisible();

  await menu.getByRole('link', { name: 'AI 运行' }).click();
  await page.getByLabel('状态').selectOption({ label: '失败' });
  await page.getByLabel('从', { exact: true }).fill('2020-01-02');
  await page.getByRole('button', { name: '筛选' }).click();
  await expect(page).toHaveURL(/status=failed&from=2020-01-02/);
  await expect(page.getByLabel('状态')).toHaveValue('failed');
  await menu.getByRole('link', { name: '用户' }).click();
  const [response, download] = await Promise.all([
    page.waitForResponse('**/ops/users.csv'),
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^下载 CSV/ }).click(),
  ]);
  const named = decodeURIComponent(response.headers()['content-disposition'] ?? '');
  expect(named).toMatch(/用户-\d{4}-\d{2}-\d{2}.*\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF"注册","账号","手机号"')).toBe(true);
});

test('on a phone the menu opens, navigates and closes without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'owner');
  const menu = page.getByRole('navigation', { name: '运营' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: '菜单' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  for (const name of ['用户', '出错', '商品', '院校与学生', '活动与邀请', '运营账号', '操作记录']) {
    await page.getByRole('button', { name: '菜单' }).click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await isWiderThanWindow(page), name).toBe(false);
    expect(await seriousViolations(page), name).toEqual([]);
  }
});
