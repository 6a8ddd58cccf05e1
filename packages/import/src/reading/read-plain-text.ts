import { normalText } from './normal-text.js';
import { MAX_LINE_LENGTH, MAX_LINES, type ReadText, type TextLine } from './page-text.js';
import { rowLines } from './read-html.js';
import { columnsApart } from './text-columns.js';

const HARD_WRAP_MIN = 28;

/** Text in UTF-8, UTF-16 with or without BOM, or GB 18030; null for other content. */
export function decodeText(bytes: Uint8Array): string | null {
  for (const encoding of encodingsFor(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!/[^\P{Cc}\t\n\v\r\f]/u.test(text)) return text;
    } catch {
      continue;
    }
  }
  return null;
}

function encodingsFor(bytes: Uint8Array): string[] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  // Without a BOM, UTF-16 is recognised by the zero bytes of Latin letters and line ends.
  const zeros = bytes.subarray(0, 400).reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  if (zeros > 4) return bytes[0] === 0 ? ['utf-16be', 'utf-16le'] : ['utf-16le', 'utf-16be'];
  return ['utf-8', 'gb18030', 'big5'];
}

/** Plain text and Markdown line by line. */
export function readPlainText(text: string): ReadText {
  const read = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/);
  const all = columnsApart(read) ?? read;
  const width = wrapWidth(all);
  const lines: TextLine[] = [];
  let isApart = true;
  for (const [index, raw] of all.slice(0, MAX_LINES).entries()) {
    const read = readLine(raw.slice(0, MAX_LINE_LENGTH), index + 1);
    if (read.length === 0) isApart = true;
    for (const line of read) {
      const wraps = width !== null && displayWidth(raw) >= width - 4;
      lines.push({ ...line, isApart, wraps, ...(/^\t+\S/u.test(raw) && { isContinued: true }) });
      isApart = false;
    }
  }
  return { lines, isTruncated: all.length > MAX_LINES };
}

/** The width at which a program wrapped the text; null for a text with one line per paragraph. */
function wrapWidth(lines: readonly string[]): number | null {
  const widths = lines.map(displayWidth).filter((width) => width > 0);
  const longest = Math.max(0, ...widths);
  const isFull = (line: string) => displayWidth(line) >= longest - 4;
  const full = lines.flatMap((line, index) => (isFull(line) ? [lines[index + 1] ?? ''] : []));
  // A sentence continues after a wrapped line; lines of equal length by chance precede bullets or blank lines.
  const goingOn = full.filter((next) => next.trim() !== '' && !BEGINS.test(next)).length;
  return longest >= HARD_WRAP_MIN * 2 &&
    longest <= 140 &&
    full.length >= 3 &&
    full.length >= widths.length * 0.08 &&
    goingOn >= full.length * 0.75
    ? longest
    : null;
}

const BEGINS =
  /^\s*(?:[^\p{L}\p{N}\s“"《（(]|[（(]?\d{1,2}[)）.、．]|[（(][一二三四五六七八九十][)）]|[①②③④⑤⑥⑦⑧⑨]|(?:19|20)\d{2}\s*[年./-])/u;

const displayWidth = (line: string): number =>
  [...line].reduce((width, character) => width + (character.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);

const RULE = /^[\s\-=_*—\u2500-\u259F~·.#+|:]*$/;

function readLine(raw: string, line: number): TextLine[] {
  const text = normalText(raw);
  if (RULE.test(text)) return [];
  const base = { page: 1, box: null, line, cell: null };
  const heading = /^\s{0,3}#{1,6}\s+(\S.*)?$/.exec(text);
  if (heading) {
    const words = (heading[1] ?? '').trimEnd().replace(/(?<!#)#+$/, '');
    return [{ ...base, text: withoutMarks(words.trimEnd()), isHeading: true }];
  }
  const bullet = /^\s*[-*+]\s+(.*)$/.exec(text);
  if (bullet) return [{ ...base, text: withoutMarks(bullet[1] ?? ''), isBullet: true }];
  const row = /^\s*\|(.*)\|\s*$/.exec(text);
  if (row) return rowLines((row[1] ?? '').split('|').map((cell) => cellLines(cell, base)));
  const shown = text.replace(/ {3,}/g, '\t');
  const isBold = /^\s*\*\*[^*]+\*\*\s*$/.test(shown);
  const clean = withoutMarks(shown.replace(/^>\s?/, ''));
  return clean === '' ? [] : [{ ...base, text: clean, ...(isBold && { isBold }) }];
}

const cellLines = (cell: string, base: Omit<TextLine, 'text'>): TextLine[] =>
  cell
    .split(/<br\s*\/?>/i)
    .map((text) => ({ ...base, text: withoutMarks(text) }))
    .filter(({ text }) => text !== '');

/** Removes Markdown markers. */
function withoutMarks(text: string): string {
  return (
    text
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]+)\]\(((?:https?:|mailto:|tel:)[^)\s]+)\)/g, (_all, words: string, link: string) =>
        link.includes(words) ? words : `${words} ${link.replace(/^(mailto|tel):/, '')}`,
      )
      // 138****6630: the marks after a digit hide other digits.
      .replace(/(?<![\d*])\*{2,3}(?!\*)(.+?)\*{2,3}/g, '$1')
      .replace(/__(.+?)__/g, '$1')
      .replace(/`([^`]+)`/g, '$1')
      .replace(/<br\s*\/?>/gi, ' ')
      .trim()
  );
}
