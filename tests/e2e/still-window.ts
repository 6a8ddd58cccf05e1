import { type BrowserContext, expect, type Page } from '@playwright/test';

/** How far the document outgrows its window, and the farthest it was ever scrolled. */
const windowScroll = (page: Page) =>
  page.evaluate(() => ({
    spare: document.documentElement.scrollHeight - window.innerHeight,
    farthest: Number(document.documentElement.dataset.farthestScroll ?? window.scrollY),
  }));

/** The editor scrolls inside its panes; a window that scrolls shows a blank page. */
export async function expectWindowStill(page: Page): Promise<void> {
  const { spare, farthest } = await windowScroll(page);
  expect(spare, 'the editor is taller than its window by so many pixels').toBeLessThanOrEqual(0);
  expect(farthest, 'the window of the editor was scrolled by so many pixels').toBe(0);
}

/** Watches the pages of a journey: wherever it opens the editor, the window itself must stay where it is. */
export async function watchWindow(context: BrowserContext): Promise<() => Promise<void>> {
  await context.addInitScript(() => {
    if (location.pathname !== '/resume/edit') return;
    window.addEventListener('scroll', () => {
      const { dataset } = document.documentElement;
      dataset.farthestScroll = String(Math.max(Number(dataset.farthestScroll ?? 0), window.scrollY));
    });
  });
  return async () => {
    for (const page of context.pages())
      if (new URL(page.url()).pathname === '/resume/edit') await expectWindowStill(page);
  };
}
