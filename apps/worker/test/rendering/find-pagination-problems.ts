/** Runs in the preview page: returns visible defects of page breaks. */
export function findPaginationProblems(): string[] {
  const root = document.querySelector('#root > *')?.shadowRoot?.querySelector<HTMLElement>('.resume');
  if (!root) return ['nothing is shown'];
  const origin = root.getBoundingClientRect().top;
  const sheets = Array.from(root.querySelectorAll('.page'), (sheet) => sheet.getBoundingClientRect());
  const millimetres = (name: string): number => (parseFloat(root.style.getPropertyValue(name)) * 96) / 25.4;
  const [above, below] = [millimetres('--margin-top'), millimetres('--margin-bottom')];
  const pageOf = (y: number): number => sheets.filter(({ top }) => top <= y).length - 1;
  const problems: string[] = [];

  /** Returns the rectangles of the lines of a block without bullets, which are higher than their line. */
  function rectsOf(block: HTMLElement): DOMRect[] {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const rects: DOMRect[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('.atom-mark')) continue;
      range.selectNodeContents(walker.currentNode);
      rects.push(
        ...Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0),
      );
    }
    return rects;
  }

  /** Returns the pages of the lines of a block and reports lines outside the content box. */
  function linePages(block: HTMLElement): number[] {
    const tops = new Map<number, number>();
    for (const rect of rectsOf(block)) {
      const middle = (rect.top + rect.bottom) / 2;
      // A glyph box is about 1.45 em high, but the glyph only about 1 em.
      const half = rect.height * 0.33;
      const page = pageOf(middle);
      const sheet = sheets[page];
      if (!sheet) continue;
      if (middle + half > sheet.bottom - below)
        problems.push(`below the page: ${block.textContent.slice(0, 20)}`);
      if (page > 0 && middle - half < sheet.top + above)
        problems.push(`above the page: ${block.textContent.slice(0, 20)}`);
      tops.set(Math.round((middle - origin) / 4), page);
    }
    return [...tops.values()].sort((a, b) => a - b);
  }

  for (const region of Array.from(root.querySelectorAll('[data-region]'))) {
    const blocks = Array.from(region.querySelectorAll<HTMLElement>('[data-block]')).filter(
      ({ offsetHeight }) => offsetHeight > 0,
    );
    blocks.forEach((block, index) => {
      const pages = linePages(block);
      const text = block.textContent.slice(0, 20);
      if (pages.length === 0) return;
      const next = blocks[index + 1];
      const sameItem = next && block.closest('[data-item]')?.contains(next);
      const keeps = block.dataset.block === 'heading' || (block.dataset.block === 'row' && sameItem);
      if (next && keeps && pageOf(next.getBoundingClientRect().top + 1) !== pages.at(-1))
        problems.push(`alone at the end: ${text}`);
      for (const page of new Set(pages)) {
        const lines = pages.filter((one) => one === page).length;
        if (new Set(pages).size > 1 && lines < 2) problems.push(`a single line on page ${page + 1}: ${text}`);
      }
      if (block.dataset.block !== 'text' && new Set(pages).size > 1) problems.push(`cut: ${text}`);
    });
  }
  return problems;
}
