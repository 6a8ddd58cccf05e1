import { listLetterAnalyses, startLetterAnalysis } from '@qicheng/contract/analysis/cover-letter.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { letterResult, type LetterResult } from '@qicheng/analysis/cover-letter';
import { call } from '../../../lib/api.js';
import type { AiService } from '../kit/ai-service.js';

export type LetterQuestion = Omit<InputOf<typeof startLetterAnalysis>, 'engine' | 'requestKey'>;

/** 求职信. */
export const letterService: AiService<LetterQuestion, LetterResult> = {
  key: 'coverLetter',
  title: '求职信',
  does: '逐段点评求职信，查出写错的单位、套话和没有证据的句子；也可以用简历里的经历直接生成一封，附打招呼语和邮件标题。',
  doesNot: '不编经历，不替您说动机：只有您知道的事实标为【待补充】，补上再用。',
  schema: letterResult,
  start: (question, options) => call(startLetterAnalysis, question, options),
  history: (paging, options) => call(listLetterAnalyses, paging, options),
};
