import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { factKindOf } from '../placing/fact-labels.js';
import { normalText } from './normal-text.js';
import { MAX_LINE_LENGTH, MAX_LINES, type ReadText, type TextLine } from './page-text.js';

const SILENT = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'HEAD',
  'SVG',
  'IFRAME',
  'OBJECT',
  'SELECT',
  'BUTTON',
]);
const INLINE = new Set(
  'A ABBR B BDI BDO CITE CODE DATA DFN EM FONT I KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR INS DEL'.split(
    ' ',
  ),
);
const MAX_DEPTH = 200;

/** The text of a page by its blocks. Fetches and executes nothing. */
export function readHtml(html: string): ReadText {
  const root = parse(html.replace(/<!doctype[^>]*>|<\?[^>]*>/gi, ''), {
    comment: false,
    blockTextElements: { script: false, style: false, noscript: false },
  });
  const writer = new LineWriter();
  walk(root, writer, 0);
  writer.end();
  return { lines: writer.lines.slice(0, MAX_LINES), isTruncated: writer.lines.length > MAX_LINES };
}

/** Collects text until a block ends. */
class LineWriter {
  readonly lines: TextLine[] = [];
  private text = '';
  private bold = 0;
  private traits: Partial<TextLine> = {};
  private boldDepth = 0;

  add(text: string): void {
    const clean = normalText(text).replace(/[^\S\t]+/g, ' ');
    if (this.boldDepth > 0) this.bold += clean.trim().length;
    this.text += this.text === '' ? clean.replace(/^ /, '') : clean;
  }

  embolden<T>(work: () => T): T {
    this.boldDepth += 1;
    const result = work();
    this.boldDepth -= 1;
    return result;
  }

  gap(): void {
    if (this.text.trim() !== '') this.text += '\t';
  }

  /** Ends the line; following text has `traits`. */
  end(traits: Partial<TextLine> = {}): void {
    const text = this.text.replace(/ *\t[\t ]*/g, '\t').trim();
    if (text !== '' && this.lines.length <= MAX_LINES) {
      const isBold = this.bold >= text.replace(/\s/g, '').length * 0.8;
      const line = this.lines.length + 1;
      this.lines.push({
        text: text.slice(0, MAX_LINE_LENGTH),
        page: 1,
        box: null,
        line,
        cell: null,
        ...(isBold && { isBold }),
        ...this.traits,
      });
    }
    this.text = '';
    this.bold = 0;
    this.traits = traits;
  }
}

function walk(node: Node, writer: LineWriter, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const child of node.childNodes) {
    if (child.nodeType === NodeType.TEXT_NODE) writer.add(child.text);
    else if (child.nodeType === NodeType.ELEMENT_NODE) visit(child as HTMLElement, writer, depth + 1);
  }
}

function visit(element: HTMLElement, writer: LineWriter, depth: number): void {
  const tag = element.rawTagName?.toUpperCase() ?? '';
  if (SILENT.has(tag) || /display:\s*none/i.test(element.getAttribute('style') ?? '')) return;
  if (tag === 'BR') return writer.end();
  if (tag === 'STRONG' || tag === 'B' || tag === 'TH')
    return writer.embolden(() =>
      tag === 'TH' ? walk(element, writer, depth) : inline(element, writer, depth),
    );
  if (INLINE.has(tag)) return inline(element, writer, depth);
  if (tag === 'TR') return row(element, writer, depth);
  block(element, tag, writer, depth);
}

// Adjacent parts are separated by style sheet margins only.
function inline(element: HTMLElement, writer: LineWriter, depth: number): void {
  const isPart = element.getAttribute('class') !== undefined && element.rawTagName?.toUpperCase() === 'SPAN';
  if (isPart) writer.gap();
  walk(element, writer, depth);
  if (isPart) writer.gap();
}

function block(element: HTMLElement, tag: string, writer: LineWriter, depth: number): void {
  const traits = {
    ...(/^H[1-6]$/.test(tag) && { isHeading: true }),
    ...(tag === 'LI' && { isBullet: true }),
    isApart: true,
  };
  writer.end(tag === 'DIV' || tag === 'P' ? {} : traits);
  walk(element, writer, depth);
  writer.end();
}

/** A table row is one line unless a cell has several lines. */
function row(element: HTMLElement, writer: LineWriter, depth: number): void {
  const cells = element.childNodes.filter(
    (child): child is HTMLElement => child.nodeType === NodeType.ELEMENT_NODE,
  );
  writer.end();
  const read = cells.map((cell) => {
    const inner = new LineWriter();
    if (cell.rawTagName?.toUpperCase() === 'TH') inner.embolden(() => walk(cell, inner, depth + 1));
    else walk(cell, inner, depth + 1);
    inner.end();
    return inner.lines;
  });
  for (const line of rowLines(read)) writer.lines.push({ ...line, line: writer.lines.length + 1 });
}

/** One-line cells side by side; otherwise the short cells first, then the lines of the long ones. */
export function rowLines(cells: readonly TextLine[][]): TextLine[] {
  const filled = cells.filter((lines) => lines.length > 0);
  const [first] = filled[0] ?? [];
  if (!first) return [];
  const isFlat = filled.every((lines) => lines.length === 1);
  const stacked = stackedPairs(filled);
  if (stacked !== null) return stacked;
  if (isFlat) return [{ ...first, text: filled.map((lines) => lines[0]?.text ?? '').join('\t') }];
  const lead = filled.findIndex((lines) => lines.length > 1);
  const head = filled.slice(0, lead).map((lines) => lines[0]?.text ?? '');
  const rest = filled.slice(lead).flat();
  return [...(head.length ? [{ ...first, text: head.join('\t'), isApart: true }] : []), ...rest];
}

/** Stacked labels in one cell and the same number of values in the next: a line for each label. */
function stackedPairs(cells: readonly TextLine[][]): TextLine[] | null {
  const count = cells[0]?.length ?? 0;
  const isStacked =
    count > 1 &&
    cells.length % 2 === 0 &&
    cells.every(
      (lines, at) =>
        lines.length === (cells[at - (at % 2)]?.length ?? 0) &&
        (at % 2 === 1 || lines.every(({ text }) => factKindOf(text) !== null)),
    );
  if (!isStacked) return null;
  return cells.flatMap((lines, at) =>
    at % 2 === 1
      ? []
      : lines.map((line, row) => ({ ...line, text: `${line.text}\t${cells[at + 1]?.[row]?.text ?? ''}` })),
  );
}
