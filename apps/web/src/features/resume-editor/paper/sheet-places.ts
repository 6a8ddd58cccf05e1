import type { ResumeDocument } from '@qicheng/resume/document';
import { nearestText } from './nearest-text.js';
import { matchTexts, textsOfId, textsOfSection, type WritableText } from './document-texts.js';

/** A printed text that can be edited, and its position on the sheet. */
export interface SheetPlace {
  readonly text: WritableText;
  /** The sheet element that prints it, possibly with other text. */
  readonly anchor: HTMLElement;
  /** Absent for a value that fills its anchor. */
  readonly range?: Range;
}

const ANCHORS = '[data-id],[data-item],[data-section]';
const UNREAD = '[aria-hidden],[data-spacer]';

interface Line {
  readonly nodes: readonly { readonly node: Text; readonly start: number }[];
  readonly text: string;
}

/** The text of an element, without that of the anchors inside it. */
function lineOf(anchor: HTMLElement): Line {
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(anchor, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node instanceof Text ? node.parentElement : (node as HTMLElement);
    if (!holder || holder.closest(ANCHORS) !== anchor || holder.closest(UNREAD)) continue;
    const { separator } = holder.dataset;
    // A separator that ends a line is hidden, but is part of the text.
    if (separator !== undefined) text += node === holder ? separator : '';
    else if (node instanceof Text) {
      nodes.push({ node, start: text.length });
      text += node.data;
    }
  }
  return { nodes, text };
}

function pointAt({ nodes }: Line, offset: number, isEnd: boolean): [Text, number] | null {
  const found = nodes.findLast(({ start }) => (isEnd ? start < offset : start <= offset));
  return found ? [found.node, Math.min(offset - found.start, found.node.length)] : null;
}

function rangeOf(line: Line, start: number, end: number): Range | null {
  const [from, to] = [pointAt(line, start, false), pointAt(line, end, true)];
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  return range;
}

function textsOf(resume: ResumeDocument, anchor: HTMLElement): readonly WritableText[] {
  const id = anchor.dataset.id ?? anchor.dataset.item;
  if (id !== undefined) return textsOfId(resume, id);
  return textsOfSection(resume, anchor.dataset.section ?? '');
}

const hasWords = (text: WritableText): text is Exclude<WritableText, { kind: 'statement' }> =>
  text.kind !== 'statement';

/** The editable texts of one anchor in printed order. */
function placesIn(resume: ResumeDocument, anchor: HTMLElement): SheetPlace[] {
  const texts = textsOf(resume, anchor);
  const [first] = texts;
  if (first?.kind === 'statement') return anchor.nodeName === 'LI' ? [{ text: first, anchor }] : [];
  const line = lineOf(anchor);
  const found = matchTexts(line.text, texts.filter(hasWords)).flatMap(({ text, start, end }) => {
    const range = rangeOf(line, start, end);
    return range ? [{ text, anchor, range }] : [];
  });
  if (found.length > 0 || line.text.trim() === '') return found;
  const whole = texts.find((text) => text.kind === 'value' && text.printed === '');
  return whole ? [{ text: whole, anchor }] : [];
}

const nodeOf = ({ range, anchor }: SheetPlace): Node => range?.startContainer ?? anchor;

/** Every editable text on the sheet, in page order. */
export function placesOn(resume: ResumeDocument, root: ParentNode): SheetPlace[] {
  const places = Array.from(root.querySelectorAll<HTMLElement>(ANCHORS), (anchor) =>
    placesIn(resume, anchor),
  ).flat();
  return places.sort((one, other) => {
    const [a, b] = [nodeOf(one), nodeOf(other)];
    if (a === b) return (one.range?.startOffset ?? 0) - (other.range?.startOffset ?? 0);
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** A key for a text that does not depend on the layout. */
export function keyOf(text: WritableText): string {
  switch (text.kind) {
    case 'plain':
      return `plain:${text.path.join('/')}`;
    case 'heading':
      return `heading:${text.section}`;
    case 'value':
      return `value:${[...text.owner, text.field.name].join('/')}`;
    case 'statement':
      return `statement:${text.atomId}`;
  }
}

/** All statements of a list share one tab stop. */
export function stopOf(text: WritableText): string {
  return text.kind === 'statement' ? `statements:${text.path.join('/')}` : keyOf(text);
}

/** The tab stops. */
export function stopsAmong(places: readonly SheetPlace[]): SheetPlace[] {
  const seen = new Set<string>();
  return places.filter(({ text }) => {
    const stop = stopOf(text);
    const isNew = !seen.has(stop);
    seen.add(stop);
    return isNew;
  });
}

/** The previous or next tab stop relative to the edited element. */
export function stopBeside(
  places: readonly SheetPlace[],
  element: HTMLElement,
  direction: 1 | -1,
): SheetPlace | undefined {
  // Nodes that contain the element or are inside it have further flags.
  const side = direction === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = stopsAmong(places).filter(
    (place) => element.compareDocumentPosition(nodeOf(place)) === side,
  );
  return direction === 1 ? outside[0] : outside.at(-1);
}

const GRACE = 4;

const isOver = (rects: Iterable<DOMRect>, x: number, y: number): boolean =>
  [...rects].some(
    ({ left, right, top, bottom }) =>
      x >= left - GRACE && x <= right + GRACE && y >= top - GRACE / 2 && y <= bottom + GRACE / 2,
  );

/** A picture opens the form. */
const NOT_TEXT = 'img,.photo,[data-paper-tools]';

/** The typed text nearest to a point: of the section there, or of the whole sheet. */
function placeBeside(
  resume: ResumeDocument,
  path: readonly HTMLElement[],
  x: number,
  y: number,
): SheetPlace | null {
  const root = path[0]?.getRootNode();
  if (!(root instanceof ShadowRoot) || path.some((one) => one.matches(NOT_TEXT))) return null;
  const scope = path.find(({ dataset }) => dataset.section !== undefined);
  const own = scope ? placesIn(resume, scope) : [];
  const places = [...own, ...placesOn(resume, scope ?? root)].filter(({ text }) => text.kind !== 'value');
  const boxes = places.map(({ range, anchor }) =>
    Array.from((range ?? statementRange(anchor)).getClientRects()),
  );
  return places[nearestText(boxes, x, y)] ?? null;
}

/** The text printed at a point of the window, or the nearest one beside it. */
export function placeAt(
  resume: ResumeDocument,
  path: readonly EventTarget[],
  x: number,
  y: number,
): SheetPlace | null {
  const elements = path.filter((one) => one instanceof HTMLElement);
  const anchor = elements.find((one) => one.matches(ANCHORS));
  const places = anchor ? placesIn(resume, anchor) : [];
  const exact = places.find(({ range }) => range && isOver(range.getClientRects(), x, y));
  return exact ?? places.find(({ range }) => !range) ?? placeBeside(resume, elements, x, y);
}

/** The offset in a range closest to a point of the window. */
export function offsetAt(range: Range, x: number, y: number): number {
  const nodes = textNodesIn(range);
  const probe = document.createRange();
  let [best, distance, passed] = [0, Number.POSITIVE_INFINITY, 0];
  for (const { node, from, to } of nodes) {
    for (let at = from; at < to; at += 1) {
      probe.setStart(node, at);
      probe.setEnd(node, at + 1);
      for (const rect of probe.getClientRects()) {
        const middle = (rect.left + rect.right) / 2;
        // A press beside a line never means another line.
        const away = Math.abs(x - middle) + 1e4 * Math.max(0, rect.top - y, y - rect.bottom);
        if (away >= distance) continue;
        distance = away;
        best = passed + at - from + (x > middle ? 1 : 0);
      }
    }
    passed += to - from;
  }
  return best;
}

function textNodesIn(range: Range): { node: Text; from: number; to: number }[] {
  const { startContainer, startOffset, endContainer, endOffset, commonAncestorContainer } = range;
  if (commonAncestorContainer instanceof Text)
    return [{ node: commonAncestorContainer, from: startOffset, to: endOffset }];
  const nodes: { node: Text; from: number; to: number }[] = [];
  const walker = document.createTreeWalker(commonAncestorContainer, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!range.intersectsNode(node)) continue;
    const from = node === startContainer ? startOffset : 0;
    const to = node === endContainer ? endOffset : node.length;
    if (to > from) nodes.push({ node, from, to });
  }
  return nodes;
}

/** The text of a statement without its bullet. */
export function statementRange(line: HTMLElement): Range {
  const range = document.createRange();
  range.selectNodeContents(line);
  const mark = line.querySelector('.atom-mark');
  if (mark) range.setStartAfter(mark);
  return range;
}
