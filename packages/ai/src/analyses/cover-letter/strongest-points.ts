import type { DateRange } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { isWellFormed } from '#src/text/sentence-form.js';
import { endOf } from '../../jd/months.js';
import { bestPoints, type ProofPoint } from '../../jd/proof-points.js';
import { problemsOf } from '../resume-analysis/rules/wording.js';
import { isChange, isEarned, isTakenUp, sentenceFor, tellable } from './action-sentences.js';

const IS_JOB = /^\/(?:work|internships)\//u;
/** So many actions of one entry are stated before those of another. */
const MAX_PER_ENTRY = 3;
/** Where fewer answer the posting, the results of other jobs are told too. */
const FEW = 3;

/** What counts before or after the fit with the posting: from what to what before all, what one only helped with last. */
const CHANGE = 8;
/** One of a club counts less than one of work. */
const CHANGE_OF_CLUB = 2;
const EARNED = 4;
const HELPED = -6;
/** Answering a posting by a tool of every office alone is no fit with its work. */
const EVERYDAY = -8;
const EVERYDAY_TOOL = /^(?:Excel|Word|PPT|PowerPoint|Office|WPS|办公软件)$/iu;
/** Whether a point answers a posting by a tool of every office alone. */
export const isEveryday = ({ words }: ProofPoint): boolean =>
  words.length > 0 && words.every((word) => EVERYDAY_TOOL.test(word));
const OF_LATEST_JOB = 6;
const IS_HELPED = /^(?:协助|参与|配合|辅助|跟随)/u;
function rankOf(point: ProofPoint): number {
  const hasChange = isChange(point);
  const isHelped = IS_HELPED.test(point.statement.text) && !hasChange;
  const latest =
    point.isLatest && point.section === 'work' && (point.relevance > 0 || hasChange) ? OF_LATEST_JOB : 0;
  return (
    latest +
    point.score +
    (hasChange ? (point.section === 'campus' ? CHANGE_OF_CLUB : CHANGE) : 0) +
    (isEarned(point) ? EARNED : 0) +
    (isEveryday(point) ? EVERYDAY : 0) +
    (isHelped ? HELPED : 0)
  );
}

const provesWork = ({ statement: { traits } }: ProofPoint): boolean =>
  traits.isQuantified || traits.hasFigure || traits.hasResult;

/** The best points that can be stated and that the résumé analysis finds nothing wrong with, a change in figures in any case; where all are weak, the best one alone. What has nothing to do with the posting is stated only where nothing else is there. */
export function strongestPoints(all: readonly ProofPoint[], count: number): ProofPoint[] {
  const points = all
    .flatMap((point) => tellable(point) ?? [])
    .filter((point) => isTakenUp(point) && isWellFormed(sentenceFor(point)))
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  const related = points.filter(
    (point) => point.relevance > 0 && (point.section !== 'work' || point.isLatest || provesWork(point)),
  );
  // Work for something else is told for what came of it.
  const own = related.length > 0 ? related : points.filter(provesWork);
  const isStrong = (point: ProofPoint): boolean =>
    problemsOf(point.statement).length === 0 || isChange(point);
  const sound = own.filter(isStrong);
  if (sound.length === 0) return bestPoints(own, 1);
  const whole = sound.filter((point) => !isThin(point));
  const strong = whole.length > 0 ? whole : sound;
  // Where little answers the posting, what else was achieved in the same job is stated with it.
  const entries = new Set(strong.map(({ statement }) => statement.itemPointer));
  const ownSections = points.some(({ section }) => section === 'work') ? IN_WORK : DURING_STUDIES;
  const others = points.filter(
    (point) =>
      !own.includes(point) &&
      isStrong(point) &&
      ((entries.has(point.statement.itemPointer) &&
        (point.statement.traits.isQuantified || point.statement.traits.hasResult)) ||
        (IS_JOB.test(point.statement.itemPointer) && isChange(point)) ||
        (strong.length < FEW && ownSections.has(point.section) && point.statement.traits.isQuantified)),
  );
  const led =
    strong.length < FEW
      ? points.find((point) => point.isLatest && LEADS.test(point.statement.text))
      : undefined;
  const ranked = [...new Set([...strong, ...others, ...(led === undefined ? [] : [led])])].toSorted(
    (a, b) => rankOf(b) - rankOf(a),
  );
  // Next to changes in figures, work without any figure says nothing.
  const inResume = ranked.some(isChange)
    ? ranked.filter(({ statement: { text, traits } }) => /\d/u.test(text) || traits.hasResult)
    : ranked;
  return bestPoints(withJob(inResume, points), count, MAX_PER_ENTRY);
}

/** The points with the best one of a job or internship, where the others are all of studies: an employer asks for work. */
function withJob(inResume: readonly ProofPoint[], all: readonly ProofPoint[]): readonly ProofPoint[] {
  const isOfJob = ({ statement }: ProofPoint): boolean => IS_JOB.test(statement.itemPointer);
  if (inResume.some(isOfJob)) return inResume;
  const own = all.filter(
    (point) => isOfJob(point) && !IS_HELPED.test(point.statement.text) && !isThin(point),
  );
  return [...own.slice(0, 1), ...inResume];
}

/** How many people or places one answers for in the present job, which says more of it than its name. */
const LEADS =
  /(?:^|[，、；])(?:直接)?(?:带领?|管理?|负责)[^，；\d]{0,10}\d+\s?[多余]?(?:[人名位户家台]|个(?:人|小区|班|点))/u;

/** So short a statement without a figure, 接待客户，促进成交, adds nothing to others, unless it is an honour or that nothing went wrong. */
const MAX_THIN_LENGTH = 12;
const HONOUR_OR_FLAWLESS = /[零无没未奖冠]|第[一二三]|优秀|先进|标兵|之星|表彰|通过/u;
/** From nothing to something, without a figure: 新品从0到1. */
const FROM_ZERO_ALONE = /^[^\d]*从\s?0\s?到\s?1[^\d]*$/u;
const isThin = ({ statement: { text, traits } }: ProofPoint): boolean =>
  (!traits.hasFigure || FROM_ZERO_ALONE.test(text)) &&
  !HONOUR_OR_FLAWLESS.test(text) &&
  text.replace(/[\s\p{P}]/gu, '').length <= MAX_THIN_LENGTH;

/** Where people with jobs, and those who study, have their actions. */
const IN_WORK = new Set(['work']);
const DURING_STUDIES = new Set(['internships', 'projects', 'research']);

const endOfEntry = (pointer: string, document: ResumeDocument): number =>
  endOf((valueAt(document, pointer) as { period?: DateRange } | undefined)?.period?.end);

/** What is stated, by the entry that it was done in: the latest job first, other entries in their first order, a job without a name last. */
export function byEntry<Told>(
  inResume: readonly Told[],
  pointOf: (each: Told) => ProofPoint,
  document: ResumeDocument,
): Told[][] {
  const entries = new Map<string, Told[]>();
  for (const each of inResume) {
    const { itemPointer } = pointOf(each).statement;
    entries.set(itemPointer, [...(entries.get(itemPointer) ?? []), each]);
  }
  const jobs = [...entries.keys()].filter((pointer) => IS_JOB.test(pointer));
  const latest = jobs.toSorted((a, b) => endOfEntry(b, document) - endOfEntry(a, document));
  const inOrder = [...entries.keys()].map((pointer) =>
    IS_JOB.test(pointer) ? (latest.shift() ?? pointer) : pointer,
  );
  const isNamed = (each: Told): boolean =>
    !IS_JOB.test(pointOf(each).statement.itemPointer) || pointOf(each).place !== '';
  const groups = inOrder.map((pointer) => entries.get(pointer) ?? []);
  return [
    ...groups.filter((group) => group.every(isNamed)),
    ...groups.filter((group) => !group.every(isNamed)),
  ];
}
