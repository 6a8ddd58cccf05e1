import { shownShares } from '@qicheng/analysis/apportion';
import {
  hasWhole,
  type Inconsistency,
  interviewDimensionKeys,
  interviewDimensions,
  type InterviewReportInput,
  type InterviewReportResult,
  leastAnswers,
  type AnswerAnalysis,
  type AnswerKind,
} from '@qicheng/analysis/interview-report';
import { sentencesOf } from './harms.js';
import { isInEnglish, speaksToMachine } from '@qicheng/analysis/interview-topic';
import { type Dimension, dimensionOf, overallOf } from '@qicheng/analysis/result';
import { casesOf, groundOf, type AnswerCase, type ReportGround } from './answer-case.js';
import { inconsistenciesOf } from './inconsistencies.js';
import { diagnosisOf, lacking, observedIn } from './diagnosis.js';
import { quoted } from '../resume-analysis/statements.js';
import { type Judged, judgeAnswer, PART_WEIGHTS } from './judge-answer.js';
import { clipped } from '../../text/clipped.js';
import { formOf } from './asked.js';
import { improvedAnswer } from './improved-answer.js';
import { offRecordIssue } from './off-record.js';
import { referenceAnswer } from './reference-answer.js';
import { QUOTE_LENGTH, strengthsOf } from './strengths.js';

/** The key sentence of an answer: the one with a result, otherwise the first. */
function quoteOf({ text, isBlank }: AnswerCase): string {
  if (isBlank) return '';
  const sentences = sentencesOf(text).filter((sentence) => sentence.trim() !== '');
  const telling = sentences.find((sentence) => /\d|结果|最终|提升|下降/u.test(sentence));
  return quoted(telling ?? sentences[0] ?? text, QUOTE_LENGTH);
}

function timingOf({ answer, question }: AnswerCase): AnswerAnalysis['timing'] {
  const [seconds, planned] = [answer?.seconds ?? 0, question.timeSec];
  if (seconds === 0) return { seconds, planned, note: '没有记录用时' };
  if (seconds > planned * 2.5)
    return { seconds, planned, note: '打字比说话慢，但也明显超时：正式作答前先想好三个关键词' };
  return { seconds, planned, note: seconds > planned ? '略超建议时间，打字作答属正常' : '在建议时间内' };
}

/** The analysis of one answer. */
function analyseAnswer(judged: Judged, ground: ReportGround): AnswerAnalysis {
  const { answered, parts, score, conflicts, claims, kind, stanceIssue, doubt } = judged;
  return {
    questionId: answered.question.id,
    ...{ score, isBlank: answered.isBlank, kind, parts },
    quote: quoteOf(answered),
    diagnosis: diagnosisOf(judged),
    hitPoints: kind === 'answered' && stanceIssue === null && claims.length === 0 ? observedIn(judged) : [],
    missedPoints: [],
    referenceAnswer: referenceAnswer(answered, ground),
    improvedAnswer:
      kind === 'answered' && stanceIssue === null && doubt === null && claims.length === 0
        ? improvedAnswer(answered, ground, conflicts.length > 0)
        : '',
    timing: timingOf(answered),
  };
}

const MAX_DRILLS = 3;
/** Answers with at least this score need no drill. */
const GOOD = 80;

/** The drill for an incomplete answer, by its kind; an off-topic one has to be repeated. */
const AGAIN: Readonly<Record<Exclude<AnswerKind, 'answered'>, { focus: string; exercise: string }>> = {
  none: { focus: '作答', exercise: '对照参考回答列三个词的提纲，合上再说一遍。' },
  remark: { focus: '作答', exercise: '先说结论，再说两步做法，不加评论。' },
  harmful: { focus: '底线', exercise: '先想清楚面试官听到会担心什么，换一个站得住的说法重新回答。' },
  offTopic: { focus: '切题', exercise: '把题目读出来，第一句直接回答它，重新说一遍。' },
  short: { focus: '展开', exercise: '保留原来的一句，把上面问到的补成一两句，再说一遍。' },
};
const IN_CHINESE = { focus: '中文作答', exercise: '保留原来的意思，用中文重说一遍。' };

/** The drill for a claim that the résumé does not support. */
const TO_SETTLE = {
  focus: '真实',
  exercise: '是真的：补进简历，想好时间、地点和谁能证明。不是：换一件简历里有的事，重新回答这道题。',
};

/** Whether an answer has something definite to practise. */
const isWanting = (judged: Judged): boolean =>
  judged.kind !== 'answered' ||
  judged.stanceIssue !== null ||
  judged.doubt !== null ||
  judged.conflicts.length > 0 ||
  judged.claims.length > 0 ||
  lacking(judged).length > 0;

/** The drill for a statement that contradicts the résumé. */
const TO_AGREE = {
  focus: '一致',
  exercise: '先查清哪个说法是真的，把简历或回答改成同一个，再重新说一遍；不属实的那句不要再说。',
};

/** The drill for a statement that may be heard as harmful. */
const TO_CLARIFY = {
  focus: '说清',
  exercise: '把可能被误解的那一句补上前因后果：按什么规定、谁知道、怎么处理，再完整说一遍。',
};

function drillOf(judged: Judged): { focus: string; exercise: string } {
  const { kind, answered, claims, conflicts, stanceIssue, doubt } = judged;
  if (kind !== 'harmful' && claims.length > 0) return TO_SETTLE;
  if (kind !== 'harmful' && conflicts.length > 0) return TO_AGREE;
  if (stanceIssue !== null && kind !== 'offTopic')
    return { focus: '立场', exercise: '先想清楚面试官为什么这样问，换一个立场重说一遍，再看长短。' };
  if (isOnlyInEnglish(judged)) return IN_CHINESE;
  if (doubt !== null && kind !== 'offTopic') return TO_CLARIFY;
  if (kind !== 'answered') return AGAIN[kind];
  return formOf(answered.question) === 'story'
    ? { focus: '经历', exercise: '用四句话重讲：当时的情况、您的两步做法、最后的结果，每句不超过二十个字。' }
    : { focus: '条理', exercise: '用三句话重说：直接回答、先后几步、为什么这样做。' };
}

/** The order of drills: harmful answers first, then untrue or contradictory ones, then weak ones. */
function gravityOf({ kind, claims, conflicts }: Judged): number {
  if (kind === 'harmful') return 0;
  if (claims.length > 0) return 1;
  return conflicts.length > 0 ? 2 : 3;
}

/** The next drills: the weakest answers, each with the part that lost most. */
function nextDrills(judged: readonly Judged[]): InterviewReportResult['nextDrills'] {
  return [...judged]
    .filter((each) => each.score < GOOD && isWanting(each))
    .sort((a, b) => gravityOf(a) - gravityOf(b) || a.score - b.score || a.answered.order - b.answered.order)
    .slice(0, MAX_DRILLS)
    .map((each) => ({
      questionId: each.answered.question.id,
      reason: clipped(`本题 ${each.score} 分。${diagnosisOf(each)[0] ?? ''}`, 300),
      ...drillOf(each),
    }));
}

/** The goal at the end of an introduction is the only addition. */
const IMPROVED = '改写稿只用您说过的话；自我介绍里没有说应聘什么岗位的，末尾补一句应聘的岗位。';

/** The report of a mock interview. Every score is the sum of its reasons, and the result depends only on the input. */
export function reportInterview(input: InterviewReportInput): InterviewReportResult {
  const ground = groundOf(input);
  const judged = casesOf(input).map((answered) =>
    judgeAnswer(answered, ground, inconsistenciesOf(answered, ground)),
  );
  const [answered, total] = [judged.filter(isValid).length, judged.length];
  const isWhole = hasWhole(answered, total);
  const said = judged.filter(({ answered: { isBlank } }) => !isBlank);
  const blanks = total - said.length;
  const beside = said.length - answered;
  const dimensions = dimensionsOf(isWhole || said.length === 0 ? judged : said);
  const overall = isWhole ? overallOf(dimensions, Math.round((answered / total) * 100) / 100) : null;
  const questions = judged.map((each) => analyseAnswer(each, ground));
  const inconsistencies = judged.flatMap(({ conflicts }) => conflicts);
  const last = overall === null ? undefined : input.earlier.at(-1);
  return {
    ...{ sessionId: input.sessionId, overall, dimensions, answered, inconsistencies },
    toCheck: judged.flatMap(({ toCheck }) => toCheck),
    readiness: overall && readinessOf(overall.score, { blanks, beside, inconsistencies, judged }),
    questions,
    strengths: strengthsOf(judged),
    nextDrills: nextDrills(judged),
    trend: [
      ...input.earlier.map(({ runId, date, score }) => ({ runId, date, score })),
      ...(overall ? [{ runId: null, date: input.today, score: overall.score }] : []),
    ],
    delta: overall && last ? overall.score - last.score : null,
    changes: last ? changesOf(dimensions, last.dimensions) : [],
    notes: [
      ...(isWhole ? [] : [wholeMissing(said, total)]),
      '分数由本地规则按答案的文字得出，只用于比较自己的练习，不代表面试能否通过。',
      ...(questions.some(({ improvedAnswer }) => improvedAnswer !== '') ? [IMPROVED] : []),
    ],
  };
}

/** Whether an answer counts: not blank, not off-topic and not addressed to a program. */
const isValid = ({ answered, kind }: Judged): boolean =>
  !answered.isBlank && kind !== 'offTopic' && !speaksToMachine(answered.text);

/** Whether an answer misses its question only because it is in English. */
const isOnlyInEnglish = ({ kind, answered }: Judged): boolean =>
  kind === 'offTopic' && isInEnglish(answered.text);

function wholeMissing(said: readonly Judged[], total: number): string {
  const valid = said.filter(isValid).length;
  const english = said.filter(isOnlyInEnglish).length;
  const strayed = said.length - valid - english;
  const few = valid * 2 < total ? '不到一半' : `不足 ${leastAnswers(total)} 题`;
  const uncounted = [
    ...(english > 0 ? [`${english} 题没有用中文回答`] : []),
    ...(strayed > 0 ? [`${strayed} 题答非所问`] : []),
  ].join('、');
  const off = uncounted === '' ? '，' : `，其中 ${uncounted}，${strayed > 0 ? '切题的' : '用中文回答的'}`;
  return `答了 ${said.length} / ${total} 题${off}${few}，不给总分和准备程度；各维度只按答了的题计算，每题的得分见逐题分析。`;
}

/** A dimension is the weighted mean of its part over all answers. */
function dimensionsOf(judged: readonly Judged[]): Dimension[] {
  return interviewDimensionKeys.map((key) => {
    const { label, weight } = interviewDimensions[key];
    const weights = judged.map(({ answered }) => PART_WEIGHTS[answered.question.type][key]);
    const whole = weights.reduce((sum, each) => sum + each, 0) || 1;
    const shown = shownShares(weights.map((each) => (each * 100) / whole));
    const contributions = judged.map(({ parts, answered }, index) => {
      const score = parts.find((part) => part.key === key)?.score ?? 0;
      const part = (weights[index] ?? 0) / whole;
      return {
        ruleId: `${key}.${answered.question.id}`,
        points: Math.round(score * part * 1e4) / 1e4,
        reason: `第 ${answered.order + 1} 题的${label} ${score} 分，占 ${shown[index] ?? 0}%`,
        evidence: answered.isBlank ? [] : [{ pointer: answered.pointer, quote: quoted(answered.text, 60) }],
      };
    });
    return dimensionOf({ key, label, weight }, contributions);
  });
}

interface Readiness {
  blanks: number;
  /** The number of off-topic answers. */
  beside: number;
  inconsistencies: readonly Inconsistency[];
  judged: readonly Judged[];
}

/** An answer below this score has to be prepared again. */
const FAILED = 40;
/** From this share of failed answers on, they are more than a single weakness. */
const MANY_FAILED = 0.25;

const numbersOf = (judged: readonly Judged[]): string =>
  judged.map(({ answered }) => answered.order + 1).join('、');

/** The tier of preparation by fixed limits, restricted by the worst answers; it is not a prediction of a decision. */
function readinessOf(
  score: number,
  { blanks, beside, inconsistencies, judged }: Readiness,
): NonNullable<InterviewReportResult['readiness']> {
  const harmful = judged.filter(({ kind }) => kind === 'harmful');
  const claimed = judged.filter(({ kind, claims }) => kind !== 'harmful' && claims.length > 0);
  const unanswered = judged.filter(({ kind }) => kind === 'offTopic');
  const english = unanswered.filter(isOnlyInEnglish);
  const strayed = unanswered.filter((each) => !english.includes(each));
  const offRecord = judged.filter(
    ({ answered, kind }) => kind !== 'harmful' && offRecordIssue(answered.text) !== null,
  );
  const poor = judged.filter(
    ({ stanceIssue, kind, answered }) =>
      stanceIssue !== null && kind !== 'offTopic' && offRecordIssue(answered.text) === null,
  );
  const doubted = judged.filter(({ doubt, kind }) => doubt !== null && kind !== 'offTopic');
  const failed = judged.filter((each) => each.score < FAILED);
  const open = [
    ...(harmful.length > 0 ? [`第 ${numbersOf(harmful)} 题的内容不能这样说`] : []),
    ...(claimed.length > 0 ? [`第 ${numbersOf(claimed)} 题说了简历里没有的事`] : []),
    ...(offRecord.length > 0 ? [`第 ${numbersOf(offRecord)} 题的做法要先说清是否经过批准`] : []),
    ...(poor.length > 0 ? [`第 ${numbersOf(poor)} 题的说法对自己不利`] : []),
    ...(doubted.length > 0 ? [`第 ${numbersOf(doubted)} 题有一句要说清`] : []),
    ...(blanks > 0 ? [`${blanks} 道题没有作答`] : []),
    ...(english.length > 0 ? [`第 ${numbersOf(english)} 题没有用中文回答`] : []),
    ...(strayed.length > 0 ? [`第 ${numbersOf(strayed)} 题答非所问`] : []),
    ...(inconsistencies.length > 0 ? [`${inconsistencies.length} 处与简历不一致`] : []),
  ].join('，');
  const why = (words: string) => `总分 ${score}${open === '' ? '' : `，${open}`}。${words}`;
  const isSettled = harmful.length + claimed.length + offRecord.length === 0;
  const isEven = failed.length < MANY_FAILED * judged.length;
  if (score >= 80 && open === '' && failed.length === 0)
    return { tier: '准备充分', why: why('保持状态，重点练表达和时间控制。') };
  if (score >= 65 && blanks + beside === 0 && isSettled && isEven)
    return {
      tier: '接近就绪',
      why: why(
        inconsistencies.length + poor.length > 0
          ? '先改好这几处，再把弱项各练一遍。'
          : '把下面的弱项各练一遍即可。',
      ),
    };
  if (score >= 45) {
    const first = isSettled
      ? isEven
        ? '先补齐经历的细节和结果，再练一轮。'
        : `第 ${numbersOf(failed)} 题先重新准备，再练一轮。`
      : '先把这几题换成站得住的回答，再练一轮。';
    return { tier: '建议再练', why: why(first) };
  }
  return { tier: '需要重新准备', why: why('建议先按参考回答写出每题提纲，再开始下一轮。') };
}

const changesOf = (
  dimensions: readonly Dimension[],
  before: readonly { key: string; score: number }[],
): InterviewReportResult['changes'] =>
  dimensions.flatMap(({ key, label, score }) => {
    const earlier = before.find((each) => each.key === key);
    return earlier ? [{ key, label, delta: Math.round((score - earlier.score) * 10) / 10 }] : [];
  });
