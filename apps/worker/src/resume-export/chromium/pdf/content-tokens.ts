import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';

const FILTER = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');
const FLATE = PDFName.of('FlateDecode');

/** The content of a stream, one character per byte. */
export function decoded(stream: PDFRawStream): string {
  const { dict } = stream;
  // As Chromium writes them; the library decompresses in JavaScript.
  if (dict.get(FILTER) === FLATE && !dict.has(PARAMETERS))
    return inflateSync(stream.getContents()).toString('latin1');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** A token of a content stream: `start` and `end` are offsets; operands have no `operator`. */
export interface ContentToken {
  start: number;
  end: number;
  operator?: string;
}

const DIGIT = 0;
const LETTER = 1;
const SPACE = 2;
const DELIMITER = 3;
/** The class of each byte, where digits are all that cannot begin an operator. A page has tens of thousands of bytes. */
const CLASSES = new Uint8Array(256);
for (let code = 0; code < CLASSES.length; code += 1)
  if (/[A-Za-z'"]/.test(String.fromCharCode(code))) CLASSES[code] = LETTER;
for (const space of '\0\t\n\f\r ') CLASSES[space.charCodeAt(0)] = SPACE;
for (const delimiter of '()<>[]{}/%') CLASSES[delimiter.charCodeAt(0)] = DELIMITER;

/** The end of a literal string that begins at `at`. */
function literalEnd(content: string, at: number): number {
  let depth = 0;
  for (let index = at; index < content.length; index += 1) {
    const character = content[index];
    if (character === '\\') index += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return content.length;
}

function wordEnd(content: string, at: number): number {
  let end = at + 1;
  while (end < content.length && CLASSES[content.charCodeAt(end)]! < SPACE) end += 1;
  return end;
}

function lineEnd(content: string, at: number): number {
  const found = content.slice(at).search(/[\r\n]/);
  return found < 0 ? content.length : at + found;
}

const CONSTANTS = new Set(['true', 'false', 'null']);

const endOrAll = (content: string, found: number, length: number): number =>
  found < 0 ? content.length : found + length;

/**
 * Dictionaries and arrays are tokenised by their delimiters only: just operators and the start of their
 * operands matter.
 */
export function* contentTokens(content: string): Generator<ContentToken> {
  let at = 0;
  while (at < content.length) {
    const code = content.charCodeAt(at);
    const kind = CLASSES[code];
    if (kind === SPACE) {
      at += 1;
      continue;
    }
    const start = at;
    if (kind === LETTER) {
      at = wordEnd(content, at);
      const word = content.slice(start, at);
      if (!CONSTANTS.has(word)) {
        yield { start, end: at, operator: word };
        continue;
      }
    } else if (kind === DIGIT) at = wordEnd(content, at);
    else {
      const character = content[at];
      if (character === '%') {
        at = lineEnd(content, at);
        continue;
      }
      const isDictionary = content.startsWith('<<', at) || content.startsWith('>>', at);
      if (character === '(') at = literalEnd(content, at);
      else if (isDictionary) at += 2;
      else if (character === '<') at = endOrAll(content, content.indexOf('>', at), 1);
      else if (character === '/') at = wordEnd(content, at);
      else at += 1;
    }
    yield { start, end: at };
  }
}
