import { reworded, type TextLine } from '../reading/page-text.js';
import { factKindOf } from './fact-labels.js';
import { headingOf } from './headings.js';
import { labelled, withoutBullet } from './words.js';

/** The longest line of a text whose lines were broken by hand, in characters. */
const WIDTH = { least: 30, most: 70 };
/** Lines this much shorter than the longest one end where they should. */
const MIN_SHARE = 0.7;
/** So many lines that end within a clause show that a text was broken by its width. */
const MIN_BROKEN = 2;

const STARTS = /^\s*(?:(?:19|20)\d{2}|\d{2}(?=[年./]))|^[【[《“"(（]/u;

/** Whether a line can only continue a sentence. */
const continues = (line: TextLine): boolean =>
  line.isApart !== true &&
  line.isBullet !== true &&
  !withoutBullet(line.text).isBullet &&
  !STARTS.test(line.text) &&
  labelled(line.text) === null &&
  headingOf(line.text) === null &&
  factKindOf(line.text.split(/[\s:：]/u)[0] ?? '') === null;

const isText = ({ text, box, cell, isHeading, isBold, certainty }: TextLine): boolean =>
  box === null &&
  cell === null &&
  certainty === undefined &&
  isHeading !== true &&
  isBold !== true &&
  !/[\t|｜]/u.test(text);

/** Joins the lines of a text that was broken by its width, as two lines that end within a clause show. */
export function withSentencesJoined(lines: readonly TextLine[]): TextLine[] {
  const width = Math.max(0, ...lines.filter(isText).map(({ text }) => text.length));
  if (width < WIDTH.least || width > WIDTH.most) return [...lines];
  const isFull = (line: TextLine | undefined): line is TextLine =>
    line !== undefined &&
    isText(line) &&
    line.text.length >= MIN_SHARE * width &&
    /[，,。]/u.test(line.text) &&
    /[\p{Script=Han}，,、]$/u.test(line.text);
  const isContinued = (at: number): boolean => {
    const next = lines[at + 1];
    return isFull(lines[at]) && next !== undefined && isText(next) && continues(next);
  };
  const isBroken = (at: number): boolean =>
    isContinued(at) &&
    /[的是在和与及把将于从、]$/u.test(lines[at]?.text ?? '') &&
    /^\p{Script=Han}.*[，,。]/u.test(lines[at + 1]?.text ?? '');
  if (lines.filter((_, at) => isBroken(at)).length < MIN_BROKEN) return [...lines];
  const joined: TextLine[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    if (last !== undefined && at > 0 && isContinued(at - 1))
      joined[joined.length - 1] = reworded(last, `${last.text}${line.text}`);
    else joined.push(line);
  }
  return joined;
}
