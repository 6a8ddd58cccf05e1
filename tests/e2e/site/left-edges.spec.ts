import { expect, type Page } from '@playwright/test';
import { test } from '../test.js';

const PUBLIC = [
  '/index/index',
  '/index/Template',
  '/index/Templatedetails?id=tem0001',
  '/index/Templatepage',
  '/courses',
  '/jobs/list',
  '/index/help',
  '/member/info',
  '/legal?name=terms',
  '/resume/contest?type=1',
];
const OWN = [
  '/index/index',
  '/personal/personal',
  '/personal/applications',
  '/personal/counts',
  '/personal/deta',
  '/ai/aiAnalyse',
  '/ai/offerAiAnalyse',
];

/** Returns the left edge of the leftmost text or image in the page, and that of the site's logo. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && getComputedStyle(element).visibility === 'visible';
    };
    const holdsWords = (element: Element) =>
      element.tagName === 'IMG' ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const parts = [...document.querySelectorAll('main *')].filter(
      (element) =>
        holdsWords(element) && isSeen(element) && !element.closest('dialog, [role=dialog], [inert]'),
    );
    return {
      page: Math.min(...parts.map((element) => element.getBoundingClientRect().left)),
      brand: document.querySelector('header a')?.getBoundingClientRect().left ?? 0,
    };
  });

/** Tolerance for rounding: the root font size depends on the window. */
const LEEWAY = 1;

async function beginsAtTheEdge(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const { page: left, brand } = await edges(page);
        return Math.abs(left - brand);
      }, `${address} at ${width}`)
      .toBeLessThanOrEqual(LEEWAY);
  }
}

test('a visitor’s pages share one left edge', async ({ page }) => {
  for (const address of PUBLIC) await beginsAtTheEdge(page, address);
});

test('a member’s pages share the same left edge', async ({ memberPage: page }) => {
  for (const address of OWN) await beginsAtTheEdge(page, address);
});
