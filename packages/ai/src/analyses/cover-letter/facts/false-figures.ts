import { regex } from '@qicheng/resume/regex';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { sharedRun } from '#src/text/shared-run.js';
import type { LetterContext } from '../letter-context.js';
import type { Letter } from '../read-letter.js';
import { OF_STUDIES, placeOf } from './academic-ranks.js';
import { clausesIn } from './clauses.js';
import { contentWords } from './content-words.js';
import {
  type Figure,
  figuresIn,
  isChangeOf,
  isComparable,
  isDerived,
  isMultipleIn,
  isQuotient,
  isSameFigure,
  isSumIn,
} from './figures.js';
import { nearFigure } from './near-figures.js';
import type { ResumeFacts } from './resume-facts.js';
import { longerThanWorked } from './work-periods.js';

/** A figure of a letter that the résumé does not have, or has otherwise. */
export interface FalseFigure {
  /** The figure itself, next to the words around it. */
  readonly figure: string;
  readonly stated: string;
  readonly inResume: string;
  /** Whether it is open if what the résumé states is the same thing. */
  readonly isOpen?: boolean;
}

const MAX_LENGTH = 36;
const MAX_ENGLISH_LENGTH = 90;
/** A piece of a text around a figure, never cut through it. */
function around(text: string, start: number, end: number): string {
  const most = hasNoChinese(text) ? MAX_ENGLISH_LENGTH : MAX_LENGTH;
  if (text.length <= most) return text;
  const room = Math.max(0, most - (end - start));
  const offset = Math.max(0, Math.min(start - Math.floor(room * 0.75), text.length - most));
  const from = offset - (/[\d.,]*$/u.exec(text.slice(0, offset))?.[0].length ?? 0);
  const to = Math.min(text.length, Math.max(end, from + most));
  if (hasNoChinese(text))
    return text.slice(
      text.lastIndexOf(' ', from) + 1,
      text.indexOf(' ', to) < 0 ? text.length : text.indexOf(' ', to),
    );
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** How much a clause of a résumé speaks of the same thing as one of a letter: content words and other figures of both. */
function relatedness(
  clause: string,
  figures: readonly Figure[],
  other: string,
  own: readonly Figure[],
): number {
  const words = contentWords(clause).filter((word) => other.toLowerCase().includes(word.toLowerCase()));
  const shared = figures.filter((figure) => own.some((each) => isSameFigure(figure, each)));
  return new Set(words).size + shared.length;
}

const SAME_KIND = 2;
const NEAR = 5;
/** What figures of any work count. */
const GENERIC_NOUN =
  /^(?:做到|达到|提[升高]|[降增]到|完成|负责|每月|一个月|企业|单位|公司|人员|员工|学生|同学|小微)$/u;
/** A digit too many or too few is no other count of the same thing. */
const TENFOLD = new Set([10, 100]);
const nounAfter = (text: string, { end }: Figure): string =>
  /^[多余来几]?\p{Script=Han}?(\p{Script=Han})/u.exec(text.slice(end))?.[1] ?? text;
/** Whether two figures count the thing that stands next to them: 合同600份 and 合同约60份. */
function similarity(clause: string, figure: Figure, part: string, other: Figure): number {
  const around = (text: string, { start, end }: Figure): string =>
    `${text.slice(Math.max(0, start - NEAR), start)} ${text.slice(end, end + NEAR)}`;
  const [here, there] = [around(clause, figure), around(part, other)];
  const isSame = contentWords(here).some((word) => !GENERIC_NOUN.test(word) && there.includes(word));
  const isTenfold = [figure.value / other.value, other.value / figure.value].some((ratio) =>
    TENFOLD.has(ratio),
  );
  const isOfSameNoun = isTenfold && nounAfter(clause, figure) === nounAfter(part, other);
  return (isSame && isComparable(figure, other)) || isOfSameNoun ? SAME_KIND : 0;
}
/** How long somebody worked is stated in too many ways to be compared with another figure. */
export const SPANS = new Set(['年', '个月', '周']);
/** How long something took, which both may tell. */
const DURATION = /用时|耗时|历时|用了|花了/u;
/** The word after an English figure: what it counts. */
const counted = (text: string, { end }: Figure): string =>
  /^[^A-Za-z]*(?:new |[a-z]+-)?([A-Za-z]{3,})/u.exec(text.slice(end))?.[1]?.toLowerCase().slice(0, 5) ?? '';

const MIN_NAME_LENGTH = 4;
/** The index of the only employer of the résumé that a clause names; -1 if it names none or several. */
function jobNamedIn(clause: string, jobs: ResumeFacts['jobs']): number {
  const named = jobs.flatMap(({ company }, at) => {
    const name = company.replace(/[（(][^）)]*[)）]|(?:股份)?有限(?:责任)?公司$/gu, '');
    return name.length >= MIN_NAME_LENGTH && clause.includes(name) ? [at] : [];
  });
  return named.length === 1 ? (named[0] ?? -1) : -1;
}

const MANY_TIMES = 20;
/** Whether two figures without a unit are so far apart that they count different things. */
const isOtherSize = (one: Figure, other: Figure): boolean =>
  one.unit === '' &&
  other.unit === '' &&
  (one.value > other.value * MANY_TIMES || other.value > one.value * MANY_TIMES);

/** The present job, of which an earlier one says nothing. */
const AT_PRESENT = /现在|目前|如今|当前/u;
/** What the résumé says where it speaks of the same thing, counted in the same unit, with another figure that the letter does not state. */
function otherFigure(
  figure: Figure,
  clause: string,
  body: string,
  { lines, jobs }: ResumeFacts,
): { text: string; isSure: boolean } | null {
  if (SPANS.has(figure.unit) && !DURATION.test(clause)) return null;
  // A total is no other version of its part.
  if (OF_WHOLE.test(clause)) return null;
  const inClause = figuresIn(clause).filter((each) => each.value !== figure.value);
  const inBody = figuresIn(body);
  const isEnglish = hasNoChinese(clause);
  // What was done at another employer is no other version of it.
  const at = jobNamedIn(clause, jobs);
  const found = lines
    .filter(({ job }) => at === -1 || job === -1 || job === at)
    .filter(({ job }) => !AT_PRESENT.test(clause) || job === -1 || jobs[job]?.isPresent !== false)
    .flatMap(({ text, figures }) =>
      clausesIn(text).flatMap((part) => {
        const own = figuresIn(part);
        const isShared = inClause.some((figure) => own.some((each) => isSameFigure(figure, each)));
        const open = own.filter(
          (each) =>
            isComparable(each, figure) &&
            !isOtherSize(each, figure) &&
            !inBody.some((figure) => isSameFigure(figure, each)) &&
            (!isEnglish || isShared || figure.unit !== '' || counted(part, each) === counted(clause, figure)),
        );
        return open.slice(-1).map((each) => {
          const likeness = figures.length > 0 ? similarity(clause, figure, part, each) : 0;
          const score = figures.length > 0 ? relatedness(clause, inClause, part, own) + likeness : 0;
          return { each, part, score, isSure: likeness > 0 || isShared };
        });
      }),
    )
    .filter(({ score }) => score >= SAME_KIND)
    .toSorted((a, b) => b.score - a.score)[0];
  if (found === undefined) return null;
  return { text: around(found.part, found.each.start, found.each.end), isSure: found.isSure };
}

const SHARED = 2;
const A_YEAR = 12;
/** Whether a number of years or months is no longer than one has worked, which no résumé writes out. */
function isWorkingLife({ unit, value }: Figure, { years }: ResumeFacts): boolean {
  if (unit !== '年' && unit !== '个月') return false;
  return years === null || value <= (unit === '年' ? years : years * A_YEAR);
}

/** Whether a share is one's place among those who study the same, which is compared with the résumé's. */
const isPlace = ({ unit }: Figure, clause: string, { reading }: LetterContext, facts: ResumeFacts): boolean =>
  unit === '%' && OF_STUDIES.test(clause) && reading !== null && placeOf(reading, facts) !== null;

const ROUND = 0.1;
/** People one leads, who are one fewer than those one works with. */
const LED = /手下|下属|带|管/u;
/** Whether a figure is another one rounded, 280多个 for 286, or the people of a team without its head. */
const isAbout = (figure: Figure, own: Figure, clause: string): boolean => {
  if (LED.test(clause) && isComparable(figure, own) && own.value === figure.value + 1) return true;
  const isRound = /[多余近约过]|左右|上下|以上|about|over|nearly|almost/u.test(
    clause.slice(Math.max(0, figure.start - 7), figure.end + 3),
  );
  // A figure without a unit, such as a mark, may count something else.
  const share = isComparable(figure, own) ? ROUND : figure.unit === '' || own.unit === '' ? NEARLY : -1;
  return isRound && Math.abs(own.value - figure.value) <= own.value * share;
};
const NEARLY = 0.03;

/** The first or last hours of a process, which are knowledge and no claim: 转入后前六小时. */
const KNOWLEDGE = /[前后头]$/u;
/** How far one lives away. */
const DISTANCE = /[离距]|路程|车程|通勤|\b(?:from|away)\b/u;
const TIMES = new Set(['小时', '分钟', '天', '周', '个月']);
/** How long one will need for something: 需要一到两周熟悉. */
const NEEDED =
  /(?:需要?|要用?|预计|大约|大概|再[花用]|给我)[^，。；]{0,10}(?:熟悉|适应|上手|交接|到岗|入职|学会|补上|掌握|了解|办完)/u;
/** What is counted only to be stated next: 我的两件主要作品. */
const LISTED = /^(?:主要|作品|事情?|经历|优势|特点|原因|理由|问题|体会|收获)/u;
const FAMILY = /^个?(?:孩子|小孩|宝宝|娃|女儿|儿子)/u;
const MAX_LISTED = 5;
const MAX_DETAIL = 3;
const OF_RESULT = new Set(['%', '个百分点', '元', '倍']);
const CHANGED = /[从由]|[降升增减缩涨省提压翻]/u;
/** The pay one asks for is not a fact of a résumé. */
const DESIRED_PAY =
  /(?:期望|希望|要求|预期|期待)[^，。；]{0,8}(?:薪|工资|待遇|收入)|(?:月薪|年薪|薪资|工资|待遇)[^，。；]{0,6}(?:期望|希望|不?低于|不到|少于|至少|最[低少]|要求|就行|即可|左右|以上|以内)|\b(?:need|expect|want|ask|require)\b[^.;]{0,16}\d+\s?k\b|\bsalary\b/iu;
/** What one has calculated from figures of the résumé. */
const OWN_SUM = /算下来|折算|换算|折合|相当于|平均(?:下来|每|到)|[人日月年周]均/u;
/** What is counted with something else: 加上临时工有150人. */
const OF_WHOLE = /加上|算上|连同|一共|总共|合计|共有|包括|总计/u;
/** Units in which marks and people of several lines are added and compared. */
const ADDED = new Set(['分', '人']);
const PERSONAL = /身高|体重|视力/u;
/** What an employer took from or owes the writer, which no résumé tells: 扣了我两百, 欠我三个月工资. */
const TAKEN = /(?:扣|罚|欠|拖欠|克扣|少发|没发)(?:了|过|着)?我|我[^，。；]{0,6}被(?:扣|罚|欠|拖欠|克扣)/u;
/** What one pays, owes and has at home: 房贷每月要还4200. */
const AT_HOME = regex('u')`
  (?:房贷|车贷|房租|学费|生活费|医药费|外债)[^，。；]{0,8}(?:还|交|付|花|要)|(?:还|交|付|欠)(?:着|了)?[^，。；]{0,6}(?:房贷|车贷|房租|学费|外债)
  |(?:孩子|家里|老人|父母|老公|老婆|爱人)[^，。；]{0,12}(?:要花|花钱|压力|欠|挣)
`;
const FOR_OTHERS = /办理|催收|审批|发放|经办|代收|收取|客户|负责|业主|学员|租户/u;
/** A part of an amount that the résumé states: 6家里有4家. */
const PART = /[里中]有?$|其中[^，。；]{0,4}$/u;
/** Whether a figure says nothing about what the candidate has done. */
function provesNothing(
  { unit, value, start, end }: Figure,
  clause: string,
  known: readonly Figure[],
): boolean {
  const [before, after] = [clause.slice(0, start), clause.slice(end)];
  if (TIMES.has(unit) && (KNOWLEDGE.test(before) || DISTANCE.test(clause) || NEEDED.test(clause)))
    return true;
  if (PERSONAL.test(clause) || DESIRED_PAY.test(clause) || TAKEN.test(clause)) return true;
  if (AT_HOME.test(clause) && !FOR_OTHERS.test(clause)) return true;
  if (hasNoChinese(clause) && !/\d/u.test(clause)) return true;
  // Small counts and times of a process are details that no résumé has, where nothing was changed by them.
  if ((value <= MAX_DETAIL || TIMES.has(unit)) && !OF_RESULT.has(unit) && !CHANGED.test(clause)) return true;
  if (value <= MAX_LISTED && (LISTED.test(after) || FAMILY.test(after))) return true;
  return (
    PART.test(before) &&
    figuresIn(clause).some(
      (whole) => whole.start < start && whole.value > value && known.some((own) => isSameFigure(own, whole)),
    )
  );
}

/** What the résumé says of a number of years that is longer than one has worked. */
const longerIn =
  (clause: string, { reading, today }: LetterContext) =>
  (figure: Figure): string | null =>
    reading && longerThanWorked(figure, clause, reading, today);

/** The first figure of a clause that neither the résumé nor the posting has. */
export function falseFigure(
  clause: string,
  { sentence, letter, context }: { sentence: string; letter: Letter; context: LetterContext },
  facts: ResumeFacts,
  postingFigures: readonly Figure[],
): FalseFigure | null {
  const known = [...facts.lines.flatMap(({ figures }) => figures), ...postingFigures];
  const isKnown = (each: Figure): boolean => known.some((own) => isSameFigure(own, each));
  const knownHere = figuresIn(sentence).filter(isKnown);
  // Figures without a measure in common are compared within a line, others in all of a résumé.
  const ownLines = [
    ...facts.lines.map(({ figures }) => figures),
    known.filter(({ unit }) => ADDED.has(unit)),
  ];
  const ofSameThing = facts.lines
    .flatMap(({ text }) => text.split(/[。；;]/u))
    .filter((part) => sharedRun(clause, part).length >= SHARED);
  const isDuration = (each: Figure): boolean =>
    DURATION.test(clause) && otherFigure(each, clause, letter.body, facts) !== null;
  const figure = figuresIn(clause).find(
    (each) =>
      !isDerived(each, knownHere) &&
      !facts.changes.some(({ from, to }) => Math.abs(to - from) === each.value) &&
      !known.some((own) => isSameFigure(own, each) || isAbout(each, own, clause)) &&
      !isChangeOf(each, clause, ownLines) &&
      !isMultipleIn(each, ofSameThing) &&
      !(OF_WHOLE.test(clause) && isSumIn(each, ownLines)) &&
      !isPlace(each, clause, context, facts) &&
      !(OWN_SUM.test(clause) && isQuotient(each, [...knownHere, ...figuresIn(letter.body)])) &&
      (isDuration(each) || !(isWorkingLife(each, facts) || provesNothing(each, clause, known))) &&
      !(each.value === 1 && /^[一1]/u.test(each.text)),
  );
  if (figure === undefined) return null;
  const stated = around(clause, figure.start, figure.end);
  const named = clause.slice(figure.start, figure.end);
  const longer = longerIn(clause, context)(figure);
  if (longer !== null) return { figure: named, stated, inResume: longer };
  const other = otherFigure(figure, clause, letter.body, facts);
  if (other?.isSure) return { figure: named, stated, inResume: other.text };
  // A figure of something near it may count another thing.
  const near = other?.text ?? nearFigure(figure, sentence, context);
  return near === ''
    ? { figure: named, stated, inResume: '' }
    : { figure: named, stated, inResume: near, isOpen: true };
}
