import { expect, type Page } from '@playwright/test';
import { test } from '../test.js';

const RELOADED = '网站刚刚更新，页面已重新加载，填写的内容还在';

/** Replaces the site's release: the script is gone, and pages name another entry script. */
async function replaceRelease(page: Page, script: string): Promise<void> {
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'fetch' || request.headers()['accept'] !== 'text/html')
      return route.fallback();
    await page.unroute(script);
    return route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-NEW.js"></script>' });
  });
}

for (const width of [1440, 390]) {
  test(`after a release an open editor reloads once and keeps what was typed, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/resume/edit?tzUrl=tem0002');
    const name = page.getByRole('textbox', { name: '中文姓名' });
    await name.click();
    await page.keyboard.type('陈小满');
    await replaceRelease(page, '**/assets/check-panel-*.js');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: /^检查/ }).first().click();
    await loaded;
    await expect(page.getByText(RELOADED)).toBeVisible();
    await expect(name).toHaveValue('陈小满');
    await page.getByRole('button', { name: /^检查/ }).first().click();
    await expect(page.getByRole('heading', { name: /检查/ })).toBeVisible();
  });
}

test('a page whose script is gone after a release opens after one reload', async ({ page }) => {
  await page.goto('/index/index');
  await replaceRelease(page, '**/assets/templates-page-*.js');
  const loaded = page.waitForEvent('load');
  await page.getByRole('navigation').getByRole('link', { name: '在线制作' }).first().click();
  await loaded;
  await expect(page).toHaveURL(/\/index\/Template/);
  await expect(page.getByText(RELOADED)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
