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

/**
 * Records scrolling of the editor's window; the returned function expects that there was none, also in documents that
 * the test reloaded or left.
 */
export async function watchWindow(context: BrowserContext): Promise<() => Promise<void>> {
  const scrolled: number[] = [];
  await context.exposeBinding('recordEditorScroll', (_source, pixels: number) => scrolled.push(pixels));
  await context.addInitScript(() => {
    let isEditor = location.pathname === '/resume/edit';
    window.addEventListener('scroll', () => {
      // Other pages of the site may scroll, also after a navigation within the document.
      isEditor &&= location.pathname === '/resume/edit';
      if (!isEditor || window.scrollY === 0) return;
      const { dataset } = document.documentElement;
      dataset.farthestScroll = String(Math.max(Number(dataset.farthestScroll ?? 0), window.scrollY));
      const { recordEditorScroll } = window as unknown as { recordEditorScroll: (pixels: number) => void };
      recordEditorScroll(window.scrollY);
    });
  });
  return async () => {
    expect(scrolled, 'the window of the editor was scrolled by so many pixels').toEqual([]);
    for (const page of context.pages())
      if (new URL(page.url()).pathname === '/resume/edit') await expectWindowStill(page);
  };
}
