import { PDFArray, PDFDict, PDFRawStream, PDFRef, PDFString, type PDFPage } from '@cantoo/pdf-lib';
import { contentTokens, decoded } from '#src/resume-export/chromium/pdf/content-tokens.js';
import { EntryReader } from './entry-reader.js';
import type { FontUnderTest } from './font-under-test.js';
import { contentKey } from './structure-elements.js';

/** A marked-content sequence around a painted object. */
interface Mark {
  tag: string;
  /** The `contentKey` if it has an MCID. */
  key?: string | undefined;
}

/** A painted object with the marked-content sequences around it, outermost first. */
export interface Painted {
  kind: 'path' | 'text' | 'image' | 'shading';
  marks: readonly Mark[];
}

export interface PaintedPage {
  page: EntryReader;
  annotations: EntryReader[];
  painted: readonly Painted[];
  /** The stack of marked-content sequences at each start of one. */
  marks: readonly (readonly Mark[])[];
  operators: ReadonlySet<string>;
  /** The maximum depth of saved graphics states. */
  depth: number;
  /** The forms in the order of painting. */
  forms: readonly EntryReader[];
  hasResources: boolean;
}

interface Target {
  fontOf: (dict: PDFDict) => FontUnderTest;
  painted: Painted[];
  marks: Mark[][];
  operators: Set<string>;
  forms: EntryReader[];
  depth: number;
}

const PATHS = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*']);
const TEXTS = new Set(['Tj', 'TJ', "'", '"']);

/** Reads the content of a page and of its forms. */
export function paintedOn(page: PDFPage, fontOf: Target['fontOf']): PaintedPage {
  const target: Target = { fontOf, painted: [], marks: [], operators: new Set(), forms: [], depth: 0 };
  const entries = new EntryReader(page.node, page.ref);
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  const content = streams.map((value) => page.node.context.lookup(value));
  const text = content.map((stream) => (stream instanceof PDFRawStream ? decoded(stream) : '')).join('\n');
  const resources = page.node.Resources();
  read(text, page.ref, resources && new EntryReader(resources), [], target);
  const annotations = entries.all('Annots');
  const hasResources = entries.has('Resources');
  return { page: entries, annotations, hasResources, ...target };
}

function read(
  content: string,
  owner: PDFRef | undefined,
  resources: EntryReader | undefined,
  around: readonly Mark[],
  target: Target,
): void {
  const marks = [...around];
  const saved: (FontUnderTest | undefined)[] = [];
  let font: FontUnderTest | undefined;
  let operands: number | undefined;
  const paint = (kind: Painted['kind']) => target.painted.push({ kind, marks: [...marks] });
  for (const { start, operator } of contentTokens(content)) {
    operands ??= start;
    if (operator === undefined) continue;
    const operandText = content.slice(operands, start);
    operands = undefined;
    target.operators.add(operator);
    if (operator === 'BMC' || operator === 'BDC') {
      const id = /\/MCID\s+(\d+)/.exec(operandText)?.[1];
      const key = id === undefined ? undefined : contentKey(owner, Number(id));
      marks.push({ tag: nameIn(operandText), key });
      target.marks.push([...marks]);
    } else if (operator === 'EMC') marks.pop();
    else if (operator === 'q') target.depth = Math.max(target.depth, saved.push(font));
    else if (operator === 'Q') font = saved.pop();
    else if (operator === 'Tf') {
      const dict = resources?.entries('Font')?.entries(nameIn(operandText))?.dict;
      font = dict && target.fontOf(dict);
    } else if (TEXTS.has(operator)) {
      paint('text');
      for (const code of codesIn(operandText)) font?.show(code);
    } else if (PATHS.has(operator)) paint('path');
    else if (operator === 'sh') paint('shading');
    else if (operator === 'BI') paint('image');
    else if (operator === 'Do') {
      const form = resources?.entries('XObject')?.stream(nameIn(operandText));
      const entries = form && new EntryReader(form.dict, refIn(resources, nameIn(operandText)));
      if (!form || entries?.text('Subtype') !== 'Form') paint('image');
      else {
        target.forms.push(entries);
        read(decoded(form), entries.ref, entries.entries('Resources') ?? resources, marks, target);
      }
    }
  }
}

const nameIn = (operandText: string): string => /\/([^\s<[(/]+)/.exec(operandText)?.[1] ?? '';

function refIn(resources: EntryReader | undefined, key: string): PDFRef | undefined {
  const objects = resources?.entries('XObject')?.dict;
  const value = objects?.entries().find(([entry]) => entry.decodeText() === key)?.[1];
  return value instanceof PDFRef ? value : undefined;
}

/** Returns two-byte codes, as in composite fonts with Identity-H. */
function codesIn(operandText: string): number[] {
  const strings = operandText.matchAll(/<([\dA-Fa-f\s]*)>|\(((?:\\[^]|[^\\)])*)\)/g);
  return [...strings].flatMap(([, hex, literal]) => {
    const bytes =
      hex === undefined
        ? Buffer.from(PDFString.of(literal ?? '').asBytes())
        : Buffer.from(hex.replace(/\s/g, ''), 'hex');
    return Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readUInt16BE(2 * index));
  });
}
