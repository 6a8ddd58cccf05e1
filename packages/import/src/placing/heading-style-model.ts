import type { TextLine } from '../reading/page-text.js';
import { placeContaining } from './heading-stems.js';
import type { Place } from './heading-lexicon.js';
import { headingOf } from './headings.js';

const MAX_LETTERS = 14;
const MIN_SIMILAR = 2;

/** The heading style of a file, learned from its known headings. */
export class HeadingStyleModel {
  private readonly counts = new Map<string, number>();

  constructor(lines: readonly TextLine[]) {
    for (const line of lines) {
      if (headingOf(line.text)?.rest !== '') continue;
      const style = styleOf(line);
      if (style !== null) this.counts.set(style, (this.counts.get(style) ?? 0) + 1);
    }
  }

  /** The section of a line that is styled like the headings; null otherwise. */
  announcedBy(line: TextLine): { place: Place; title: string } | null {
    const style = styleOf(line);
    if (style === null || (this.counts.get(style) ?? 0) < MIN_SIMILAR) return null;
    const title = lettersOf(line.text);
    const place = placeContaining(title);
    if (place !== null) return { place, title };
    const isDistinct =
      line.isHeading === true ||
      COUNTED[0]?.[0].test(line.text) === true ||
      /[^\d\s.、．：:（）()•·\-*]/u.test(style.split('¦')[0] ?? '');
    return isDistinct && /^\p{Script=Han}{2,8}$/u.test(title) && line.text.length <= MAX_LETTERS + 6
      ? { place: 'other', title }
      : null;
  }
}

const LETTERS = /[\p{Script=Han}A-Za-z](?:.*[\p{Script=Han}A-Za-z])?/u;
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^\s*[一二三四五六七八九十]{1,2}(?=\s*[、.．:：)）])/u, 'N'],
  [/^\s*[（(][一二三四五六七八九十][)）]/u, '(N)'],
  [/^\s*(?:[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]|[IVX]{1,4}(?=\s*[.、．\s]\s*\p{Script=Han}))/u, '①'],
  [/^\s*第[一二三四五六七八九十]部分/u, '§'],
  [/^\s*part\s*\d+/iu, '§'],
  [/[①②③④⑤⑥⑦⑧⑨⑩]/u, '①'],
  [/[\p{Extended_Pictographic}]\uFE0F?/u, '◎'],
];

const withoutCount = (text: string): string =>
  COUNTED.reduce((rest, [form, mark]) => rest.replace(form, mark === 'N' ? '1' : mark), text);

const lettersOf = (text: string): string =>
  LETTERS.exec(withoutCount(text).replace(/^§/u, ''))?.[0].trim() ?? '';

/** The symbols around the words and their typeface; null for a line in the body style. */
function styleOf(line: TextLine): string | null {
  const text = withoutCount(line.text);
  const letters = LETTERS.exec(text.replace(/^§/u, ' '))?.[0] ?? '';
  if (letters === '' || letters.length > MAX_LETTERS + 14 || /[，。；]/u.test(letters)) return null;
  const at = text.indexOf(letters);
  const around = `${text.slice(0, at)}¦${text.slice(at + letters.length)}`
    .replace(/\d+/g, '1')
    .replace(/\s+/g, '');
  const isSet = around !== '¦' || line.isHeading === true;
  return isSet ? `${around}¦${line.isHeading ? 'h' : ''}${line.isBold ? 'b' : ''}` : null;
}
