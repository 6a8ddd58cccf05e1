import { isBlankAnswer } from '@qicheng/analysis/interview-answer';
import { leastAnswers } from '@qicheng/analysis/interview-report';
import type { KeptAnswer } from './answer-keeper.js';

type Answer = Pick<KeptAnswer, 'text' | 'followUpAnswer'> | undefined;

/** An answer that the report counts, as the server counts it. */
const isValid = (answer: Answer): boolean =>
  answer !== undefined && !(isBlankAnswer(answer.text) && isBlankAnswer(answer.followUpAnswer));

/** What the dialog of the end says, by question: whether a report will be possible, and the way on when not. */
export function endWords(answers: readonly Answer[]): { text: string; act: string; back: string } {
  const total = answers.length;
  const valid = answers.filter(isValid).length;
  const least = leastAnswers(total);
  if (valid >= least)
    return {
      text: `有效回答 ${valid}/${total} 题。结束后回答不能再修改，可以生成报告，也可以用同一组题再练一次。`,
      act: '结束面试',
      back: '取消',
    };
  return {
    text: `有效回答 ${valid}/${total} 题，至少要 ${least} 题才能生成报告。现在结束，这一场不能生成报告，回答也不能再修改。`,
    act: '仍要结束',
    back: '继续作答',
  };
}
