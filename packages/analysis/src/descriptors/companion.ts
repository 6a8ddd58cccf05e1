import { answersOfForm, rememberedFacts } from '../companion-answers.js';
import { companionCategoryOf } from '../companion-categories.js';
import { companionResult } from '../companion-result.js';
import { companionInput, companionQuestion, type CompanionFact } from '../companion.js';
import { defineAnalysis, type RunFacts } from '../define-analysis.js';

/** 求职搭子: a run includes earlier confirmed facts. Starting one is a separate call. */
export const companion = defineAnalysis({
  name: 'companion',
  question: companionQuestion,
  input: companionInput,
  result: companionResult,
  hasSubject: true,
  hasCustom: false,
  filter: 'category',
  calls: {
    list: {
      path: '/ai/getFereAnalyseHistory',
      operation: 'listCompanionRuns',
      summary: '求职搭子的历史记录',
    },
    last: { path: '/ai/getFereLastAnalyse', operation: 'lastCompanionRun', summary: '最近一次求职搭子' },
  },
  storedFacts: () => ({ memory: true }),
  prepare: (
    { category, answers, remember, forget },
    { resume, today, memory }: RunFacts & { memory: CompanionFact[] },
  ) => {
    const question = { category, answers: answersOfForm(category, answers) };
    return {
      input: {
        ...question,
        memory: rememberedFacts(memory, { ...question, remember, forget }),
        resume,
        today,
      },
      title: companionCategoryOf(category)?.name ?? category,
    };
  },
});
