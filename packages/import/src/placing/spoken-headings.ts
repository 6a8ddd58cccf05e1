import { reworded, type TextLine } from '../reading/page-text.js';
import { BARE_BODY, isBodyLabel } from './entry-labels.js';
import { factKindOf } from './fact-labels.js';
import type { Place } from './heading-lexicon.js';
import { headingOf } from './headings.js';
import { placeOfLabel } from './loose/labels.js';

const MAX_LENGTH = 6;
const MIN_HEADINGS = 2;

/** The usual headings of the sections that people name in their own words. */
const USUAL: Readonly<Partial<Record<Place, string>>> = {
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

/** The section of a short line alone between a blank line and its text; null for any other line. */
function placeAbove(line: TextLine, next: TextLine | undefined): Place | null {
  const word = line.text.trim();
  const isAlone =
    line.box === null &&
    line.isBullet !== true &&
    line.isApart === true &&
    next !== undefined &&
    next.isApart !== true;
  if (!isAlone || word.length > MAX_LENGTH || !/^\p{Script=Han}+$/u.test(word)) return null;
  const place = isBodyLabel(word) || BARE_BODY.test(word) ? null : placeOfLabel(word);
  return place === null || USUAL[place] === undefined ? null : place;
}

/**
 * 上学, 干过的活, 还会 alone above their lines: the usual headings, if a text has several of them and names its
 * education or its work so.
 */
export function withSpokenHeadings(lines: readonly TextLine[]): TextLine[] {
  const places = lines.map((line, at) => (at === 0 ? null : placeAbove(line, lines[at + 1])));
  const found = places.flatMap((place) => place ?? []);
  const isSpoken = lines.some(
    ({ text }, at) => places[at] !== null && headingOf(text) === null && factKindOf(text) === null,
  );
  if (!isSpoken || found.length < MIN_HEADINGS || !found.some((place) => EXPERIENCE.has(place)))
    return [...lines];
  return lines.map((line, at) => {
    const place = places[at] ?? null;
    return place === null ? line : { ...reworded(line, USUAL[place] ?? line.text), isHeading: true };
  });
}
