import { reworded, type TextLine } from '../reading/page-text.js';
import { nameScore } from './name.js';
import { titleScore } from './recognise.js';

const MAX_LETTERS = 4;
const isLetter = (line: TextLine | undefined): boolean => /^\p{Script=Han}$/u.test(line?.text.trim() ?? '');

/** 付 above 梦 above 洁: a name written downwards, as one line above the text, with the title below it. */
export function withUprightNames(lines: readonly TextLine[]): TextLine[] {
  const first = lines.findIndex(isLetter);
  let end = first;
  while (end - first < MAX_LETTERS && isLetter(lines[end])) end += 1;
  const letters = first < 0 ? [] : lines.slice(first, end);
  const name = letters.map(({ text }) => text.trim()).join('');
  const [line] = letters;
  if (line === undefined || nameScore(name) === 0) return [...lines];
  const below = lines[end];
  const title = below !== undefined && titleScore(below.text.trim()) > 1 ? [below] : [];
  return [
    { ...reworded(line, name), isHeading: false, isApart: true },
    ...title,
    ...lines.slice(0, first),
    ...lines.slice(end + title.length),
  ];
}
