import { coverLetter as descriptor } from '@qicheng/analysis/descriptors/cover-letter';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

export type LetterQuestion = QuestionOf<typeof descriptor>;

/** 求职信. */
export const letterService = defineAiService(descriptor, {
  title: '求职信',
  does: '逐段点评求职信，查出写错的单位、套话和没有证据的句子；也可以用简历里的经历直接生成一封，附打招呼语和邮件标题。',
  doesNot: '不编经历，不替您说动机：只有您知道的事实标为【待补充】，补上再用。',
});
