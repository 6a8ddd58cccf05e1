import {
  hasWhole,
  type Inconsistency,
  interviewDimensionKeys,
  interviewDimensions,
  type InterviewReportInput,
  type InterviewReportResult,
  leastAnswers,
  type InterviewDimensionKey,
  type AnswerAnalysis,
} from '@qicheng/analysis/interview-report';
import { isOffTopic } from '@qicheng/analysis/interview-topic';
import { type Dimension, dimensionOf, overallOf } from '@qicheng/analysis/result';
import { casesOf, groundOf, type AnswerCase, type ReportGround } from './answer-case.js';
import { inconsistenciesOf } from './inconsistencies.js';
import { quoted } from '../resume-analysis/statements.js';
import { type Judged, judgeAnswer, PART_WEIGHTS } from './judge-answer.js';
import { clipped } from '../../text/clipped.js';
import { improvedAnswer, referenceAnswer } from './improved-answer.js';

const QUOTE_LENGTH = 120;
const MOST_ADVICE = 3;

/** The reasons for which an answer lost most, the dearest first. */
const lossesOf = ({ marks }: Judged) =>
  marks
    .map((mark) => ({ ...mark, loss: ((mark.most - mark.points) * mark.weight) / 100 }))
    .filter(({ loss }) => loss > 1)
    .sort((a, b) => b.loss - a.loss || a.ruleId.localeCompare(b.ruleId));

function diagnosisOf(judged: Judged): string[] {
  const { answered, conflicts } = judged;
  if (answered.isEcho) return ['只重复了题目，没有作答，本题记 0 分。'];
  if (answered.isBlank)
    return ['没有作答，本题记 0 分。', '不会的题也可以说思路：先说您会从哪里查起，再说一个相近的经历。'];
  const advice = [...new Set(lossesOf(judged).map(({ advice: words }) => `${words}。`))].slice(
    0,
    MOST_ADVICE,
  );
  const conflict = conflicts.length > 0 ? [`有 ${conflicts.length} 处与简历不一致，面试官会追问。`] : [];
  const beside = judged.isBeside ? ['没有回到题目上：先用一句话直接回答所问，再讲与它有关的那段经历。'] : [];
  const all = [...beside, ...conflict, ...advice];
  return all.length > 0 ? all : ['要点齐全、结构清楚，保持这样的讲法，注意控制时间。'];
}

/** The words that carry the answer: its first sentence, or the one of the result. */
function quoteOf({ text, isBlank }: AnswerCase): string {
  if (isBlank) return '';
  const sentences = text.split(/(?<=[。！？!?；;\n])/u).filter((sentence) => sentence.trim() !== '');
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

/** What is said about one answer. */
function analyseAnswer(judged: Judged, ground: ReportGround): AnswerAnalysis {
  const { answered, parts, score, conflicts } = judged;
  return {
    questionId: answered.question.id,
    ...{ score, isBlank: answered.isBlank, parts },
    quote: quoteOf(answered),
    diagnosis: diagnosisOf(judged),
    hitPoints: answered.hit.map(({ label }) => label),
    missedPoints: answered.missed.map(({ label }) => label),
    referenceAnswer: referenceAnswer(answered, ground),
    improvedAnswer: improvedAnswer(answered, ground, conflicts),
    timing: timingOf(answered),
  };
}

const MOST_DRILLS = 3;
/** What is as good as this needs no drill. */
const GOOD = 80;

const EXERCISES: Readonly<Record<InterviewDimensionKey, string>> = {
  fit: '圈出题目里的关键词，写下三个要点，每个要点配一件自己的事，再完整说一遍。',
  truth: '给这段经历补上时间、人数、前后数字和自己的那一步，先和简历逐字核对。',
  structure: '用四句话重写：背景一句、任务一句、行动两句、结果一句，再扩成完整回答。',
  depth: '对每个做法追问自己两次“为什么”，写下一个备选方案和它的代价。',
  expression: '录音一分钟，删掉口头禅和含糊词，再说一遍，控制在 100 到 300 字。',
};

/** What to practise next: the weakest answers, each with the part that cost most. */
function nextDrills(judged: readonly Judged[]): InterviewReportResult['nextDrills'] {
  return [...judged]
    .filter(({ score }) => score < GOOD)
    .sort((a, b) => a.score - b.score || a.answered.order - b.answered.order)
    .slice(0, MOST_DRILLS)
    .map((each) => {
      const { question, isBlank } = each.answered;
      const part = isBlank ? 'structure' : dearestPart(each);
      const [worst] = lossesOf(each);
      const reason = isBlank
        ? '这道题没有作答，先按参考思路写出提纲。'
        : `本题 ${each.score} 分，失分最多的是${interviewDimensions[part].label}：${worst?.advice ?? '继续打磨'}`;
      return {
        questionId: question.id,
        focus: interviewDimensions[part].label,
        reason: clipped(reason, 300),
        exercise: EXERCISES[part],
      };
    });
}

function dearestPart(judged: Judged): InterviewDimensionKey {
  const losses = new Map<InterviewDimensionKey, number>();
  for (const { part, loss } of lossesOf(judged)) losses.set(part, (losses.get(part) ?? 0) + loss);
  const [dearest] = [...losses].sort(([, a], [, b]) => b - a);
  return dearest?.[0] ?? 'structure';
}

const MOST_STRENGTHS = 4;
const STRONG = 75;

/** The report of a mock interview: every score is the sum of its reasons, and nothing depends on anything but the input. */
export function reportInterview(input: InterviewReportInput): InterviewReportResult {
  const ground = groundOf(input);
  const judged = casesOf(input).map((answered) =>
    judgeAnswer(answered, ground, inconsistenciesOf(answered, ground)),
  );
  const [answered, total] = [judged.filter(isValid).length, judged.length];
  const isWhole = hasWhole(answered, total);
  const said = judged.filter(({ answered: { isBlank } }) => !isBlank);
  const dimensions = dimensionsOf(isWhole || said.length === 0 ? judged : said);
  const overall = isWhole ? overallOf(dimensions, Math.round((answered / total) * 100) / 100) : null;
  const inconsistencies = judged.flatMap(({ conflicts }) => conflicts);
  const last = overall === null ? undefined : input.earlier.at(-1);
  return {
    ...{ sessionId: input.sessionId, overall, dimensions, answered, inconsistencies },
    toCheck: judged.flatMap(({ toCheck }) => toCheck),
    readiness: overall && readinessOf(overall.score, { blanks: total - answered, inconsistencies }),
    questions: judged.map((each) => analyseAnswer(each, ground)),
    strengths: strengthsOf(judged),
    nextDrills: nextDrills(judged),
    trend: [
      ...input.earlier.map(({ runId, date, score }) => ({ runId, date, score })),
      ...(overall ? [{ runId: null, date: input.today, score: overall.score }] : []),
    ],
    delta: overall && last ? overall.score - last.score : null,
    changes: last ? changesOf(dimensions, last.dimensions) : [],
    notes: [
      ...(isWhole ? [] : [wholeMissing(answered, total)]),
      '分数由本地规则按答案的文字得出，只用于比较自己的练习，不代表面试能否通过。',
      '改写稿只用您说过的话和简历原文，【待补充】的地方请填自己的事实。',
    ],
  };
}

/** Whether an answer counts: something was said, and not beside the question. */
const isValid = ({ answered: { question, isBlank, text } }: Judged): boolean =>
  !isBlank && !isOffTopic(question, text);

const wholeMissing = (answered: number, total: number): string =>
  `答了 ${answered} / ${total} 题，${answered * 2 < total ? '不到一半' : `不足 ${leastAnswers(total)} 题`}，不给总分和准备程度；各维度只按答了的题计算，每题的得分见逐题分析。`;

/** A dimension is the mean of the same part of every answer, by what the part counts in its question. */
function dimensionsOf(judged: readonly Judged[]): Dimension[] {
  return interviewDimensionKeys.map((key) => {
    const { label, weight } = interviewDimensions[key];
    const weights = judged.map(({ answered }) => PART_WEIGHTS[answered.question.type][key]);
    const whole = weights.reduce((sum, each) => sum + each, 0) || 1;
    const contributions = judged.map(({ parts, answered }, index) => {
      const score = parts.find((part) => part.key === key)?.score ?? 0;
      const part = (weights[index] ?? 0) / whole;
      return {
        ruleId: `${key}.${answered.question.id}`,
        points: Math.round(score * part * 1e4) / 1e4,
        reason: `第 ${answered.order + 1} 题的${label} ${score} 分，占 ${Math.round(part * 100)}%`,
        evidence: answered.isBlank ? [] : [{ pointer: answered.pointer, quote: quoted(answered.text, 60) }],
      };
    });
    return dimensionOf({ key, label, weight }, contributions);
  });
}

interface Readiness {
  blanks: number;
  inconsistencies: readonly Inconsistency[];
}

/** A tier of preparation, by fixed limits; it says nothing about anybody's decision. */
function readinessOf(
  score: number,
  { blanks, inconsistencies }: Readiness,
): NonNullable<InterviewReportResult['readiness']> {
  const open = [
    ...(blanks > 0 ? [`${blanks} 道题没有作答`] : []),
    ...(inconsistencies.length > 0 ? [`${inconsistencies.length} 处与简历不一致`] : []),
  ].join('，');
  const why = (words: string) => `总分 ${score}${open === '' ? '' : `，${open}`}。${words}`;
  if (score >= 80 && open === '') return { tier: '准备充分', why: why('保持状态，重点练表达和时间控制。') };
  if (score >= 65 && blanks <= 1) return { tier: '接近就绪', why: why('把下面的弱项各练一遍即可。') };
  if (score >= 45) return { tier: '建议再练', why: why('先补齐经历的细节和结果，再练一轮。') };
  return { tier: '需要重新准备', why: why('建议先按参考思路写出每题提纲，再开始下一轮。') };
}

function strengthsOf(judged: readonly Judged[]): string[] {
  return judged
    .flatMap(({ answered, parts }) =>
      answered.isBlank
        ? []
        : parts.map(({ label, score, weight }) => ({ label, score, weight, order: answered.order })),
    )
    .filter(({ score, weight }) => score >= STRONG && weight >= 15)
    .sort((a, b) => b.score - a.score || b.weight - a.weight || a.order - b.order)
    .slice(0, MOST_STRENGTHS)
    .map(({ label, score, order }) => `第 ${order + 1} 题的${label}较好（${score} 分）`);
}

const changesOf = (
  dimensions: readonly Dimension[],
  before: readonly { key: string; score: number }[],
): InterviewReportResult['changes'] =>
  dimensions.flatMap(({ key, label, score }) => {
    const earlier = before.find((each) => each.key === key);
    return earlier ? [{ key, label, delta: Math.round((score - earlier.score) * 10) / 10 }] : [];
  });
