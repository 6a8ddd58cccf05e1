import { postgradExam as descriptor } from '@qicheng/analysis/descriptors/postgrad-exam';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

export type PostgradQuestion = QuestionOf<typeof descriptor>;

const WORDS = {
  title: '考研分析',
  does: '按公开的规则看竞争力六个方面，把目标分成冲、稳、保，再把可用的小时排到每一周。',
  doesNot:
    '不预测录取概率，不估计没有公布的数据；推免比、报录比、分数线只用带年份和来源的数字，没有的写数据缺失。',
};

/** 考研分析. */
export const postgradService = defineAiService(descriptor, WORDS);

/** The same with a question of one's own, in a list of its own. */
export const customPostgradService = defineAiService(descriptor, WORDS, { isCustom: true });
