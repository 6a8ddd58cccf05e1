import {
  answerGrades,
  answersForTotal,
  gradeOf,
  hasWhole,
  interviewDimensionKeys,
  interviewDimensions,
  type InterviewReportInput,
  type InterviewReportResult,
  type AnswerAnalysis,
} from '@qicheng/analysis/interview-report';
import { speaksToMachine } from '@qicheng/analysis/interview-topic';
import { type Dimension, dimensionOf, overallOf } from '@qicheng/analysis/result';
import { isMostlyUnread } from '../../guards/unread-file.js';
import { sentencesOf } from '../../text/clauses.js';
import { specificWordsBeyond } from '../../text/specific-words.js';
import { quoted } from '../resume-analysis/statements.js';
import { casesOf, contextOf, type AnswerCase, type ReportContext } from './answer-case.js';
import { diagnosisOf } from './diagnosis.js';
import { improvedAnswer } from './improved-answer.js';
import { inconsistenciesOf } from './inconsistencies.js';
import { type Judged, judgeAnswer, PART_WEIGHTS } from './judge-answer.js';
import { isOnlyInEnglish, nextDrills } from './next-drills.js';
import { readinessOf } from './readiness.js';
import { referenceAnswer } from './reference-answer.js';
import { isShort, spokenSeconds } from './rules/expression.js';
import { QUOTE_LENGTH, strengthsOf } from './strengths.js';
import { isSayable } from './verdict.js';

/** The sentence of an answer with most words that its question does not have. */
function quoteOf({ text, isBlank, question }: AnswerCase): string {
  if (isBlank) return '';
  const wordsIn = (sentence: string): number => specificWordsBeyond(sentence, question.text).length;
  const [fullest = text] = sentencesOf(text)
    .filter((sentence) => sentence.trim() !== '')
    .toSorted((a, b) => wordsIn(b) - wordsIn(a));
  return quoted(fullest, QUOTE_LENGTH);
}

/** An answer in less than this share of the suggested time leaves most of it unused. */
const MIN_TIME_SHARE = 0.1;

function timingOf(answered: AnswerCase): AnswerAnalysis['timing'] {
  const { answer, question, isBlank } = answered;
  const [seconds, planned] = [answer?.seconds ?? 0, question.timeSec];
  if (seconds === 0) return { seconds, planned, note: '没有记录用时' };
  if (isBlank) return { seconds, planned, note: '这一次没有答，不比较用时' };
  if (seconds < planned * MIN_TIME_SHARE) return { seconds, planned, note: '用时很短，还有时间可以说' };
  // A short answer is not praised for its time.
  if (isShort(answered))
    return { seconds, planned, note: `打字用了 ${seconds} 秒，说出来大约 ${spokenSeconds(answered)} 秒` };
  if (seconds > planned * 2.5)
    return { seconds, planned, note: '打字比说话慢，但也明显超时：正式作答前先想好三个关键词' };
  return { seconds, planned, note: seconds > planned ? '略超建议时间，打字作答属正常' : '在建议时间内' };
}

/** The analysis of one answer. A weak one needs other contents, not other words, and nothing in it is quoted as read. */
function analyseAnswer(judged: Judged, context: ReportContext): AnswerAnalysis {
  const { answered, score, conflicts, kind } = judged;
  return {
    questionId: answered.question.id,
    ...{ score, grade: gradeOf(score), isBlank: answered.isBlank, kind },
    quote: quoteOf(answered),
    diagnosis: diagnosisOf(judged),
    hitPoints: [],
    missedPoints: [],
    referenceAnswer: referenceAnswer(answered, context),
    improvedAnswer:
      isSayable(judged) && score >= answerGrades.可以
        ? improvedAnswer(answered, context, conflicts.length > 0)
        : '',
    timing: timingOf(answered),
  };
}

/** The goal at the end of an introduction is the only addition. */
const IMPROVED = '改写稿只用您说过的话；自我介绍里没有说应聘什么岗位的，末尾补一句应聘的岗位。';

/** The report of a mock interview. The result depends only on the input. */
export function reportInterview(input: InterviewReportInput): InterviewReportResult {
  const context = contextOf(input);
  const isUnread = isMostlyUnread(input.resume);
  const judged = casesOf(input, context).map((answered) =>
    judgeAnswer(answered, context, isUnread ? [] : inconsistenciesOf(answered, context)),
  );
  const [answered, total] = [judged.filter(isValid).length, judged.length];
  const isWhole = hasWhole(answered, total);
  const answeredCases = judged.filter(({ answered: { isBlank } }) => !isBlank);
  const dimensions = dimensionsOf(isWhole || answeredCases.length === 0 ? judged : answeredCases);
  const overall = isWhole ? overallOf(dimensions, Math.round((answered / total) * 100) / 100) : null;
  const questions = judged.map((each) => analyseAnswer(each, context));
  const inconsistencies = judged.flatMap(({ conflicts }) => conflicts);
  const last = overall === null ? undefined : input.earlier.at(-1);
  return {
    ...{ sessionId: input.sessionId, overall, dimensions, answered, inconsistencies },
    toCheck: isUnread ? [] : judged.flatMap(({ toCheck }) => toCheck),
    readiness: overall && readinessOf(overall.score, { inconsistencies, judged }),
    questions,
    strengths: strengthsOf(judged, context),
    nextDrills: nextDrills(judged),
    trend: [
      ...input.earlier.map(({ runId, date, score }) => ({ runId, date, score })),
      ...(overall ? [{ runId: null, date: input.today, score: overall.score }] : []),
    ],
    delta: overall && last ? overall.score - last.score : null,
    changes: last ? changesOf(dimensions, last.dimensions) : [],
    notes: [
      ...(isUnread ? ['简历文件没有读全，答案里的数字和日期没有与简历核对。'] : []),
      ...(isWhole ? [] : [wholeMissing(answeredCases, total)]),
      '分数由本地规则按答案的文字得出，只用于比较自己的练习，不代表面试能否通过。',
      ...(questions.some(({ improvedAnswer }) => improvedAnswer !== '') ? [IMPROVED] : []),
    ],
  };
}

/** Whether an answer counts: not blank, not off-topic and not addressed to a program. */
const isValid = ({ answered, kind }: Judged): boolean =>
  !answered.isBlank && kind !== 'offTopic' && !speaksToMachine(answered.text);

function wholeMissing(answeredCases: readonly Judged[], total: number): string {
  const valid = answeredCases.filter(isValid).length;
  const english = answeredCases.filter(isOnlyInEnglish).length;
  const strayed = answeredCases.length - valid - english;
  const few = valid * 2 < total ? '不到一半' : `不足 ${answersForTotal(total)} 题`;
  const uncounted = [
    ...(english > 0 ? [`${english} 题没有用中文回答`] : []),
    ...(strayed > 0 ? [`${strayed} 题没有读到所问的内容`] : []),
  ].join('、');
  const off = uncounted === '' ? '，' : `，其中 ${uncounted}，${strayed > 0 ? '切题的' : '用中文回答的'}`;
  return `答了 ${answeredCases.length} / ${total} 题${off}${few}，不给总分和准备程度；各维度只按答了的题计算，每题的情况见逐题分析。`;
}

const OF_WHOLE = '按全部回答合起来计；每道题的情况见逐题分析。';

/** A dimension is the weighted mean of its part over all answers. */
function dimensionsOf(judged: readonly Judged[]): Dimension[] {
  return interviewDimensionKeys.map((key) => {
    const { label, weight } = interviewDimensions[key];
    const weightOf = ({ answered }: Judged): number => PART_WEIGHTS[answered.question.type][key];
    const whole = judged.reduce((sum, each) => sum + weightOf(each), 0) || 1;
    const points = judged.reduce((sum, each) => sum + each.parts[key] * weightOf(each), 0) / whole;
    return dimensionOf({ key, label, weight }, [
      { ruleId: `${key}.whole`, points: Math.round(points), reason: OF_WHOLE, evidence: [] },
    ]);
  });
}

const changesOf = (
  dimensions: readonly Dimension[],
  before: readonly { key: string; score: number }[],
): InterviewReportResult['changes'] =>
  dimensions.flatMap(({ key, label, score }) => {
    const earlier = before.find((each) => each.key === key);
    return earlier ? [{ key, label, delta: Math.round((score - earlier.score) * 10) / 10 }] : [];
  });
