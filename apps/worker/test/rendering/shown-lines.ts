/** Runs in the preview page: returns the lines of every text block, one block a row, separated by tabs. */
export function shownLines(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const range = document.createRange();
  return Array.from(root?.querySelectorAll('[data-block="text"]') ?? [], linesOf).join('\n');

  function linesOf(block: Element): string {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let text = '';
    let bottom = -Infinity;
    while (walker.nextNode()) {
      const { data } = walker.currentNode as Text;
      for (const { 0: character, index } of data.matchAll(/[^]/gu)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + character.length);
        const rect = range.getBoundingClientRect();
        if (rect.width > 0 && (rect.top + rect.bottom) / 2 > bottom) {
          if (text) text += '\t';
          bottom = rect.bottom;
        }
        text += character.replace(/\s/, ' ');
      }
    }
    return text;
  }
}
