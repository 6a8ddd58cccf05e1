import type { PlacedText } from './text-lines.js';

/** Runs in the preview page: returns every visible character with its position, by page. */
export function readPlacedText(): PlacedText[][] {
  const MM = 25.4 / 96;
  const root = document.querySelector('#root > *')?.shadowRoot?.querySelector<HTMLElement>('.resume');
  if (!root) throw new Error('Nothing is shown');
  const origin = root.getBoundingClientRect();
  const sheets = Array.from(
    root.querySelectorAll('.page'),
    (sheet) => sheet.getBoundingClientRect().top - origin.top,
  );
  const pages: PlacedText[][] = sheets.map(() => []);
  // The share of the ascent in the height of a glyph box, from the metrics of the three families.
  const ascent = (family: string): number =>
    family.startsWith('"LXGW') ? 928 / 1184 : family.startsWith('"Noto Serif') ? 1151 / 1437 : 1160 / 1448;
  const range = document.createRange();
  // Repeated labels are painted before the columns.
  for (const region of Array.from(root.querySelectorAll('.page > .continued, [data-region]'))) {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const share = ascent(getComputedStyle(node.parentElement ?? root).fontFamily);
      let at = 0;
      for (const character of node.data) {
        range.setStart(node, at);
        at += character.length;
        range.setEnd(node, at);
        // A character after a possible line break also has an empty box at the end of the line before.
        const rect = Array.from(range.getClientRects()).find(({ width }) => width > 0);
        if (!rect) continue;
        const baseline = rect.top + rect.height * share - origin.top;
        const page = sheets.filter((top) => top <= baseline).length - 1;
        pages[page]?.push({
          text: character,
          x: (rect.left - origin.left) * MM,
          y: (baseline - (sheets[page] ?? 0)) * MM,
        });
      }
    }
  }
  return pages;
}
