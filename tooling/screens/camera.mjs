// Takes pictures of pages at three widths in one browser.
import fs from 'node:fs/promises';
import path from 'node:path';

/** @typedef {{ name: string, width: number, height: number, isPhone?: boolean }} Window */

/** @type {readonly Window[]} */
export const WINDOWS = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1920', width: 1920, height: 1080 },
  { name: '390', width: 390, height: 844, isPhone: true },
];

const LIST = '**/api/rtorder/rt_list';

/** Whether every font is loaded, no visible part is loading, and the visible pages and thumbnails are drawn. */
const isSettled = () => {
  const { document, innerHeight } = globalThis;
  const isInSight = (element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  return (
    document.fonts.status === 'loaded' &&
    [...document.querySelectorAll('[aria-busy=true]')].every((part) => !part.checkVisibility()) &&
    [...document.querySelectorAll('[inert][data-theme=light] > span')].every(
      (page) => !isInSight(page) || page.shadowRoot?.childElementCount > 0,
    ) &&
    [...document.querySelectorAll('[role=document]')].every(
      (paper) => !isInSight(paper) || paper.shadowRoot?.querySelector('.page'),
    ) &&
    document.querySelector('h1, [role=document]') !== null
  );
};

async function settle(page, { before }) {
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.waitForFunction(isSettled);
  await page.waitForLoadState('networkidle');
}

/**
 * Opens a page in a separate context and writes its picture. @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, token?: string, screen: import('./pages.mjs').Screen, ids: import('./pages.mjs').Ids,
 *   window: Window, folder: string }} order @returns {Promise<string>} the file
 */
export async function takePicture(browser, { url, token, screen, ids, window, folder }) {
  const context = await browser.newContext({
    viewport: { width: window.width, height: window.height },
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    isMobile: window.isPhone === true,
    hasTouch: window.isPhone === true,
    colorScheme: screen.dark ? 'dark' : 'light',
  });
  try {
    if (token) await context.addInitScript((value) => globalThis.localStorage.setItem('token', value), token);
    const page = await context.newPage();
    if (screen.list === 'fails') await page.route(LIST, (route) => route.abort());
    if (screen.list === 'waits') await page.route(LIST, () => {});
    await page.goto(typeof screen.at === 'string' ? screen.at : screen.at(ids));
    if (screen.list === 'waits')
      await page.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor();
    else await settle(page, screen);
    const file = path.join(folder, `${screen.name}-${window.name}.png`);
    await fs.writeFile(file, await page.screenshot({ animations: 'disabled' }));
    return file;
  } finally {
    await context.close();
  }
}
