// Every byte of a tagged page is either content or an artifact (ISO 14289-1, 7.1). Chromium tags its text and leaves
// backgrounds, rules and borders unmarked.
import { contentTokens, type ContentToken } from './content-tokens.js';

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
