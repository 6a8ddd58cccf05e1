// This function also runs inside the export browser as source text (print.tsx): no imports.

/**
 * Sets a name smaller until no word of it is cut, and no part between its dots is wider than its column. A name in the other
 * script that does not fit behind it is a line of its own. Idempotent.
 */
export function fitNames(root: HTMLElement): void {
  const range = document.createRange();
  const latinWords = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*/gu;
  const hasCutWord = (name: HTMLElement): boolean => {
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement?.closest('h1, .alternate-name, .form-name') !== name) continue;
      for (const { 0: word, index } of text.data.matchAll(latinWords)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) return true;
      }
    }
    return false;
  };
  const isTooWide = (name: HTMLElement): boolean => {
    const column = (name.closest('h1') ?? name).getBoundingClientRect();
    const block = name.closest('[data-block]')?.getBoundingClientRect() ?? column;
    const isVertical = getComputedStyle(name).writingMode.startsWith('vertical');
    return Array.from(name.querySelectorAll('.kept')).some((part) => {
      const { right, bottom } = part.getBoundingClientRect();
      return isVertical ? bottom > block.bottom + 1 : right > Math.min(column.right, block.right) + 1;
    });
  };
  for (const name of Array.from(root.querySelectorAll<HTMLElement>('h1, .alternate-name, .form-name'))) {
    name.style.fontSize = '';
    delete name.dataset.below;
    const whole = name.parentElement?.matches('h1') ? name.querySelector('.whole') : undefined;
    if (whole) {
      range.setStart(name.parentElement as HTMLElement, 0);
      range.setEndBefore(name);
      const before = Array.from(range.getClientRects()).at(-1);
      if (before && whole.getBoundingClientRect().top >= before.bottom) name.dataset.below = '';
    }
    let size = parseFloat(getComputedStyle(name).fontSize);
    const least = size / 2;
    while (size > least && (hasCutWord(name) || isTooWide(name))) {
      size *= 15 / 16;
      name.style.fontSize = `${Math.floor(size * 4) / 4 + 0.002}px`;
    }
  }
}
