import { companionCategory, companionQuestion } from '@qicheng/analysis/companion';
import { complaintAbout } from '@qicheng/analysis/companion-answers';
import { companionHelp, companionResult } from '@qicheng/analysis/companion-result';
import { z } from 'zod';
import { assumed, endpoint, pageFields, reply, wire } from '../kit/endpoint.js';
import { runOf, runPage, startFields } from './run.js';

const companionRun = runOf(companionResult);
const note = assumed('shapes are ours: [spec 7] shows none');
const category = companionQuestion.category.optional();

/** The categories with the forms that they ask: pages show what they are sent. */
export const listCompanionCategories = endpoint({
  route: 'POST /ai/getJobFereCategory',
  access: 'optional',
  summary: '求职搭子的类别与表单',
  input: wire({}),
  replies: { ok: reply(1, z.object({ list: z.array(companionCategory) })) },
  note,
});

/**
 * Asks the companion; mostly done when it answers. Words of despair or danger are answered by whom to call, at once:
 * no run is made, no count is taken, nothing is kept.
 */
export const startCompanion = endpoint({
  route: 'POST /ai/fereAiAnalyse',
  access: 'user',
  summary: '求职搭子',
  input: wire({ ...startFields, ...companionQuestion }).superRefine(({ category, answers }, context) => {
    const complaint = complaintAbout(category, answers);
    if (complaint !== null) context.addIssue({ code: 'custom', message: complaint });
  }),
  replies: { answered: reply(1, companionRun), helped: reply(203, companionHelp) },
  note,
});

/** My questions, newest first; those of one category where it is named. */
export const listCompanionRuns = endpoint({
  route: 'POST /ai/getFereAnalyseHistory',
  access: 'user',
  summary: '求职搭子的历史记录',
  input: wire({ ...pageFields, category }),
  replies: { ok: reply(1, runPage) },
  note,
});

/** My newest finished answer; null when there is none. Its `memory` is what the companion remembers. */
export const lastCompanionRun = endpoint({
  route: 'POST /ai/getFereLastAnalyse',
  access: 'user',
  summary: '最近一次求职搭子',
  input: wire({ category }),
  replies: { ok: reply(1, z.object({ run: companionRun.nullable() })) },
  note,
});
