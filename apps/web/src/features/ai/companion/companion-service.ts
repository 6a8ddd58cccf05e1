import {
  listCompanionRuns,
  startCompanion,
  lastCompanionRun,
  listCompanionCategories,
} from '@qicheng/contract/analysis/companion.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { companionResult, type CompanionResult } from '@qicheng/analysis/companion-result';
import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, call } from '#src/lib/api.js';
import type { AiService } from '../kit/ai-service.js';

/** The categories with their forms. */
export const categoriesQuery = queryOptions({
  queryKey: ['ai', 'companion-categories'],
  queryFn: async ({ signal }) => (await call(listCompanionCategories, {}, { signal })).list,
  staleTime: 600_000,
});

/** The facts that the member has allowed the companion to remember. */
export const memoryQuery = queryOptions({
  queryKey: ['ai', 'history', 'companion-memory'],
  queryFn: async ({ signal }) => (await call(lastCompanionRun, {}, { signal })).run?.result?.memory ?? [],
});

export type CompanionQuestion = Omit<InputOf<typeof startCompanion>, 'engine' | 'requestKey'>;
type CompanionService = AiService<CompanionQuestion, CompanionResult>;

const start: CompanionService['start'] = async (question, options) => {
  const answer = await call(startCompanion, question, options);
  // The page checks for crisis words before sending; if only the server finds them, its message is shown at
  // the button.
  if (answer.outcome === 'helped') {
    const numbers = answer.data.contacts.map(({ name, number }) => `${name} ${number}`).join('，');
    throw new ApiFailure(200, 0, `${answer.data.message}${numbers}`);
  }
  return answer.data;
};

/** 求职搭子. */
export const companionService: CompanionService = {
  key: 'companion',
  title: '求职搭子',
  purpose:
    '自我介绍、职业规划、测评、群面、谈薪、邮件、周报、权益与情绪：选一类，填几项，给出能直接用的文字、步骤与清单。',
  limitations: '只用您填写的内容和简历里的事实，不编经历与行情；法律问题按条文回答，属于信息，不是法律意见。',
  schema: companionResult,
  start,
  history: (paging, options) => call(listCompanionRuns, paging, options),
};

/** 权益咨询: the labour law category, with its own history. */
export const rightsService: CompanionService = {
  ...companionService,
  title: '权益咨询',
  purpose: '试用期、欠薪、社保、辞退、违约金、三方协议……说清经过，按法律条文回答，写明法律、条号与施行日期。',
  limitations:
    '属于一般信息，不是法律意见；认不出的问题会直说并退回次数，请拨打 12333 或向当地劳动人事争议仲裁委员会咨询。',
  isCustom: true,
  history: (paging, options) => call(listCompanionRuns, { ...paging, category: 'rights' }, options),
};
