import { companionCategory, companionQuestion } from '@qicheng/analysis/companion';
import { complaintAbout } from '@qicheng/analysis/companion-answers';
import { companionHelp, companionResult } from '@qicheng/analysis/companion-result';
import { companion } from '@qicheng/analysis/descriptors/companion';
import { z } from 'zod';
import { assumed, endpoint, reply, wire } from '../kit/endpoint.js';
import { analysisCalls } from './calls.js';
import { runOf, startFields } from './run.js';

const note = assumed('shapes are ours: [spec 7] shows none');

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
  replies: { answered: reply(1, runOf(companionResult)), helped: reply(203, companionHelp) },
  note,
});

export const { list: listCompanionRuns, last: lastCompanionRun } = analysisCalls(companion);
