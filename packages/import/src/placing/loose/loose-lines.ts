import type { DateRange } from '@qicheng/resume/document';
import type { TextLine } from '../../reading/page-text.js';
import type { Block } from '../blocks.js';
import { findPeriod } from '../dates.js';
import { monthsOf } from '../employments.js';
import { factKindOf } from '../fact-labels.js';
import type { LabelledPiece } from '../line-kinds/line-labeller.js';
import { splitOutsideBrackets } from '../outside-brackets.js';
import { labelledPieces } from './labels.js';
import { periodOf, type EntryPlace, isShortHead } from './spoken-entries.js';

const MAX_BEFORE_PERIOD = 8;

/** A line that starts with a whole period. */
const isDated = ({ text }: TextLine): boolean => {
  const found = periodOf(text);
  return found?.period.end !== undefined && text.indexOf(found.text) < MAX_BEFORE_PERIOD;
};

const isLabelled = ({ text }: TextLine): boolean => labelledPieces(text).some(({ place }) => place !== null);

/** Lines in the paragraph of a dated line that another dated line follows, with no label between: what is said of the first. */
export function linesBetweenEntries(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const found = new Set<TextLine>();
  let run: TextLine[] | null = null;
  for (const line of lines) {
    if (isDated(line)) {
      for (const each of run ?? []) found.add(each);
      run = [];
    } else if (isLabelled(line) || line.isApart === true) run = null;
    else run?.push(line);
  }
  return found;
}

const SURE_OF_SHARE = 0.6;

/** Whether most of a line is statements by the model. */
export function isMostlySaid(pieces: readonly LabelledPiece[]): boolean {
  const sum = (some: readonly LabelledPiece[]) =>
    some.reduce((all, { text, chance }) => all + text.length * chance, 0);
  const whole = pieces.reduce((all, { text }) => all + text.length, 0);
  return whole > 0 && sum(pieces.filter(({ kind }) => kind === 'said')) >= SURE_OF_SHARE * whole;
}

const GREETING = /^(?:大家好|各位|您好|你好|hi|hello|谢谢|感谢|麻烦|老板|领导|HR)/iu;
const digitsIn = (text: string): string => text.replace(/\D/gu, '');

/** Longer lines contain more than personal details. */
const MAX_DETAILS_LENGTH = 60;

/** The clauses of a sentence from which no detail was read: 两班倒可以 after 想找店长的活，工资7000-9000. A long sentence is returned whole. */
export function restOf(text: string, details: readonly (readonly [string, string])[]): string {
  if (text.length > MAX_DETAILS_LENGTH) return text;
  const values = details.flatMap(([, value]) => value.split(/[、/／]/u)).filter((value) => value !== '');
  const isRead = (clause: string): boolean =>
    values.some(
      (value) =>
        clause.includes(value) ||
        value.includes(clause) ||
        (digitsIn(value).length > 6 && digitsIn(clause) === digitsIn(value)),
    );
  return splitOutsideBrackets(text, /[，,。；;！!~～、\s]+/gu)
    .map((clause) => clause.trim())
    .filter(
      (clause) =>
        /\p{L}{2}/u.test(clause) && !GREETING.test(clause) && !isRead(clause) && factKindOf(clause) === null,
    )
    .join('，');
}

/** 男，1996/03，杭州 and 现居武汉 一个月内到岗: splits several details on one line. */
export function detailsApart(text: string): string {
  if (/[:：]/u.test(text))
    return /^姓\s*名/u.test(text) ? text.replace(/[，,]\s*|\s+[/／]\s+/gu, '\t') : text;
  const words = text.split(/[，,]\s*|(?<![/·|｜&\s])\s+(?=\p{Script=Han})/u);
  return words.every((word) => word.length <= 14) ? words.join('\t') : text.replace(/[，,]\s*/gu, '\t');
}

type Sections = ReadonlyMap<Block['place'], readonly TextLine[]>;

const HEAD = /^时间：/u;
const PART_TIME_STUDY = /成人|自考|函授|在职|夜大|业余|电大|开放大学|网络教育|非全日制|MBA/iu;

/**
 * Treats an entry entirely within full-time education as an internship unless a word calls it an employment.
 */
export function withInternships(found: Sections): Map<Block['place'], TextLine[]> {
  const all = new Map<Block['place'], TextLine[]>();
  for (const [place, lines] of found) all.set(place, [...lines]);
  const studies = (found.get('education') ?? [])
    .filter(({ text }) => HEAD.test(text) && !PART_TIME_STUDY.test(text))
    .flatMap(({ text }) => findPeriod(text)?.period ?? []);
  const entries = entriesIn(found.get('work') ?? []);
  const isWithin = (entry: readonly TextLine[]): boolean => {
    const period = findPeriod(entry[0]?.text ?? '')?.period;
    return (
      period !== undefined &&
      !/^(?:【)?(?:工作|任职|就业|全职|经历|兼职)/u.test(entry[0]?.quote ?? '') &&
      studies.some((study) => contains(study, period))
    );
  };
  const moved = entries.filter(isWithin).flat();
  if (moved.length === 0) return all;
  all.set('work', entries.filter((entry) => !isWithin(entry)).flat());
  all.set('internships', [...(all.get('internships') ?? []), ...moved]);
  return all;
}

function entriesIn(lines: readonly TextLine[]): TextLine[][] {
  const entries: TextLine[][] = [];
  for (const line of lines) {
    if (HEAD.test(line.text) || entries.length === 0) entries.push([]);
    entries.at(-1)?.push(line);
  }
  return entries;
}

const contains = (study: DateRange, { start, end }: DateRange): boolean => {
  if (study.start === undefined || study.end === undefined || start === undefined) return false;
  const last = study.end === 'present' ? Number.POSITIVE_INFINITY : monthsOf(study.end);
  const ended = end === undefined || end === 'present' ? last : monthsOf(end);
  return monthsOf(start) > monthsOf(study.start) && ended < last;
};

/** 项目：…, 项目二：… below an employment with its own heading: statements of that employment. */
export const PROJECT_OF_JOB = /^项目[一二三四五\d]?$/u;

/** 主要负责…, 日均…: statements of the entry above, whatever else they mention. */
export const OWN_ACTION = /^(?:主要)?(?:负责|参与|协助|主导|从事)|^(?:日均|月均|年均|累计|每[天日周月])/u;

/** 我从2018年就做餐饮，现在管3个店: an opening sentence with years or figures of the person's work. */
const DESCRIBES_WORK = /^(?=.{20})(?=.*[，,；;])(?=.*\d)(?:我|本人|从业|从事|做了?|干了?|有|入行)/su;
export const placeOfOpening = (text: string): 'selfEvaluation' | 'unplaced' =>
  DESCRIBES_WORK.test(text) ? 'selfEvaluation' : 'unplaced';

/** A period with two short names continues the kind of the entries above. */
export function continuedPlace(text: string, entry: EntryPlace | null): EntryPlace | null {
  if (!isShortHead(text)) return null;
  return entry === null || entry === 'education' ? 'work' : entry;
}

/** 学校融媒体中心, 院青年志愿者协会: a body of the person's own school, which is not named. */
const STUDENT_BODY =
  /^(?:在)?(?:我们?|本)?(?:学校|校|学院|院|系)(?!长|区|内|外|友|企)的?[^，,。；;\s]{0,10}(?:中心|部|社团?|协会|学生会|团委|队|站|台|俱乐部|联合会|报社|工作室)(?:$|[，,。；;\s])/u;
/** 在某公司实习，做…: the clause with the employer says that it is an internship. */
const INTERNED =
  /^[^，,。；;]{0,30}(?:公司|集团|厂|店|医院|银行|事务所|中心|酒店|[院所社局馆])[^，,。；;]{0,4}实习(?:$|[，,。；;\s])/u;

/** The kind of a dated head that says it itself. */
export function statedPlace(text: string): EntryPlace | null {
  const rest = periodOf(text)?.rest.trim() ?? '';
  if (STUDENT_BODY.test(rest)) return 'campus';
  return INTERNED.test(rest) ? 'internships' : null;
}
