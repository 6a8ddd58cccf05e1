import { decodePDFRawStream, type PDFRawStream } from '@cantoo/pdf-lib';

/** The content of a stream, one character per byte. */
export const decoded = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** A token of a content stream: `start` and `end` are offsets; operands have no `operator`. */
export interface ContentToken {
  start: number;
  end: number;
  operator?: string;
}

const SPACE = /[\0\t\n\f\r ]/;
const DELIMITER = /[()<>[\]{}/%]/;

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
  while (end < content.length && !SPACE.test(content[end]!) && !DELIMITER.test(content[end]!)) end += 1;
  return end;
}

const endOrAll = (content: string, found: number, length: number): number =>
  found < 0 ? content.length : found + length;

/**
 * Dictionaries and arrays are tokenised by their delimiters only: just operators and the start of their
 * operands matter.
 */
export function* contentTokens(content: string): Generator<ContentToken> {
  let at = 0;
  while (at < content.length) {
    const character = content[at]!;
    if (SPACE.test(character)) {
      at += 1;
      continue;
    }
    const start = at;
    const isDictionary = content.startsWith('<<', at) || content.startsWith('>>', at);
    if (character === '%') {
      const end = content.slice(at).search(/[\r\n]/);
      at = end < 0 ? content.length : at + end;
      continue;
    }
    if (character === '(') at = literalEnd(content, at);
    else if (isDictionary) at += 2;
    else if (character === '<') at = endOrAll(content, content.indexOf('>', at), 1);
    else if (character === '/') at = wordEnd(content, at);
    else if (DELIMITER.test(character)) at += 1;
    else {
      at = wordEnd(content, at);
      const word = content.slice(start, at);
      if (/^[A-Za-z'"]/.test(word) && !/^(?:true|false|null)$/.test(word)) {
        yield { start, end: at, operator: word };
        continue;
      }
    }
    yield { start, end: at };
  }
}
