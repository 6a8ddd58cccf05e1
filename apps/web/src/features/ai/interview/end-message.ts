import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { leastAnswers } from '@qicheng/analysis/interview-report';
import { isValidAnswer } from '@qicheng/analysis/interview-topic';
import type { KeptAnswer } from './answer-store.js';

type Answer = Pick<KeptAnswer, 'text' | 'followUpAnswer'> | undefined;

/** What the dialog of the end says: how many answers count, as the server counts them, whether a report will be possible, and the way on when not. */
export function endMessage(
  questions: readonly InterviewQuestion[],
  answerOf: (questionId: string) => Answer,
): { text: string; confirm: string; cancel: string } {
  const total = questions.length;
  const valid = questions.filter((question) => {
    const answer = answerOf(question.id);
    return answer !== undefined && isValidAnswer(question, answer.text, answer.followUpAnswer);
  }).length;
  const least = leastAnswers(total);
  if (valid >= least)
    return {
      text: `有效回答 ${valid}/${total} 题。结束后回答不能再修改，可以生成报告，也可以用同一组题再练一次。`,
      confirm: '结束面试',
      cancel: '取消',
    };
  return {
    text: `有效回答 ${valid}/${total} 题，至少要 ${least} 题才能生成报告。现在结束，这一场不能生成报告，回答也不能再修改。`,
    confirm: '仍要结束',
    cancel: '继续作答',
  };
}
