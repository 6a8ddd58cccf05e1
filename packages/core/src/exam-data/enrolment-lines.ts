import { sheetRecords } from '../sheet/index.js';
import { countIn, isWebAddress, scoreIn } from './cells.js';

/** Why a row of admission figures is rejected. */
export type EnrolmentRefusal =
  | 'nameMissing'
  | 'yearInvalid'
  | 'modeInvalid'
  | 'numberInvalid'
  | 'numbersContradict'
  | 'nothingStated'
  | 'sourceMissing'
  | 'repeated';

export interface EnrolmentFacts {
  school: string;
  major: string;
  year: number;
  studyMode: string;
  planned: number | null;
  recommended: number | null;
  applicants: number | null;
  admitted: number | null;
  line: number | null;
  sourceTitle: string;
  sourceUrl: string;
  sourceDate: string;
}

export interface EnrolmentLine {
  line: number;
  school: string;
  major: string;
  refusal: EnrolmentRefusal | null;
  /** Null for a rejected row. */
  facts: EnrolmentFacts | null;
}

const COLUMNS = {
  school: ['院校', '学校', '招生单位'],
  major: ['专业', '专业名称'],
  year: ['年份', '年度'],
  studyMode: ['学习方式'],
  planned: ['拟招生人数', '招生人数'],
  recommended: ['推免人数'],
  applicants: ['报考人数', '报名人数'],
  admitted: ['录取人数', '拟录取人数'],
  line: ['复试线', '复试分数线', '分数线'],
  sourceTitle: ['来源'],
  sourceUrl: ['来源网址'],
  sourceDate: ['来源日期'],
} as const;
type Cells = Record<keyof typeof COLUMNS, string>;

const NAME = 60;
const TITLE = 200;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

function factsOf(cells: Cells): EnrolmentFacts | EnrolmentRefusal {
  const { school, major, studyMode, sourceTitle, sourceUrl, sourceDate } = cells;
  if ([school, major].some((name) => name === '' || name.length > NAME)) return 'nameMissing';
  const year = countIn(cells.year.replace(/年$/, ''));
  if (!year || year < FIRST_YEAR || year > LAST_YEAR) return 'yearInvalid';
  if (!['', '全日制', '非全日制'].includes(studyMode)) return 'modeInvalid';
  const [planned, recommended, applicants, admitted] = [
    countIn(cells.planned),
    countIn(cells.recommended),
    countIn(cells.applicants),
    countIn(cells.admitted),
  ];
  const line = scoreIn(cells.line);
  if (planned === undefined || recommended === undefined || applicants === undefined) return 'numberInvalid';
  if (admitted === undefined || line === undefined) return 'numberInvalid';
  if ([planned, recommended, applicants, admitted, line].every((value) => value === null))
    return 'nothingStated';
  const exceeds = (part: number | null, whole: number | null) =>
    part !== null && whole !== null && part > whole;
  if (exceeds(recommended, planned) || exceeds(admitted, applicants)) return 'numbersContradict';
  const isSourced =
    sourceTitle !== '' && sourceTitle.length <= TITLE && /^\d{4}(?:-\d{2}){0,2}$/.test(sourceDate);
  if (!isSourced || !isWebAddress(sourceUrl)) return 'sourceMissing';
  return {
    school,
    major,
    year,
    studyMode,
    planned,
    recommended,
    applicants,
    admitted,
    line,
    sourceTitle,
    sourceUrl,
    sourceDate,
  };
}

/** Key of a row of figures. */
export const figureKey = ({
  school,
  major,
  studyMode,
  year,
}: Pick<EnrolmentFacts, 'school' | 'major' | 'studyMode' | 'year'>): string =>
  [school, major, studyMode, year].join('|');

/** Parses a sheet of admission figures: 院校, 专业, 年份, 来源 and 来源日期 are required. */
export function enrolmentLines(rows: readonly string[][]): EnrolmentLine[] {
  const taken = new Set<string>();
  return sheetRecords(rows, COLUMNS, ['school', 'major', 'year', 'sourceTitle', 'sourceDate']).map(
    ({ line, cells }) => {
      const { school, major } = cells;
      const facts = factsOf(cells);
      if (typeof facts === 'string') return { line, school, major, refusal: facts, facts: null };
      if (taken.has(figureKey(facts))) return { line, school, major, refusal: 'repeated', facts: null };
      taken.add(figureKey(facts));
      return { line, school, major, refusal: null, facts };
    },
  );
}
