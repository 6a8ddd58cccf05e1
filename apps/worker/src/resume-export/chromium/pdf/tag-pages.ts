import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { contentTokens, decoded, type ContentToken } from './content-tokens.js';
import { describeLinks, StructureTree } from './structure-tree.js';
import { deflated } from './write-file.js';

// Every byte of a tagged page is either content or an artifact (ISO 14289-1, 7.1). Chromium tags its text and leaves
// backgrounds, rules and borders unmarked.
const BEGINS_PATH = new Set(['m', 're']);
const PAINTS_PATH = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*']);
const SHOWS = new Set(['Tj', 'TJ', "'", '"']);

const BEGIN = '/Artifact BMC\n';
const END = '\nEMC';

/**
 * A content stream in which everything painted outside a tag is an artifact.
 * @param content one character per byte
 * @param isTagged whether an external object brings tags of its own
 * @param tokens of the content
 * @returns undefined where the stream has an unknown form
 */
export function markArtifacts(
  content: string,
  isTagged: (name: string) => boolean,
  tokens: Iterable<ContentToken> = contentTokens(content),
): string | undefined {
  let marked = '';
  let copied = 0;
  let depth = 0;
  let operands: number | undefined;
  let path: number | undefined;
  let text: { start: number; isShown: boolean; isMarked: boolean } | undefined;
  const wrap = (start: number, end: number) => {
    marked += content.slice(copied, start) + BEGIN + content.slice(start, end) + END;
    copied = end;
  };
  for (const { start, end, operator } of tokens) {
    operands ??= start;
    if (operator === undefined) continue;
    if (operator === 'BI') return undefined;
    if (operator === 'BDC' || operator === 'BMC') {
      depth += 1;
      if (text) text.isMarked = true;
    } else if (operator === 'EMC') depth -= 1;
    else if (operator === 'BT') text = { start, isShown: false, isMarked: depth > 0 };
    else if (text && SHOWS.has(operator)) {
      if (depth === 0 && text.isMarked) return undefined;
      text.isShown = true;
    } else if (operator === 'ET') {
      if (text?.isShown && !text.isMarked) wrap(text.start, end);
      text = undefined;
    } else if (BEGINS_PATH.has(operator)) path ??= operands;
    else if (operator === 'n') path = undefined;
    else if (PAINTS_PATH.has(operator)) {
      if (depth === 0) wrap(path ?? operands, end);
      path = undefined;
    } else if (operator === 'sh' && depth === 0) wrap(operands, end);
    else if (operator === 'Do' && depth === 0) {
      const name = content.slice(operands, start).trim().replace(/^\//, '');
      if (!isTagged(name)) wrap(operands, end);
    }
    operands = undefined;
  }
  return depth === 0 && text === undefined ? marked + content.slice(copied) : undefined;
}

/** List markers and numbers are no longer than this. */
const MAX_GLYPHS = 4;

const READ = new Set(['BDC', 'EMC', 'Tf', 'Tj', 'TJ']);

/** Returns the text of a glyph (four hexadecimal digits) of a font of the page. */
type UnicodeOf = (font: string, glyph: string) => string | undefined;

/**
 * The texts of a page's marked contents with only a few glyphs, by their number (MCID).
 * @param content one character per byte
 * @param tokens of the content
 */
export function shortTexts(
  content: string,
  unicodeOf: UnicodeOf,
  tokens: Iterable<ContentToken> = contentTokens(content),
): Map<number, string> {
  const texts = new Map<number, string>();
  let id: number | undefined;
  let depth = 0;
  let font = '';
  let glyphs: { font: string; glyph: string }[] = [];
  const textOf = (shown: typeof glyphs) =>
    shown.map((one) => unicodeOf(one.font, one.glyph) ?? '\uFFFD').join('');
  let actual: string | undefined;
  let operands: number | undefined;
  for (const { start, operator } of tokens) {
    operands ??= start;
    if (operator === undefined) continue;
    const from = operands;
    operands = undefined;
    if (!READ.has(operator)) continue;
    const operandText = content.slice(from, start);
    if (operator === 'BDC') {
      depth += 1;
      const number = /\/MCID (\d+)/.exec(operandText)?.[1];
      if (number !== undefined) [id, glyphs, actual] = [Number(number), [], undefined];
      actual = /\/ActualText\s*<FEFF([\dA-Fa-f]+)>/.exec(operandText)?.[1] ?? actual;
    } else if (operator === 'EMC') {
      depth -= 1;
      if (depth > 0 || id === undefined) continue;
      if (glyphs.length > 0 && glyphs.length <= MAX_GLYPHS) {
        texts.set(id, actual === undefined ? textOf(glyphs) : fromUtf16(actual));
      }
      id = undefined;
    } else if (operator === 'Tf') font = /\/(\S+)/.exec(operandText)?.[1] ?? '';
    else if (id !== undefined && glyphs.length <= MAX_GLYPHS) {
      for (const [, run = ''] of operandText.matchAll(/<([\dA-Fa-f]+)>/g)) {
        for (const glyph of run.match(/.{4}/g) ?? []) glyphs.push({ font, glyph });
      }
    }
  }
  return texts;
}

const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const CONTENTS = PDFName.of('Contents');

/**
 * Completes the tags of a file: artifacts, the structure tree, descriptions of links.
 * @returns whether everything on the pages is tagged content or an artifact
 */
export async function tagPages(file: PDFDocument): Promise<boolean> {
  const { context, catalog } = file;
  const root = context.lookupMaybe(catalog.get(PDFName.of('StructTreeRoot')), PDFDict);
  if (!root) return false;
  const texts = new Map<PDFRef, Map<number, string>>();
  const compressed: Promise<void>[] = [];
  let isComplete = true;
  for (const page of file.getPages()) {
    const content = contentOf(page);
    const resources = page.node.Resources();
    const tokens = content === undefined ? [] : Array.from(contentTokens(content));
    const marked =
      content === undefined ? undefined : markArtifacts(content, (name) => isTagged(resources, name), tokens);
    if (content === undefined || marked === undefined) {
      isComplete = false;
      continue;
    }
    const former = page.node.get(CONTENTS);
    const ref = context.nextRef();
    page.node.set(CONTENTS, ref);
    compressed.push(
      deflated(context, Buffer.from(marked, 'latin1')).then((stream) => context.assign(ref, stream)),
    );
    if (former instanceof PDFRef) context.delete(former);
    texts.set(page.ref, shortTexts(content, glyphReader(context, resources), tokens));
    const annotations = page.node.Annots();
    if (annotations) describeLinks(context, annotations);
  }
  new StructureTree(context, (page, id) => texts.get(page)?.get(id)).normalise(root);
  await Promise.all(compressed);
  return isComplete;
}

/** Reads glyphs of a page's fonts by their ToUnicode tables, each loaded at first use. */
function glyphReader(context: PDFContext, resources: PDFDict | undefined): UnicodeOf {
  const fonts = resources?.lookupMaybe(PDFName.of('Font'), PDFDict);
  const tables = new Map<string, Map<string, string>>();
  return (font, glyph) => {
    let table = tables.get(font);
    if (!table) {
      const dictionary = fonts?.lookupMaybe(PDFName.of(font), PDFDict);
      table = readTable(dictionary && context.lookup(dictionary.get(PDFName.of('ToUnicode'))));
      tables.set(font, table);
    }
    return table.get(glyph.toUpperCase());
  };
}

/** Single glyphs only (`bfchar`): Chromium writes ranges for longer runs, which list markers do not need. */
function readTable(stream: unknown): Map<string, string> {
  const table = new Map<string, string>();
  if (!(stream instanceof PDFRawStream)) return table;
  for (const [, block = ''] of decoded(stream).matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, glyph = '', code = ''] of block.matchAll(/<([\dA-Fa-f]{4})>\s*<([\dA-Fa-f]{4})>/g)) {
      table.set(glyph.toUpperCase(), String.fromCharCode(Number.parseInt(code, 16)));
    }
  }
  return table;
}

/** The content of a page, one character per byte; undefined where it is not Chromium's single stream. */
function contentOf(page: PDFPage): string | undefined {
  const content = page.node.Contents();
  return content instanceof PDFRawStream ? decoded(content) : undefined;
}

/** Whether a form of the page has its own tags. */
function isTagged(resources: PDFDict | undefined, name: string): boolean {
  const form = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.lookup(PDFName.of(name));
  if (!(form instanceof PDFRawStream) || form.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form'))
    return false;
  return /\/MCID\b/.test(decoded(form));
}
