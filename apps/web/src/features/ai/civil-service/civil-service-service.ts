import { civilService as descriptor } from '@qicheng/analysis/descriptors/civil-service';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

export type CivilQuestion = QuestionOf<typeof descriptor>;

const WORDS = {
  title: '考公分析',
  does: '把职位条件逐条对照您的情况：符合、不符还是待核实，差在哪里、怎么补；再按模块差距排出备考计划。',
  doesNot:
    '资格由规则判断，不用模型；没有读懂或没有填写的条件一律待核实，从不视为符合。最终以招录机关审查为准。',
};

/** 考公分析. */
export const civilService = defineAiService(descriptor, WORDS);

/** The same with a question of one's own, in a list of its own. */
export const customCivilService = defineAiService(descriptor, WORDS, { isCustom: true });
