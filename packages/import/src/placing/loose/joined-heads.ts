import type { TextLine } from '../../reading/page-text.js';
import { findPeriod } from '../dates.js';
import { LEVELS, SCHOOL, SUBJECT } from '../education-marks.js';
import { companyScore, titleScore } from '../recognise.js';
import { isSentence, withoutBullet } from '../words.js';

const MAX_LENGTH = 30;
const MAX_ABOVE = 2;

/** Whether a line may be the name or the role of an entry. */
const isNameLine = ({ text, isBullet }: TextLine): boolean =>
  isBullet !== true &&
  text.length <= MAX_LENGTH &&
  !withoutBullet(text).isBullet &&
  !isSentence(text) &&
  !/[:：。；;@]|\d{4}/u.test(text);

const names = (text: string): boolean => {
  const words = text.trim().split(/\s+/u);
  return words.some((word) => companyScore(word) >= 1 || titleScore(word) > 1 || SCHOOL.test(word));
};

/** How many lines above a period belong to its head: the names in the same paragraph. */
function linesAbove(above: readonly TextLine[], rest: string): number {
  let count = 0;
  for (const line of above.toReversed().slice(0, MAX_ABOVE)) {
    if (line.quote !== undefined || !isNameLine(line) || !names(line.text)) break;
    count += 1;
    if (line.isApart === true) break;
  }
  const first = above.at(-count);
  const isWhole = companyScore(rest) >= 2 || SCHOOL.test(rest);
  return count > 0 && first?.isApart === true && rest.length <= 24 && !isWhole ? count : 0;
}

const isOnlyPeriod = ({ text }: TextLine): boolean => {
  const found = findPeriod(text);
  return found !== null && found.rest === '' && found.period.end !== undefined;
};
/** A head may have a list marker, or two names with a gap between them. */
const isNames = (line: TextLine | undefined): boolean => {
  if (line === undefined) return false;
  const { text } = withoutBullet(line.text);
  return isNameLine({ ...line, text, isBullet: false }) && (names(text) || /\S(?: {2,}|\t)\S/u.test(text));
};

const MIN_DATES = 2;
/** Whether periods alone on their lines are below the names: as the first one is, and most of the others. */
function areDatesBelow(lines: readonly TextLine[]): boolean {
  const dates = lines.flatMap((line, at) => (isOnlyPeriod(line) ? [at] : []));
  const isUnder = (at: number): boolean => lines[at]?.isApart !== true && isNames(lines[at - 1]);
  const isOver = (at: number): boolean => lines[at + 1]?.isApart !== true && isNames(lines[at + 1]);
  const [first = 0] = dates;
  return (
    dates.length >= MIN_DATES &&
    isUnder(first) &&
    dates.filter(isUnder).length >= dates.filter((at) => isOver(at) && !isUnder(at)).length
  );
}

/** The names above a period alone on its line: one line, or an employer or a school and what follows it. */
function namesAbove(above: readonly TextLine[]): number {
  const [second, first] = above.slice(-2);
  const last = above.length === 1 ? second : first;
  if (last === undefined || last.quote !== undefined || !isNames(last)) return 0;
  const isOwner = (text: string): boolean => companyScore(text) >= 1 || SCHOOL.test(text);
  const isOfTwo =
    above.length > 1 &&
    second !== undefined &&
    last.isApart !== true &&
    second.quote === undefined &&
    isNames(second) &&
    isOwner(second.text.trim()) &&
    !last.text.split(/\s+/u).some(isOwner);
  return isOfTwo ? 2 : 1;
}

const together = (lines: readonly TextLine[], first: TextLine): TextLine => ({
  ...first,
  text: lines.map(({ text }) => text).join('\t'),
  quote: lines.map(({ text }) => text).join(' '),
});

const MAX_MAJOR_LENGTH = 12;
/** Whether a line names what the head of an entry lacks: a title below an employer, a major or a level below a school. */
function completes({ text: head }: TextLine, { text }: TextLine): boolean {
  const parts = head.split('\t');
  if (parts.some((part) => SCHOOL.test(part)))
    return (
      LEVELS.some(([form]) => form.test(text)) || (SUBJECT.test(text) && text.length <= MAX_MAJOR_LENGTH)
    );
  const hasTitle = parts.some((part) => titleScore(part) > 1 && companyScore(part) < 1);
  return names(text) && !hasTitle;
}

/** Joins a period, names and a title on consecutive lines into one head. */
export function joinHeads(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  let open: TextLine | null = null;
  const isDateBelow = areDatesBelow(lines);
  for (const line of lines) {
    const period = findPeriod(line.text);
    const isBelow = line.isApart !== true;
    const found = period !== null && isBelow ? linesAbove(joined, period.rest) : 0;
    const above = found === 0 && isBelow && isDateBelow && isOnlyPeriod(line) ? namesAbove(joined) : found;
    const before: TextLine | null = open;
    open = null;
    if (above > 0) {
      const own = [...joined.slice(-above), line];
      const head = together(own, own[0] ?? line);
      joined.splice(-above, above, head);
      if (period?.rest === '') open = head;
    } else if (before !== null && isBelow && period === null && isNameLine(line) && completes(before, line)) {
      open = together([before, line], before);
      joined[joined.length - 1] = open;
    } else {
      joined.push(line);
      if (period !== null && period.rest === '' && !isDateBelow) open = line;
    }
  }
  return joined;
}
