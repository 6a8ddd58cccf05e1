// This function also runs inside the export browser as source text (print.tsx): no imports.

/**
 * Sets a name smaller until no word of it is cut, and no part between its dots is wider than its column. A name in the other
 * script that does not fit behind it, or for which it would break, is a line of its own. Idempotent.
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
  /** The lines of a name without the one in the other script. */
  const ownLines = (name: HTMLElement, other: HTMLElement): DOMRect[] => {
    range.setStart(name, 0);
    range.setEndBefore(other);
    const rects = Array.from(range.getClientRects());
    return rects.filter(
      ({ top, height }, index) => index === 0 || top > (rects[index - 1]?.top ?? 0) + height / 2,
    );
  };
  /** Whether the name in the other script is on a line of its own: below, or on a line that breaks for it. */
  const isApart = (name: HTMLElement, other: HTMLElement, whole: Element): boolean => {
    const lines = ownLines(name, other);
    if (whole.getBoundingClientRect().top >= (lines.at(-1)?.bottom ?? Infinity)) return true;
    other.dataset.below = '';
    return ownLines(name, other).length < lines.length;
  };
  for (const name of Array.from(root.querySelectorAll<HTMLElement>('h1, .alternate-name, .form-name'))) {
    name.style.fontSize = '';
    delete name.dataset.below;
    const head = name.closest('h1');
    const whole = head === name ? undefined : name.querySelector('.whole');
    if (head && whole) {
      if (isApart(head, name, whole)) name.dataset.below = '';
      else delete name.dataset.below;
    }
    let size = parseFloat(getComputedStyle(name).fontSize);
    const least = size / 2;
    while (size > least && (hasCutWord(name) || isTooWide(name))) {
      size *= 15 / 16;
      name.style.fontSize = `${Math.floor(size * 4) / 4 + 0.002}px`;
    }
  }
}
