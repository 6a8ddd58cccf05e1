import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Returns how far the document overflows its window and the farthest it was ever scrolled. */
const windowScroll = (page: Page) =>
  page.evaluate(() => ({
    spare: document.documentElement.scrollHeight - window.innerHeight,
    farthest: Number(document.documentElement.dataset.farthestScroll ?? window.scrollY),
  }));

/**
 * Expects that the window never scrolled: the editor scrolls in its panes, and a scrolled window shows a blank page.
 * A test may end while the editor is still replacing the page before it.
 */
export async function expectWindowStill(page: Page): Promise<void> {
  await expect
    .poll(async () => (await windowScroll(page)).spare, {
      message: 'the editor is taller than its window by so many pixels',
    })
    .toBeLessThanOrEqual(0);
  const { farthest } = await windowScroll(page);
  expect(farthest, 'the window of the editor was scrolled by so many pixels').toBe(0);
}

/** Records scrolling of the editor's window; the returned function expects that there was none. */
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
