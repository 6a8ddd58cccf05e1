import type { DateRange, PartialDate } from '@qicheng/resume/document';
import type { TextLine } from '../reading/page-text.js';
import { isTraining } from './blocks-apart.js';
import type { Block } from './blocks.js';
import { isColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import type { LineLabeller } from './line-kinds/line-labeller.js';
import { entriesIn, VOLUNTEERS } from './line-kinds/sections-by-kind.js';
import { companyScore, roleScore, titleScore } from './recognise.js';
import { headPartsOf } from './words.js';

const ANY_INTERN = /实习|见习|intern/iu;
const ANY_WORK = /工作|打工|上班|教学|任职|职业|就业|work|employment/iu;
const INTERN = /实习|见习|intern(?!al|ational)/iu;

/**
 * Splits the entries under 工作/实习经历: those called internships, or started before graduation, are internships.
 */
export function withEmployments(blocks: readonly Block[], kinds: LineLabeller): Block[] {
  const end = endOfStudies(blocks);
  const isEither = ({ place, title }: Block): boolean =>
    (place === 'work' || place === 'internships') && ANY_INTERN.test(title) && ANY_WORK.test(title);
  return blocks.flatMap(postsOfPractice).flatMap((block) => {
    const isNamed = block.place === 'work' && block.lines.some(({ text }) => INTERN.test(text));
    const either = isEither(block);
    if (!either && !isNamed) return [block];
    const parts: Block[] = [];
    for (const lines of entriesIn(block.lines, kinds)) {
      const place = either
        ? kindOfEntry(lines, block.place, end)
        : isInternship(lines) || isPracticeOfStudies(lines, end)
          ? 'internships'
          : block.place;
      const last = parts.at(-1);
      if (last?.place === place) last.lines.push(...lines);
      else parts.push({ ...block, place, lines: [...lines] });
    }
    // Without a known end of the studies, the only employments of a person are no internships.
    return !either && end === null && parts.every(({ place }) => place === 'internships') ? [block] : parts;
  });
}

const MAX_INTERNSHIP_MONTHS = 12;
const LEARNER = /学徒|培训生/u;

const isDated = ({ text }: TextLine): boolean => findPeriod(text) !== null;

/** A period, an employer and the position there. */
function isPost({ text }: TextLine): boolean {
  const rest = findPeriod(text)?.rest ?? '';
  const parts = headPartsOf(rest);
  return (
    !VOLUNTEERS.test(rest) &&
    parts.some((part) => companyScore(part) >= 3 || /\p{Script=Han}{3}[厂店站]$/u.test(part)) &&
    parts.some((part) => titleScore(part) > 1 || roleScore(part) > 1 || LEARNER.test(part))
  );
}

function isLong({ text }: TextLine): boolean {
  const { start, end } = findPeriod(text)?.period ?? {};
  if (end === 'present') return true;
  return start !== undefined && end !== undefined && monthsOf(end) - monthsOf(start) > MAX_INTERNSHIP_MONTHS;
}

/**
 * 实践经历 with positions at employers: employments and internships if one of them is longer than a year, otherwise
 * internships. Among volunteering and societies only those called internships are moved.
 */
function postsOfPractice(block: Block): Block[] {
  const titles = block.lines.slice(0, 1).filter(({ text }) => isColumnRow(text));
  const lines = block.lines.slice(titles.length);
  const [first] = lines;
  if (block.place !== 'practice' || isTraining(block.title)) return [block];
  if (first === undefined || !isDated(first)) return [block];
  const heads = lines.filter(isDated);
  const areAllPosts = heads.every(isPost);
  const areEmployments = areAllPosts && heads.some(isLong);
  if (!areEmployments && /社会|志愿|公益|支教/u.test(block.title)) return [block];
  const placeOf = (line: TextLine): Block['place'] => {
    const isIntern = INTERN.test(line.text) || LEARNER.test(line.text);
    if (!isPost(line) || !(areAllPosts || isIntern)) return 'practice';
    return areEmployments && !isIntern ? 'work' : 'internships';
  };
  const parts = new Map<Block['place'], TextLine[]>();
  let place: Block['place'] = 'practice';
  for (const line of lines) {
    if (isDated(line)) place = placeOf(line);
    parts.set(place, [...(parts.get(place) ?? titles), line]);
  }
  return [...parts].map(([kind, own]) => ({ ...block, place: kind, lines: own }));
}

const HEAD_LINES = 3;

function kindOfEntry(lines: readonly TextLine[], place: Block['place'], end: number | null): Block['place'] {
  const head = lines.slice(0, HEAD_LINES).filter(({ isBullet }) => isBullet !== true);
  if (head.some(({ text }) => INTERN.test(text) && text.length <= MAX_HEAD_LENGTH)) return 'internships';
  const start = lines.flatMap(({ text }) => findPeriod(text)?.period.start ?? [])[0];
  if (start === undefined || end === null) return place;
  return monthsOf(start) < end ? 'internships' : 'work';
}

/** An internship listed among employments, with its employer on the first line. */
function isInternship(lines: readonly TextLine[]): boolean {
  const head = findPeriod(lines[0]?.text ?? '');
  const parts = head === null ? [] : headPartsOf(head.rest);
  const isNamed = parts.length > 1 || (parts.length === 1 && titleScore(parts[0] ?? '') <= 1);
  const isOfIntern = lines
    .slice(0, 2)
    .some(
      ({ text, isBullet }) =>
        isBullet !== true &&
        text.replace(/\s+/gu, ' ').length <= longestHead(text) &&
        (INTERN_TITLE.test(text) || parts.some((part) => part === '实习')),
    );
  return isNamed && isOfIntern;
}

/** 产品实习生, Planning Intern. 实习律师 and 实习护士 may be positions after graduation. */
const INTERN_TITLE = /(?<!带教?|名|位|个)实习生(?=\s|$|[，,（(|｜])|[（(]实习[）)]|\bintern\b/iu;

/** 某中学 | 实习教师 before the end of the studies; after it, an 实习律师 is employed. */
function isPracticeOfStudies([head]: readonly TextLine[], end: number | null): boolean {
  const found = findPeriod(head?.text ?? '');
  const last = found?.period.end;
  const parts = headPartsOf(found?.rest ?? '');
  return (
    end !== null &&
    parts.length > 1 &&
    last !== undefined &&
    last !== 'present' &&
    monthsOf(last) <= end &&
    parts.some((part) => INTERN.test(part) && titleScore(part) > 1)
  );
}

const MAX_HEAD_LENGTH = 60;
/** Latin words are longer. */
const longestHead = (text: string): number =>
  /\p{Script=Han}/u.test(text) ? MAX_HEAD_LENGTH : 2 * MAX_HEAD_LENGTH;

const periodsIn = ({ lines }: Block): DateRange[] =>
  lines.flatMap(({ text }) => findPeriod(text)?.period ?? []);

/** The month in which the first education entry of the file ended. */
function endOfStudies(blocks: readonly Block[]): number | null {
  const ends = blocks
    .filter(({ place }) => place === 'education')
    .flatMap(periodsIn)
    .flatMap(({ end }) =>
      end === undefined
        ? []
        : [end === 'present' ? Number.POSITIVE_INFINITY : monthsOf({ m: GRADUATION_MONTH, ...end })],
    );
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The month in which studies end if only the year is given. */
const GRADUATION_MONTH = 6;

/** A date in months; a date without a month counts as the end of its year. */
export const monthsOf = ({ y, m }: PartialDate): number => y * 12 + (m ?? 12);
