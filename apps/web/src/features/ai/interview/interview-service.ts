import { interview as descriptor } from '@qicheng/analysis/descriptors/interview';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

export type InterviewAsked = QuestionOf<typeof descriptor>;

/** 面试预测. */
export const interviewService = defineAiService(descriptor, {
  title: '面试预测与模拟面试',
  does: '按您的简历、目标岗位或岗位描述预测这一轮会问什么：每道题都写明出自简历的哪一句或哪条要求，随后可以逐题作答练习。',
  doesNot: '题目来自本地题库和您的简历，是练习用的预测，不保证真实面试会问，也不预测通过概率。',
});
