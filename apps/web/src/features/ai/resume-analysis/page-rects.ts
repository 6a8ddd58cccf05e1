import type { AnnotatedPlace } from './finding-places.js';

/** A box on the pages, in pixels from their corner. */
export interface PageRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const UNREAD = '[aria-hidden],[data-spacer]';

function textNodesIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(UNREAD))
      nodes.push(node);
  return nodes;
}

/** The range of a text inside an element, even across several nodes; null if it is not there. */
export function rangeOfWords(element: Element, words: string): Range | null {
  const nodes = textNodesIn(element);
  const at = nodes
    .map(({ data }) => data)
    .join('')
    .indexOf(words);
  if (at < 0) return null;
  const range = document.createRange();
  let passed = 0;
  let hasStart = false;
  for (const node of nodes) {
    const end = passed + node.length;
    if (!hasStart && at < end) {
      range.setStart(node, at - passed);
      hasStart = true;
    }
    if (at + words.length <= end) {
      range.setEnd(node, at + words.length - passed);
      return range;
    }
    passed = end;
  }
  return null;
}

const wholeOf = (element: Element): Range => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
};

/** The first text of an entry, which names it. */
function leadOf(element: Element): Range | null {
  const [first] = textNodesIn(element);
  return first ? wholeOf(first.parentElement ?? element) : null;
}

/** An entry split across two pages has several elements. */
function rangesOf(root: ParentNode, { id, words, isStatement }: AnnotatedPlace): Range[] {
  const elements =
    id === null
      ? [...root.querySelectorAll('.resume')]
      : [...root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
  if (isStatement) return elements.map(wholeOf);
  const [first] = elements;
  if (!first) return [];
  const found = words === null ? null : rangeOfWords(first, words);
  const range = found ?? (id === null ? null : leadOf(first));
  return range ? [range] : [];
}

const overlaps = (one: PageRect, other: DOMRect): boolean => {
  const shared = Math.min(one.top + one.height, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(one.height, other.height) / 2;
};

/** One box per line of a text. */
export function linesOf(rects: Iterable<DOMRect>): PageRect[] {
  const lines: PageRect[] = [];
  for (const rect of rects) {
    if (rect.width === 0 || rect.height === 0) continue;
    const line = lines.find((each) => overlaps(each, rect));
    if (!line) {
      lines.push({ left: rect.left, top: rect.top, width: rect.width, height: rect.height });
      continue;
    }
    const right = Math.max(line.left + line.width, rect.right);
    const bottom = Math.max(line.top + line.height, rect.bottom);
    line.left = Math.min(line.left, rect.left);
    line.top = Math.min(line.top, rect.top);
    line.width = right - line.left;
    line.height = bottom - line.top;
  }
  return lines;
}

/** The boxes of a position, one per line; empty if the pages do not print it. */
export function rectsOf(root: ParentNode, place: AnnotatedPlace, origin: DOMRect): PageRect[] {
  const rects = rangesOf(root, place).flatMap((range) => [...range.getClientRects()]);
  return linesOf(rects).map((line) => ({
    ...line,
    left: line.left - origin.left,
    top: line.top - origin.top,
  }));
}

/**
 * The left edge of the block around a position, beside which no text of the same line is printed; null if the pages do
 * not print it.
 */
export function edgeOf(root: ParentNode, place: AnnotatedPlace, origin: DOMRect): number | null {
  const start = rangesOf(root, place)[0]?.startContainer;
  let block = start instanceof Element ? start : start?.parentElement;
  while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
  return block ? block.getBoundingClientRect().left - origin.left : null;
}

/** The bounding box. */
export function boundsOf(rects: readonly PageRect[]): PageRect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}
