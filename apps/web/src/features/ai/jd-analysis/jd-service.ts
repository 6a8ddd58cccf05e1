import {
  listJdAnalyses,
  startJdAnalysis,
  startJdReference,
} from '@qicheng/contract/analysis/jd-analysis.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import {
  jdAnalysisResult,
  type JdAnalysisResult,
  jdReference,
  type JdReference,
} from '@qicheng/analysis/jd-analysis';
import { call } from '../../../lib/api.js';
import type { AiService } from '../kit/ai-service.js';

export type JdQuestion = Omit<InputOf<typeof startJdAnalysis>, 'engine' | 'requestKey'>;

/** JD 分析. */
export const jdService: AiService<JdQuestion, JdAnalysisResult, JdReference> = {
  key: 'jdAnalysis',
  title: 'JD 分析',
  does: '把职位描述拆成要求、职责和风险；选上简历，逐条对照哪些有证据、哪些还缺，并给出岗位版本。',
  doesNot: '不猜没有写出来的薪资和单位，不预测录用概率；“待确认”的硬性条件不算通过。',
  schema: jdAnalysisResult,
  start: (question, options) => call(startJdAnalysis, question, options),
  history: (paging, options) => call(listJdAnalyses, paging, options),
  reference: {
    schema: jdReference,
    start: (asked, options) => call(startJdReference, asked, options),
  },
};
