import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { seriousViolations } from '../site/axe.js';

const ui = path.resolve(import.meta.dirname, '../../../packages/ui');
const built = path.join(ui, 'dist/workbench');
const SITE = 'http://workbench.test';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const THEMES = ['light', 'dark'];
const OPEN = ['dialog', 'confirm', 'drawer', 'sheet', 'menu', 'combobox', 'autocomplete', 'cascade', 'toast'];

// One worker: both themes use the same build.
test.describe.configure({ mode: 'default' });
/** Components whose list opens on a click or on input. */
const LISTED = new Set(['combobox', 'autocomplete']);

/** The library hides the rest of the page from screen readers while such a list is open; Tab closes the list. */
const isOutside = (violation: string) => violation.startsWith('aria-hidden-focus: ');

test.beforeAll(() => {
  const vite = path.join(ui, 'node_modules/vite/bin/vite.js');
  const config = path.join(ui, 'workbench/vite.config.ts');
  execFileSync(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'error'], { cwd: ui });
});

/** Serves every component from the built files, without a server. */
async function openWorkbench(page: Page) {
  await page.setViewportSize({ width: 960, height: 640 });
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(built, pathname === '/' ? 'index.html' : pathname);
    if (!fs.existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: fs.readFileSync(file), contentType: TYPES[path.extname(file)] ?? '' });
  });
}

/** Tolerates single pixels that are rendered differently. */
const look = { maxDiffPixelRatio: 0.002, animations: 'disabled' } as const;

for (const theme of THEMES) {
  test(`every component is accessible and matches its screenshot: ${theme}`, async ({ page }) => {
    await openWorkbench(page);
    await page.goto(`${SITE}/?theme=${theme}`);
    await expect(page.getByText('请先获取短信验证码')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await expect(page).toHaveScreenshot(`${theme}.png`, { ...look, fullPage: true });
    for (const open of OPEN) {
      await page.goto(`${SITE}/?theme=${theme}&open=${open}`);
      await expect(page.getByRole('heading', { name: open, includeHidden: true })).toBeAttached();
      if (open === 'combobox') await page.getByRole('combobox').click();
      if (open === 'autocomplete') await page.getByRole('combobox').pressSequentially('北');
      if (LISTED.has(open)) await expect(page.getByRole('option').first()).toBeVisible();
      const violations = await seriousViolations(page);
      expect(LISTED.has(open) ? violations.filter((each) => !isOutside(each)) : violations, open).toEqual([]);
      await expect(page).toHaveScreenshot(`${theme}-${open}.png`, look);
    }
  });
}
