import {
  listCustomPostgrad,
  listPostgrad,
  startPostgrad,
  startPostgradReference,
} from '@qicheng/contract/analysis/postgrad-exam.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import {
  postgradReference,
  type PostgradReference,
  postgradResult,
  type PostgradResult,
} from '@qicheng/analysis/postgrad-exam-result';
import { call } from '../../../lib/api.js';
import type { AiService } from '../kit/ai-service.js';

export type PostgradQuestion = Omit<InputOf<typeof startPostgrad>, 'engine' | 'requestKey'>;

/** 考研分析. */
export const postgradService: AiService<PostgradQuestion, PostgradResult, PostgradReference> = {
  key: 'postgradExam',
  title: '考研分析',
  does: '按公开的规则看竞争力六个方面，把目标分成冲、稳、保，再把可用的小时排到每一周。',
  doesNot:
    '不预测录取概率，不估计没有公布的数据；推免比、报录比、分数线只用带年份和来源的数字，没有的写数据缺失。',
  schema: postgradResult,
  start: (question, options) => call(startPostgrad, question, options),
  history: (paging, options) => call(listPostgrad, paging, options),
  reference: {
    schema: postgradReference,
    start: (asked, options) => call(startPostgradReference, asked, options),
  },
};

/** The same with a question of one's own, in a list of its own. */
export const customPostgradService: typeof postgradService = {
  ...postgradService,
  isCustom: true,
  history: (paging, options) => call(listCustomPostgrad, paging, options),
};
