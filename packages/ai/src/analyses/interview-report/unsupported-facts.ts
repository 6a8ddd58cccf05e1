import type { Inconsistency, ToCheck } from '@qicheng/analysis/interview-report';
import type { DateRange } from '@qicheng/resume/document';
import { monthOf } from '../../jd/months.js';
import { clausesOf, sentencesOf } from '../../text/clauses.js';
import { changesIn, type StatedChange } from '../../text/stated-changes.js';
import { quoted } from '../resume-analysis/statements.js';
import { type AnswerCase, type ReportContext, entryInQuestion } from './answer-case.js';
import { figuresIn, type StatedFigure } from './answer-figures.js';
import { asksForActions } from './answer-form.js';
import { correctsDate, spanOf } from './date-conflicts.js';
import { followingRates, isCorrected, isSame } from './inconsistencies.js';
import { statedPlaces, unknownEmployers } from './name-conflicts.js';
import { skillConflicts } from './skill-conflicts.js';
import { unsupportedClaimsIn } from './unsupported-claims.js';

const YEARS: Readonly<Record<string, number>> = { 今年: 0, 去年: -1, 前年: -2 };
/** First and last month; winter continues into the next year. */
const SEASONS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ 寒假: [1, 3], 春天: [2, 5], 上半年: [1, 6], 年初: [1, 3] },
  ...{ 暑假: [6, 9], 暑期: [6, 9], 夏天: [5, 9], 下半年: [7, 12] },
  ...{ 秋天: [8, 11], 冬天: [11, 14], 年底: [10, 12] },
};
const RELATIVE = new RegExp(
  `(今年|去年|前年)\\s?(?:的)?\\s?(${Object.keys(SEASONS).join('|')}|(\\d{1,2})\\s?月)?`,
  'u',
);

/** Times relative to today that lie outside the period of the entry. */
function relativeDates(answered: AnswerCase, context: ReportContext): ToCheck[] {
  const { question, text } = answered;
  const { today } = context.input;
  const anchored = entryInQuestion(context, question);
  return clausesOf(text).flatMap((clause): ToCheck[] => {
    const [relative, year, season, month] = RELATIVE.exec(clause) ?? [];
    if (relative === undefined || year === undefined) return [];
    const named = statedPlaces(clause, context);
    const [entry] = named.length > 0 ? named : anchored ? [anchored] : [];
    const span = entry && spanOf(entry.item['period'] as DateRange | undefined, today);
    if (!entry || !span) return [];
    const statedYear = Number(today.slice(0, 4)) + (YEARS[year] ?? 0);
    const own = month === undefined ? undefined : ([Number(month), Number(month)] as const);
    const [first, last] = own ?? SEASONS[season ?? ''] ?? [1, 12];
    if (monthOf({ y: statedYear, m: last }) >= span.start && monthOf({ y: statedYear, m: first }) <= span.end)
      return [];
    return [
      {
        ...{ questionId: question.id, kind: 'date' },
        ...{ resume: quoted(`${entry.name} ${span.words}`, 120), answer: quoted(clause.trim(), 120) },
        advice: `“${relative.trim()}”是 ${statedYear} 年，简历写的是 ${span.words}，请核对后统一说法。`,
      },
    ];
  });
}

/** What is said of a résumé that has nothing alike. */
export const NOT_IN_RESUME = '简历没有写到';

const MAX_PER_ANSWER = 3;
// Only units of results; days, people and times are often mentioned in passing.
const OF_RESULTS = new Set(['%', '个百分点', '倍']);

/** Words of a result: a change, a rate or a share. */
const IS_RESULT =
  /提[升高]|增[长加]|上[涨升]|涨(?!价)|翻|[下由]降|降[到低至了]|减少?|缩短?|压[到缩]|节[省约]|达到?|做到|完成|超额|拉(?:到|升)|冲到/u;

/** Measured values of one occasion, which a résumé does not list: 血氧降到 85%. */
const READING =
  /血[压氧糖脂钾]|心率|脉搏|呼吸|体温|饱和度|[温湿浓纯]度|电[量压流池]|负荷|压力|水位|液位|料位|油位|余量|读数|水分|含[水氧糖盐]量|[pP][hH]|坡度|进度条|内存|CPU|磁盘|带宽/u;

/** A threshold of a method, or what happens by itself: 加减三倍标准差, 一天之内会翻三倍. */
const OF_METHOD =
  /倍(?:的)?(?:标准差|方差|均值|中位数|平均|波长|体积|镜|速)|(?:阈值|超过|大于|低于)[^，。]{0,6}倍|(?:会|要|经常|老是|突然|一下子|之内)[^，。]{0,4}(?:翻|涨|跌|掉)/u;
const isOfReading = (text: string, clause: string): boolean =>
  sentencesOf(text).some((sentence) => sentence.includes(clause) && READING.test(sentence));

/** Whether a statement with a percentage contains another one without its sign: 原来3.2%，去年做到1.1. */
function isStatedBare({ unit, raw }: StatedFigure, statements: ReportContext['statements']): boolean {
  const number = /^\d+\.\d+/u.exec(raw)?.[0];
  if (unit !== '%' || number === undefined) return false;
  const bare = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?=$|[，。；、\\s])`, 'u');
  return statements.some(({ text }) => /[%％]/u.test(text) && bare.test(text));
}

/** Whether a rate lies between the values of a change of the résumé whose end the answer also tells: 半年后降到1%，年底0.6%. */
function isOnTheWay({ value, unit }: StatedFigure, text: string, changes: readonly StatedChange[]): boolean {
  if (unit !== '%') return false;
  return changes.some(
    ({ from, to, isShare }) =>
      isShare &&
      value > Math.min(from, to) &&
      value < Math.max(from, to) &&
      figuresIn(text).some((figure) => figure.unit === '%' && figure.value === to),
  );
}

/** Claimed results in figures without a similar one in the résumé, one per clause. */
function unsupportedFigures(
  { question, text }: AnswerCase,
  { statements, resumeText }: ReportContext,
): ToCheck[] {
  const stated = statements.flatMap((statement) => figuresIn(statement.text));
  const follows = followingRates(text, statements);
  const changes = statements.flatMap((statement) => changesIn(statement.text));
  const unsupported = figuresIn(text).filter(
    (claimed) =>
      OF_RESULTS.has(claimed.unit) &&
      IS_RESULT.test(claimed.clause) &&
      !isOfReading(text, claimed.clause) &&
      !OF_METHOD.test(claimed.clause) &&
      !isOnTheWay(claimed, text, changes) &&
      !claimed.isBaseline &&
      (!claimed.isAbout || isCorrected(text, claimed)) &&
      !/成$|估计/u.test(`${claimed.raw}${claimed.clause.includes('估计') ? '估计' : ''}`) &&
      !follows.has(claimed.clause) &&
      !resumeText.includes(claimed.raw) &&
      !isStatedBare(claimed, statements) &&
      !stated.some((figure) => figure.unit === claimed.unit && isSame(claimed, figure)),
  );
  return unsupported.map((stated) => ({
    ...{ questionId: question.id, kind: 'number', answer: quoted(stated.clause, 120) },
    ...(isCorrected(text, stated)
      ? { resume: '简历写的是另一个数', advice: `当面更正是对的。请把简历里的数也改成“${stated.raw}”。` }
      : {
          resume: NOT_IN_RESUME,
          advice: `“${stated.raw}”简历没有写到，请核对；属实的话补进简历，面试官会按简历追问。`,
        }),
  }));
}

/** A date that an answer corrects has to be corrected in the résumé too. */
const correctedDates = ({ question, text }: AnswerCase): ToCheck[] =>
  sentencesOf(text)
    .filter(correctsDate)
    .slice(0, 1)
    .map((sentence) => ({
      ...{ questionId: question.id, kind: 'date' as const, resume: '简历写的是另一个日期' },
      answer: quoted(sentence.trim(), 120),
      advice: '当面更正是对的。请把简历里的日期也改过来，两处一致。',
    }));

const MAX_QUOTE_LENGTH = 30;
const MAX_CLAIMS = 5;

/** Claimed posts, sizes and distinctions beyond the résumé, all of an answer in one sentence. */
function unsupportedClaims(answered: AnswerCase, context: ReportContext): ToCheck[] {
  const { question, text } = answered;
  const { holdings } = context;
  const found =
    holdings === null ? [] : [...unsupportedClaimsIn(text, holdings), ...unknownEmployers(answered, context)];
  const claims = [...new Set(found)].slice(0, MAX_CLAIMS);
  if (claims.length === 0) return [];
  const named = claims.map((claim) => `“${quoted(claim, MAX_QUOTE_LENGTH)}”`).join('、');
  return [
    {
      ...{ questionId: question.id, kind: 'claim', resume: NOT_IN_RESUME },
      answer: quoted(claims.join('，'), 120),
      advice: `简历里没有${claims.length > 1 ? '这些事' : '这件事'}：${named}。如果是真的，先补进简历并准备依据；如果不是，不要这样说。`,
    },
  ];
}

/** Statements that the résumé neither supports nor contradicts, for the candidate to check. */
export function unsupportedFacts(
  answered: AnswerCase,
  context: ReportContext,
  conflicts: readonly Inconsistency[],
): ToCheck[] {
  if (answered.isBlank) return [];
  const ofActions = asksForActions(answered.question)
    ? [...relativeDates(answered, context), ...unsupportedFigures(answered, context)]
    : [];
  const taken = new Set(conflicts.map(({ answer }) => answer));
  return [
    ...skillConflicts(answered, context),
    ...unsupportedClaims(answered, context),
    ...correctedDates(answered),
    ...ofActions,
  ]
    .filter(({ answer }) => (taken.has(answer) ? false : Boolean(taken.add(answer))))
    .slice(0, MAX_PER_ANSWER);
}
