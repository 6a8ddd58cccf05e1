import {
  listCivil,
  listCustomCivil,
  startCivil,
  startCivilReference,
} from '@qicheng/contract/analysis/civil-service.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import {
  civilReference,
  type CivilReference,
  civilResult,
  type CivilResult,
} from '@qicheng/analysis/civil-service-result';
import { call } from '../../../lib/api.js';
import type { AiService } from '../kit/ai-service.js';

export type CivilQuestion = Omit<InputOf<typeof startCivil>, 'engine' | 'requestKey'>;

/** 考公分析. */
export const civilService: AiService<CivilQuestion, CivilResult, CivilReference> = {
  key: 'civilService',
  title: '考公分析',
  does: '把职位条件逐条对照您的情况：符合、不符还是待核实，差在哪里、怎么补；再按模块差距排出备考计划。',
  doesNot:
    '资格由规则判断，不用模型；没有读懂或没有填写的条件一律待核实，从不视为符合。最终以招录机关审查为准。',
  schema: civilResult,
  start: (question, options) => call(startCivil, question, options),
  history: (paging, options) => call(listCivil, paging, options),
  reference: {
    schema: civilReference,
    start: (asked, options) => call(startCivilReference, asked, options),
  },
};

/** The same with a question of one's own, in a list of its own. */
export const customCivilService: typeof civilService = {
  ...civilService,
  isCustom: true,
  history: (paging, options) => call(listCustomCivil, paging, options),
};
