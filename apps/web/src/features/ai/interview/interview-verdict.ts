import type { InterviewResult } from '@qicheng/analysis/interview';
import type { InterviewReportResult } from '@qicheng/analysis/interview-report';
import type { FirstAction } from '../kit/first-actions.js';
import type { Measure } from '../kit/score-ring.js';

/** A prediction in one sentence: the number of questions, and how many ask about the résumé. */
export function predictionVerdictOf({ questions, target }: InterviewResult): string {
  const own = questions.filter(({ anchor }) => anchor !== undefined).length;
  const position = target.position === '' ? '' : `面试“${target.position}”，`;
  return `${position}可能会问这 ${questions.length} 道题${own > 0 ? `，其中 ${own} 道追问您的简历` : ''}`;
}

const BY_TIER = {
  准备充分: '准备充分，保持状态，重点练表达和时间',
  接近就绪: '接近就绪，把弱项各练一遍就好',
  表达清楚: '表达清楚，专业内容对不对请对照参考回答',
  建议再练: '还要再练一轮，先补齐经历的细节和结果',
  需要重新准备: '需要重新准备，先给每道题写好提纲',
} as const;

/** What the score of a report measures, if the correctness of professional answers is not part of it. */
export const reportMeasureOf = ({ readiness }: InterviewReportResult): Measure | undefined =>
  readiness?.tier === '表达清楚' ? { name: '内容待对照', isNeutral: true } : undefined;

/** What the whole is ready for; questions without an answer come before details. */
function readyFor(tier: keyof typeof BY_TIER, left: number): string {
  return tier === '建议再练' && left > 0 ? `还要再练一轮，先补上没有答到的 ${left} 道题` : BY_TIER[tier];
}

/** A report in one sentence: contradictions with the résumé first, then the readiness. */
export function interviewVerdictOf(result: InterviewReportResult): string {
  const { readiness, inconsistencies, answered, questions } = result;
  const ready =
    readiness === null
      ? `只答了 ${answered} / ${questions.length} 题，不给总分，每题的情况见逐题分析`
      : readyFor(readiness.tier, questions.length - answered);
  return inconsistencies.length > 0 ? `有 ${inconsistencies.length} 处回答和简历对不上；${ready}` : ready;
}

/** What to practise next; questions with the same exercise are one action. */
export function interviewActionsOf({ nextDrills }: Pick<InterviewReportResult, 'nextDrills'>): FirstAction[] {
  const questionsOf = new Map<string, string[]>();
  for (const { questionId, focus, exercise } of nextDrills) {
    const task = `${focus}：${exercise}`;
    questionsOf.set(task, [...(questionsOf.get(task) ?? []), questionId.slice(1)]);
  }
  return [...questionsOf].map(([task, orders]) => ({
    id: task,
    text: `第 ${orders.join('、')} 题 · ${task}`,
  }));
}
