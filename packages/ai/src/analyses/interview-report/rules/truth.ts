import type { Inconsistency } from '@qicheng/analysis/interview-report';
import type { AnswerCase, ReportGround } from '../answer-case.js';
import { type Mark, mark } from './rule.js';

const PENALTY = 30;

/** 证据真实性: who did it, when, how much, and whether the résumé says the same. */
export function truthMarks(
  { text, traits }: AnswerCase,
  { names }: ReportGround,
  conflicts: readonly Inconsistency[],
): Mark[] {
  const named = names.find((name) => text.includes(name));
  return [
    mark('truth.own', traits.hasOwnPart, 25, ['说清了自己做的部分', '没有说清哪些是你自己做的']),
    mark('truth.figure', traits.hasFigure, 25, ['有具体的数字', '没有任何数字，可信度低']),
    mark('truth.scene', traits.hasSituation, 25, ['交代了时间或场景', '没有交代时间、地点或场景']),
    mark('truth.example', named !== undefined || traits.hasExample, 25, [
      named === undefined ? '举了例子' : `和简历中的“${named}”对得上`,
      '没有具体的例子或简历中的经历来支撑',
    ]),
    ...conflicts.map(({ resume, answer }, index): Mark => ({
      ruleId: `truth.conflict.${index + 1}`,
      points: -PENALTY,
      most: 0,
      reason: `与简历不一致：回答“${answer}”，简历“${resume}”`.slice(0, 300),
      advice: '先核对简历，再统一说法',
    })),
  ];
}
