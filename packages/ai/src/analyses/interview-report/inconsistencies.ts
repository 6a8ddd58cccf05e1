import type { Inconsistency } from '@qicheng/analysis/interview-report';
import { isInEnglish, sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { changesIn, compareRate, computedRate, ratesIn } from '../../text/stated-changes.js';
import { wordsOf } from '../../text/words.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { type AnswerCase, entryInQuestion, type ReportContext } from './answer-case.js';
import { figuresIn, MEASURED_UNITS, type StatedFigure } from './answer-figures.js';
import { careerConflicts } from './career-conflicts.js';
import { dateConflicts } from './date-conflicts.js';
import { nameConflicts } from './name-conflicts.js';

const MAX_PER_ANSWER = 3;
/** Tolerances of approximate and of rounded numbers. */
const ROUGH = 0.15;
const EXACT = 0.02;
const GENERAL =
  /^(?:提升|提高|增长|增加|下降|降低|减少|达到|达成|完成|实现|左右|大约|大概|最终|最后|结果|我们|自己|负责|参与|一共|总共|累计|每天|每周|每月|进行|开始|当时|之后|以后|这个|那个|使用|通过|主要)$/u;
const CHANGED = /提升|提高|增长|增加|上升|下降|降低|减少|缩短|节省|改善|涨/u;

const topicsOf = (clause: string): Set<string> =>
  new Set(
    wordsOf(clause)
      .map((word) => word.toLowerCase())
      .filter((word) => /^(?:[\p{Script=Han}]{2,}|[a-z][a-z+#.]+)$/u.test(word) && !GENERAL.test(word)),
  );

const shares = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((word) => other.has(word)).length;

/** Whether two figures of one unit are equal within their precision. */
export const isSame = (statedFigure: StatedFigure, stated: StatedFigure): boolean => {
  const difference =
    Math.abs(statedFigure.value - stated.value) / Math.max(statedFigure.value, stated.value, 1e-9);
  return difference <= (statedFigure.isAbout || stated.isAbout ? ROUGH : EXACT);
};

const PERIOD =
  /(?:那|这|当|每|头|前|后|[一二两三四五六七八九十\d]+)(?:一)?个?(?:年|月|周|天|季度|学期)(?!会|级)|去年|今年|前年|(?:19|20)\d{2}\s?年?|上半年|下半年|季度/gu;
/** Words for a part of a whole, or one occasion of several. */
const PART =
  /其中|之后|后来|剩下|另外|又[有做写]|第[一二三四五六七八九十\d]+[次版轮稿]|有一[次个]|最后(?:一|那)|估计|大概占/u;

/** Whether two clauses cover the same period and both the whole. */
function isOfSameWhole(text: string, stated: string, isShare: boolean): boolean {
  const periods = (clause: string) =>
    [...clause.matchAll(PERIOD)]
      .map(([word]) => word)
      .sort()
      .join();
  return isShare || (periods(text) === periods(stated) && PART.test(text) === PART.test(stated));
}

/** A difference is not a count of either thing: 差了两个Ct. */
const IS_DIFFERENCE = /(?:差|相差|差距|误差)(?:了|出)?\s*$/u;
const isDifference = ({ clause, raw }: StatedFigure): boolean =>
  IS_DIFFERENCE.test(clause.slice(0, clause.indexOf(raw)));

/** The verb of a change after its start value: 26家增至81家. */
const CHANGES = /^\s?(?:增|减|升|降|提|涨|扩|缩|拓|发展|做|到|至|变)/u;
/** The counted noun after its measure word: 花期 in 5个花期. */
function objectOf({ clause, raw }: StatedFigure): string {
  const after = clause.slice(clause.indexOf(raw) + raw.length);
  return CHANGES.test(after) ? '' : (/^(?:\p{Script=Han}{1,2}|[A-Za-z]+)/u.exec(after)?.[0] ?? '');
}

/** Generic measure words, after which only the noun tells what is counted. */
const MEASURE = /^(?:个|条|份|家|场|项|台|套|件|组|例|篇|单|本|次|门)$/u;

/**
 * Whether two figures with a measure word can count the same thing: same noun, and the smaller is not a part of the
 * larger.
 */
function isOfSameObject(statedFigure: StatedFigure, stated: StatedFigure): boolean {
  if (!MEASURE.test(statedFigure.unit)) return true;
  const [one, other] = [objectOf(statedFigure), objectOf(stated)];
  const isSimilar = one === '' || other === '' || [...one].some((character) => other.includes(character));
  return isSimilar && (statedFigure.value > stated.value || !IS_PART.test(statedFigure.clause));
}

/** A clause about a part of the counted things. */
const IS_PART =
  /主要|其中|有[一二两三四五六七八九十\d]|就[有是]?|靠|这[一二两三四五六七八九十\d]|那[一二两三四五六七八九十\d]|最|挑|选|补了|碰到|遇到|出(?:了|过)/u;

/** Whether a percentage is a part that was taken or moved, and no result: 把预算的30%挪给…. */
const isMovedShare = ({ clause, raw }: StatedFigure): boolean => {
  const at = clause.indexOf(raw);
  const [before, after] = [clause.slice(0, at), clause.slice(at + raw.length)];
  return (
    /(?:拿出?|挪|调|分|抽|转|留|投|占|给|把[^，。]{0,8}的)[^，。]{0,6}$/u.test(before) ||
    /^\s?的(?!增|提|下|降)/u.test(after)
  );
};

interface Stated {
  statement: Statement;
  figure: StatedFigure;
}

/** An admission that the résumé is wrong is a correction, not a contradiction. */
const CORRECTS = /(?:写|填|算|记)错|笔误|更正|写得?不准|应该改成/u;
/** Whether an answer says that the résumé states a figure wrongly. */
export const isCorrected = (text: string, { clause, raw }: StatedFigure): boolean =>
  text
    .split(/[。！？!?；;\n]/u)
    .some((sentence) => sentence.includes(clause) && sentence.includes(raw) && CORRECTS.test(sentence));

/** A value that was reached: 优化后 90 ms, 降到 90 ms. */
const CHANGED_TO = /后|(?:升|降|减|缩|压|涨|做|变|提)[^，。；\d]{0,3}(?:到|至|为|成)|→/u;

/** The start values of a clause. */
const startsIn = ({ clause }: StatedFigure): StatedFigure[] =>
  figuresIn(clause).filter(({ isBaseline }) => isBaseline);
/** Whether two values follow the same start value: 从14%降到9% and 由14%降到6%. */
const beginsAlike = (said: StatedFigure, { figure }: Stated): boolean =>
  !figure.isBaseline &&
  startsIn(said).some((start) =>
    startsIn(figure).some(
      ({ unit, value }) => unit === said.unit && unit === start.unit && value === start.value,
    ),
  );

/** Pairs of characters that two clauses on one subject share: 内瘘穿刺 is not a word of the dictionary. */
const MIN_PAIRS = 3;

/** The figure of the résumé that an answer contradicts: same kind and similar context, but another value. */
function contradicted(
  statedFigure: StatedFigure,
  stated: readonly Stated[],
  anchor: string | null,
): Stated | undefined {
  // What 几百 is more than is not said.
  if (isDifference(statedFigure) || statedFigure.raw.startsWith('几')) return undefined;
  const ofUnit = stated.filter(({ figure }) => figure.unit === statedFigure.unit);
  const ofSameStart = ofUnit.find((each) => beginsAlike(statedFigure, each));
  if (ofSameStart) return isSame(statedFigure, ofSameStart.figure) ? undefined : ofSameStart;
  const comparable = ofUnit.filter(
    ({ figure }) =>
      isOfSameObject(statedFigure, figure) &&
      (statedFigure.unit !== '%' || isMovedShare(statedFigure) === isMovedShare(figure)),
  );
  if (comparable.some(({ figure }) => isSame(statedFigure, figure))) return undefined;
  const topics = topicsOf(statedFigure.clause);
  const pairs = topicOf(statedFigure.clause.replace(statedFigure.raw, ' '));
  const ofPlace = comparable.filter(
    ({ statement, figure }) => statement.pointer === anchor && !figure.isBaseline,
  );
  const [only] = ofPlace;
  // In a question about this statement, a change by another percentage, or to another measured value, refers to it.
  const changed = statedFigure.unit === '%' ? CHANGED : CHANGED_TO;
  if (
    only &&
    ofPlace.length === 1 &&
    MEASURED_UNITS.has(statedFigure.unit) &&
    changed.test(statedFigure.clause)
  )
    return only;

  // What a question quotes is what its answer is about; other statements need more words in common.
  const leastOf = ({ statement }: Stated): number => (statement.pointer === anchor ? 1 : 2);
  return comparable.find(
    (each) =>
      !each.figure.isBaseline &&
      isOfSameWhole(
        statedFigure.clause,
        each.figure.clause,
        statedFigure.unit === '%' && CHANGED.test(statedFigure.clause),
      ) &&
      (shares(topics, topicsOf(each.figure.clause)) >= leastOf(each) ||
        sharedWith(pairs, each.figure.clause) >= MIN_PAIRS),
  );
}

/** The clauses of an answer with a rate that follows from both values of a change in the résumé. */
export function followingRates(text: string, statements: readonly Statement[]): ReadonlySet<string> {
  const changes = statements.flatMap((statement) => changesIn(statement.text));
  return new Set(ratesIn(text).flatMap((rate) => (compareRate(rate, changes)?.isSame ? [rate.clause] : [])));
}

/** Whether an answer also states the figure of the résumé, next to which its own is another one: 接手时32个，现在46个. */
const statesToo = (stated: StatedFigure, text: string): boolean =>
  figuresIn(text).some((figure) => figure.unit === stated.unit && figure.value === stated.value);

const MIN_PAIRS_ELSEWHERE = 2;
/** Whether the résumé states a figure elsewhere, of the same subject: under another job or project. */
function isStatedElsewhere(statedFigure: StatedFigure, { statements, input }: ReportContext): boolean {
  const topic = topicOf(statedFigure.clause.replace(statedFigure.raw, ' '));
  return [...statements.map(({ text }) => text), ...(input.resume.unplaced ?? [])].some(
    (line) =>
      sharedWith(topic, line) >= MIN_PAIRS_ELSEWHERE &&
      figuresIn(line).some((figure) => figure.unit === statedFigure.unit && isSame(statedFigure, figure)),
  );
}

/** Whether an answer tells how its figure becomes that of the résumé: 回收680份，剔了68份 for 612份有效. */
const isReckoned = (statedFigure: StatedFigure, stated: StatedFigure, text: string): boolean =>
  figuresIn(text).some(
    ({ value, unit, raw }) =>
      raw !== statedFigure.raw &&
      unit === statedFigure.unit &&
      (statedFigure.value - value === stated.value || statedFigure.value + value === stated.value),
  );

function numberConflicts(answered: AnswerCase, context: ReportContext): Inconsistency[] {
  const { question, text } = answered;
  // What a figure of an English answer measures cannot be compared.
  if (isInEnglish(text)) return [];
  const entry = entryInQuestion(context, question);
  const near = entry
    ? context.statements.filter(
        ({ pointer }) => pointer.startsWith(`${entry.pointer}/`) || pointer === entry.pointer,
      )
    : context.statements;
  const stated = near.flatMap((statement) =>
    figuresIn(statement.text).map((figure) => ({ statement, figure })),
  );
  const anchor = entry ? (question.anchor?.pointer ?? null) : null;
  const follows = followingRates(text, context.statements);
  return figuresIn(text)
    .filter((stated) => !stated.isBaseline && !follows.has(stated.clause) && !isCorrected(text, stated))
    .flatMap((statedFigure) => {
      const found = contradicted(statedFigure, stated, anchor);
      if (
        !found ||
        statesToo(found.figure, text) ||
        isReckoned(statedFigure, found.figure, text) ||
        isStatedElsewhere(statedFigure, context)
      )
        return [];
      return [
        {
          ...{ questionId: question.id, kind: 'number' as const },
          ...{ pointer: found.statement.pointer, targetId: found.statement.atomId },
          resume: quoted(found.figure.clause, 120),
          answer: quoted(statedFigure.clause, 120),
          advice: `回答说“${statedFigure.raw}”，简历写“${found.figure.raw}”。先查清口径，再把简历或说法改成同一个数字。`,
        },
      ];
    });
}

/** Rates of change in an answer that contradict both values of the résumé: 降低了90% for 由9.6‰降到5.1‰. */
function rateConflicts({ question, text }: AnswerCase, { statements }: ReportContext): Inconsistency[] {
  const changes = statements.flatMap((statement) =>
    changesIn(statement.text).map((change) => ({ change, statement })),
  );
  return ratesIn(text).flatMap((rate) => {
    const found = compareRate(
      rate,
      changes.map(({ change }) => change),
    );
    const source = changes.find(({ change }) => change === found?.change)?.statement;
    if (found === undefined || found.isSame || source === undefined || CORRECTS.test(text)) return [];
    return [
      {
        ...{ questionId: question.id, kind: 'number' as const },
        ...{ pointer: source.pointer, targetId: source.atomId },
        ...{ resume: quoted(found.change.clause, 120), answer: quoted(rate.clause, 120) },
        advice: `按简历的两个数算下来${computedRate(found.change)}，和回答说的对不上。照简历的两个数说，或先查清哪个对，再改成一样。`,
      },
    ];
  });
}

/** The contradictions between an answer and the résumé in numbers, times and names; each once. */
export function inconsistenciesOf(answered: AnswerCase, context: ReportContext): Inconsistency[] {
  if (answered.isBlank) return [];
  const found = [
    ...rateConflicts(answered, context),
    ...numberConflicts(answered, context),
    ...dateConflicts(answered, context),
    ...careerConflicts(answered, context),
    ...nameConflicts(answered, context),
  ];
  const seen = new Set<string>();
  return found
    .filter(({ pointer, answer, kind }) => {
      const key = `${kind} ${pointer} ${answer}`;
      return seen.has(key) ? false : Boolean(seen.add(key));
    })
    .slice(0, MAX_PER_ANSWER);
}
