import {
  type InterviewDimensionKey,
  interviewDimensions,
  type InterviewReportResult,
} from '@qicheng/analysis/interview-report';
import { clipped } from '../../text/clipped.js';
import { lossesOf } from './analyse-answer.js';
import type { Judged } from './judge-answer.js';

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
export function nextDrills(judged: readonly Judged[]): InterviewReportResult['nextDrills'] {
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
