import { plainLines } from '../text/plain-lines.js';
import { type PostingPart, SINGLE_PARTS, STRONG_HEADINGS, WEAK_HEADINGS } from './data/headings.js';
import { isInstruction } from './instructions.js';
import { type Piece, pieceOf, sliced, splitAt } from './piece.js';

/** One sentence of a posting and the part that it stands in; null where no heading came before it. */
export interface PostingSentence {
  readonly piece: Piece;
  readonly part: PostingPart | null;
  /** Of the line among the lines that say something. */
  readonly line: number;
}

const listed = (words: string): string[] => words.split(' ').map((word) => word.replaceAll('_', ' '));
const tableOf = (headings: Readonly<Partial<Record<PostingPart, string>>>) =>
  new Map(
    (Object.entries(headings) as [PostingPart, string][]).flatMap(([part, words]) =>
      listed(words).map((word) => [word.toLowerCase(), part] as const),
    ),
  );
const STRONG = tableOf(STRONG_HEADINGS);
const ALL = new Map([...tableOf(WEAK_HEADINGS), ...STRONG]);

const alternatives = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|');

const MARK = String.raw`(?:\(?\d{1,2}[、.)](?!\d)|[①-⑳]|[一二三四五六七八九十]{1,2}、)`;
/** Where a new sentence begins inside a line: a heading with its colon, or the number of an item. */
const BREAK = new RegExp(
  String.raw`(?=[【\[]?(?:${alternatives(STRONG.keys())})[】\]]?\s*(?::|[】\]]|\s*${MARK}))|(?<![A-Za-z\d.、(+\-])(?=${MARK}(?!\s*\d))`,
  'giu',
);
const HEADING = new RegExp(
  String.raw`^[【\[《<#*\s]*(${alternatives(ALL.keys())})(?:如下)?[】\]》>*\s]*(?:\([^)]{0,20}\))?\s*(:|$|(?<=[】\]]\s*)|(?=${MARK}))`,
  'iu',
);
// After the end of a sentence a figure with 、 is a number, also before another figure: 2、4年以上经验.
const ITEM = String.raw`(?:\(?\d{1,2}(?:[、)]|\.(?!\d))|${MARK})`;
const BULLET = new RegExp(
  String.raw`^[\s\p{Extended_Pictographic}\uFE0F\-*•·●◆■▪►▶✓√★☆◇○>#]*${ITEM}?[\s\-*•·●◆■▪►]*`,
  'u',
);
// Marks before a closing bracket belong to it: 【急聘!!!】.
const END = /[。;!?…]+(?![。;!?…】\]])|(?<=[a-z)])\.(?=\s+[A-Z]|\s*$)|\s{3,}|\t+/gu;

const withoutBullet = (piece: Piece): Piece => sliced(piece, BULLET.exec(piece.text)?.[0].length ?? 0);

interface Found {
  part: PostingPart;
  rest: Piece;
}

function headingOf(piece: Piece): Found | null {
  const match = HEADING.exec(piece.text);
  const part = match && ALL.get((match[1] ?? '').toLowerCase());
  if (!match || !part) return null;
  return { part, rest: sliced(piece, match[0].length) };
}

// The pieces between breaks; a break has no width, so nothing is lost.
const brokenUp = (line: Piece): Piece[] => splitAt(line, BREAK);

/** The sentences of a posting by its parts, and those that speak to a program. */
export function readSentences(text: string): { sentences: PostingSentence[]; ignored: string[] } {
  const sentences: PostingSentence[] = [];
  const ignored: string[] = [];
  let part: PostingPart | null = null;
  let awaited: PostingPart | null = null;
  let line = 0;
  const take = (piece: Piece, own: PostingPart | null) => {
    for (const sentence of splitAt(piece, END)) {
      const clean = withoutBullet(sentence);
      if (isInstruction(clean.text)) ignored.push(clean.raw);
      else if (/[\p{L}\p{N}]/u.test(clean.text)) sentences.push({ piece: clean, part: own, line });
    }
  };
  for (const whole of splitAt(pieceOf(plainLines(text)), /\n+/g)) {
    for (const piece of brokenUp(whole).map(withoutBullet)) {
      const heading = headingOf(piece);
      if (heading === null) {
        take(piece, awaited ?? part);
        awaited = null;
      } else if (SINGLE_PARTS.has(heading.part)) {
        awaited = heading.rest.text === '' ? heading.part : null;
        if (awaited === null) take(heading.part === 'fact' ? piece : heading.rest, heading.part);
      } else {
        part = heading.part;
        awaited = null;
        take(heading.rest, part);
      }
    }
    line += 1;
  }
  return { sentences, ignored };
}
