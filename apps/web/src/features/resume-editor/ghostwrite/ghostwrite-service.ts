import { ghostwrite } from '@qicheng/analysis/descriptors/ghostwrite';
import type { GhostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { analysisCalls } from '@qicheng/contract/analysis/calls';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';
import type { AiService } from '../../ai/index.js';

const { start, list } = analysisCalls(ghostwrite);

export type GhostwriteAsked = Omit<InputOf<typeof start>, 'engine' | 'requestKey' | 'importId'>;

/** AI 代写与优化 of one résumé. */
export const ghostwriteService = (resumeId: string): AiService<GhostwriteAsked, GhostwriteResult> => ({
  key: ghostwrite.name,
  title: 'AI 代写与优化',
  does: '按规则改写经历描述，或由您的回答写成新的描述。',
  doesNot: '不编造数字、时间、单位和证书；没有依据的地方留空待补充。',
  schema: ghostwrite.result,
  start: (question, options) => call(start, question, options),
  history: (paging, options) => call(list, { ...paging, resumeId }, options),
});
