import { plainLines } from '../text/plain-lines.js';
import { BREAK, headingOf, type PostingPart, SINGLE_PARTS, withoutBullet } from './headings.js';
import { isFurtherOrder, isInstruction } from './instructions.js';
import { type Piece, pieceOf, splitAt } from './piece.js';

/** One sentence of a posting and the part that it stands in; null where no heading came before it. */
export interface PostingSentence {
  readonly piece: Piece;
  readonly part: PostingPart | null;
  /** Of the line among the lines that say something. */
  readonly line: number;
}

// Marks before a closing bracket belong to it: 【急聘!!!】.
const END = /[。;!?…]+(?![。;!?…】\]])|(?<=[a-z)"'”’])\.(?=\s+[A-Z]|\s*$|[\u4e00-\u9fa5])|\s{3,}|\t+/gu;

// The pieces between breaks; a break has no width, so nothing is lost.
const brokenUp = (line: Piece): Piece[] => splitAt(line, BREAK);

/** The sentences of a posting by its parts, and those that speak to a program. */
export function readSentences(text: string): { sentences: PostingSentence[]; ignored: string[] } {
  const sentences: PostingSentence[] = [];
  const ignored: string[] = [];
  let part: PostingPart | null = null;
  let awaited: PostingPart | null = null;
  let line = 0;
  let ignoredLine = -1;
  const take = (clean: Piece, own: PostingPart | null) => {
    if (/[\p{L}\p{N}]/u.test(clean.text)) sentences.push({ piece: clean, part: own, line });
  };
  const read = (sentence: Piece, isWholeLine: boolean) => {
    if (isInstruction(sentence.text) || (ignoredLine === line && isFurtherOrder(sentence.text))) {
      ignored.push(sentence.raw);
      ignoredLine = line;
      return;
    }
    const heading = headingOf(sentence, isWholeLine);
    if (heading === null) {
      take(sentence, awaited ?? part);
      return;
    }
    const isSingle = SINGLE_PARTS.has(heading.part);
    awaited = isSingle && heading.rest.text === '' ? heading.part : null;
    if (!isSingle) part = heading.part;
    if (awaited === null)
      take(heading.part === 'fact' ? sentence : withoutBullet(heading.rest), heading.part);
  };
  for (const whole of splitAt(pieceOf(plainLines(text)), /\n+/g)) {
    const pieces = brokenUp(whole).map(withoutBullet);
    for (const piece of pieces) {
      const hadAwaited = awaited !== null;
      const parts = splitAt(piece, END).map(withoutBullet);
      for (const sentence of parts) read(sentence, pieces.length === 1 && parts.length === 1);
      if (hadAwaited) awaited = null;
    }
    line += 1;
  }
  return { sentences, ignored };
}
