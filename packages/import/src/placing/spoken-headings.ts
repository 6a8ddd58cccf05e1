import { reworded, type TextLine } from '../reading/page-text.js';
import { BARE_BODY, isBodyLabel } from './entry-labels.js';
import { findPeriod } from './dates.js';
import { factKindOf } from './fact-labels.js';
import type { Place } from './heading-lexicon.js';
import { headingOf } from './headings.js';
import { placeOfLabel } from './loose/labels.js';

const MAX_LENGTH = 7;
const MIN_HEADINGS = 2;
/** Without blank lines, as many short lines must name sections. */
const MIN_DENSE_HEADINGS = 3;
/** ──── 做过 ──── */
const RULES = /^\s*[—–─━═=]{2,}\s*|\s*[—–─━═=]{2,}\s*$/gu;

/** The usual headings of the sections that people name in their own words. */
const USUAL: Readonly<Partial<Record<Place, string>>> = {
  intention: '求职意向',
  education: '教育经历',
  internships: '实习经历',
  work: '工作经历',
  projects: '项目经历',
  campus: '校园经历',
  practice: '社会实践',
  awards: '获奖情况',
  certificates: '证书',
  languages: '语言能力',
  skills: '专业技能',
  selfEvaluation: '自我评价',
  hobbies: '兴趣爱好',
  other: '其他',
};
const EXPERIENCE: ReadonlySet<Place> = new Set(['education', 'work', 'internships']);

/** Whether a line has the form of an entry or a list, not of the value of a label. */
const isOfSection = ({ text }: TextLine): boolean =>
  findPeriod(text) !== null || /\t|[、；;|｜]/u.test(text) || text.length > MAX_VALUE_LENGTH;
const MAX_VALUE_LENGTH = 10;

/**
 * The section of a short line alone between a blank line and its text, or in a dense text above a line that is not a value;
 * null for any other line.
 */
function placeAbove(line: TextLine, next: TextLine | undefined, isDense: boolean): Place | null {
  const word = line.text.replace(RULES, '').trim();
  const isBetweenRules = word !== '' && word !== line.text.trim();
  const isSetOff =
    isDense || isBetweenRules
      ? next !== undefined && (isBetweenRules || isOfSection(next))
      : line.isApart === true && next !== undefined && next.isApart !== true;
  const isAlone = line.box === null && line.isBullet !== true && isSetOff;
  if (!isAlone || word.length > MAX_LENGTH || !/^\p{Script=Han}+$/u.test(word)) return null;
  // Researchers list courses under 教学.
  if (isDense && word === '教学') return null;
  const place = isBodyLabel(word) || BARE_BODY.test(word) ? null : placeOfLabel(word);
  return place === null || USUAL[place] === undefined ? null : place;
}

/**
 * 上学, 干过的活, 还会 alone above their lines: the usual headings, if a text has several of them and names its
 * education or its work so.
 */
export function withSpokenHeadings(lines: readonly TextLine[]): TextLine[] {
  const isDense = lines.every(({ isApart }, at) => at === 0 || isApart !== true);
  const places = lines.map((line, at) => (at === 0 ? null : placeAbove(line, lines[at + 1], isDense)));
  const found = places.flatMap((place) => place ?? []);
  const isSpoken = lines.some(
    ({ text }, at) => places[at] !== null && headingOf(text) === null && factKindOf(text) === null,
  );
  if (
    !isSpoken ||
    found.length < (isDense ? MIN_DENSE_HEADINGS : MIN_HEADINGS) ||
    !found.some((place) => EXPERIENCE.has(place))
  )
    return [...lines];
  return lines.map((line, at) => {
    const place = places[at] ?? null;
    return place === null ? line : { ...reworded(line, USUAL[place] ?? line.text), isHeading: true };
  });
}
