import { companionCategory, companionQuestion } from '@qicheng/analysis/companion';
import { complaintAbout } from '@qicheng/analysis/companion-answers';
import { companionHelp, companionResult } from '@qicheng/analysis/companion-result';
import { companion } from '@qicheng/analysis/descriptors/companion';
import { z } from 'zod';
import { assumed, endpoint, reply, wire } from '../kit/endpoint.js';
import { analysisCalls } from './calls.js';
import { runOf, startFields } from './run.js';

const note = assumed('shapes are ours: [spec 7] shows none');

/** The categories with their forms, which pages render as sent. */
export const listCompanionCategories = endpoint({
  route: 'POST /ai/getJobFereCategory',
  access: 'optional',
  summary: '求职搭子的类别与表单',
  input: wire({}),
  replies: { ok: reply(1, z.object({ list: z.array(companionCategory) })) },
  note,
});

/**
 * Asks the companion; usually finished when it responds. Messages of despair or danger get helpline numbers
 * immediately: no run, no charge, nothing stored.
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
