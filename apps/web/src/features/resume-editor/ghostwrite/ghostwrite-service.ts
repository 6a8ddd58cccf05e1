import { type GhostwriteResult, ghostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { listGhostwrites, startGhostwrite } from '@qicheng/contract/analysis/ghostwrite.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { call } from '../../../lib/api.js';
import type { AiService } from '../../ai/index.js';

export type GhostwriteAsked = Omit<InputOf<typeof startGhostwrite>, 'engine' | 'requestKey' | 'importId'>;

/** AI 代写与优化 of one résumé. */
export const ghostwriteService = (resumeId: string): AiService<GhostwriteAsked, GhostwriteResult> => ({
  key: 'ghostwrite',
  title: 'AI 代写与优化',
  does: '按规则改写经历描述，或由您的回答写成新的描述。',
  doesNot: '不编造数字、时间、单位和证书；没有依据的地方留空待补充。',
  schema: ghostwriteResult,
  start: (question, options) => call(startGhostwrite, question, options),
  history: (paging, options) => call(listGhostwrites, { ...paging, resumeId }, options),
});
