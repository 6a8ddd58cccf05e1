import type { AnswerAnalysis } from '@qicheng/analysis/interview-report';
import { quoted } from '../resume-analysis/statements.js';
import type { AnswerCase, ReportGround } from './answer-case.js';
import type { Judged } from './judge-answer.js';
import { improvedAnswer } from './improved-answer.js';
import { referenceAnswer } from './reference-answer.js';

const QUOTE_LENGTH = 120;
const MOST_ADVICE = 3;

/** The reasons for which an answer lost most, the dearest first. */
export const lossesOf = ({ marks }: Judged) =>
  marks
    .map((mark) => ({ ...mark, loss: ((mark.most - mark.points) * mark.weight) / 100 }))
    .filter(({ loss }) => loss > 1)
    .sort((a, b) => b.loss - a.loss || a.ruleId.localeCompare(b.ruleId));

function diagnosisOf(judged: Judged): string[] {
  const { answered, conflicts } = judged;
  if (answered.isEcho) return ['只重复了题目，没有作答，本题记 0 分。'];
  if (answered.isBlank)
    return ['没有作答，本题记 0 分。', '不会的题也可以说思路：先说你会从哪里查起，再说一个相近的经历。'];
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
export function analyseAnswer(judged: Judged, ground: ReportGround): AnswerAnalysis {
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
