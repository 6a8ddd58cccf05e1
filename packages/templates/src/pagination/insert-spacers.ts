import type { Break, Flow, TextPosition } from './pagination.js';

// These functions also run in the export browser as source text: type imports only, no module constants.

/** Moves what is behind the page breaks of a column to the next page, in place. */
export function insertSpacers(root: HTMLElement, { breaks, scale }: Flow): void {
  const spacers = breaks.toReversed().map(insertSpacer).reverse();
  // Heights are set in two passes, because margins that collapsed before may no longer do so.
  for (let pass = 0; pass < 2; pass += 1) {
    const origin = root.getBoundingClientRect().top;
    const errors = breaks.map(({ line, placed, target }, index) => {
      const { top } = placed.block.getBoundingClientRect();
      const start = line === 0 ? top : (spacers[index]?.getBoundingClientRect().bottom ?? 0);
      return target - (start - origin) / scale;
    });
    spacers.forEach((spacer, index) => {
      const isPushed = spacer === breaks[index]?.placed.block;
      const before = isPushed ? getComputedStyle(spacer).marginTop : spacer.style.height || '0';
      const height = parseFloat(before) + (errors[index] ?? 0) - (errors[index - 1] ?? 0);
      if (isPushed) spacer.style.marginTop = `${height}px`;
      else spacer.style.height = `${Math.max(0, height)}px`;
      if (!isPushed) spacer.style.marginBottom = height < 0 ? `${height}px` : '';
    });
  }
}

export function insertSpacer(item: Break): HTMLElement {
  const { block } = item.placed;
  // A list being edited must not get extra elements: its line is moved by its own margin.
  if (block.parentElement?.dataset.writing !== undefined) return block;
  const spacer = document.createElement(item.line === 0 ? 'div' : 'span');
  spacer.dataset.spacer = '';
  spacer.style.display = 'block';
  spacer.setAttribute('aria-hidden', 'true');
  if (item.line === 0) block.before(spacer);
  else {
    const position = firstPositionOfLine(item);
    if (position) position.node.splitText(position.offset).before(spacer);
  }
  return spacer;
}

/** The text position at which a line starts, found by bisection over the characters of the block. */
export function firstPositionOfLine({ placed, offset }: Break): TextPosition | undefined {
  const walker = document.createTreeWalker(placed.block, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const total = nodes.reduce((sum, node) => sum + node.length, 0);
  const box = placed.block.getBoundingClientRect();
  const scale = box.height / (placed.bottom - placed.top);
  const limit = box.top + (offset + placed.lineHeight * 0.02) * scale;
  const locate = (index: number): TextPosition | undefined => {
    let rest = index;
    for (const node of nodes) {
      if (rest < node.length) return { node, offset: rest };
      rest -= node.length;
    }
    return undefined;
  };
  const range = document.createRange();
  const isBelow = (index: number): boolean => {
    for (let at = index; at < total; at += 1) {
      const position = locate(at);
      if (!position) return true;
      range.setStart(position.node, position.offset);
      range.setEnd(position.node, position.offset + 1);
      const rects = range.getClientRects();
      const rect = rects[rects.length - 1];
      if (rect && rect.width > 0) return (rect.top + rect.bottom) / 2 > limit;
    }
    return true;
  };
  let [low, high] = [0, total];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(middle)) high = middle;
    else low = middle + 1;
  }
  return locate(low);
}
