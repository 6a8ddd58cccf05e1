import { z } from 'zod';
import { legacy, tag, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';
import { resumeId } from '../resume/fields.js';

/** [spec 2] /resume/contest: 1 school contest, 2 provincial contest. */
export const contestKind = z.union([tag('1', 'school'), tag('2', 'provincial')], '请选择大赛类型');

/** Where a contest stands, by the server's clock. */
const contestPhase = z.enum(['upcoming', 'open', 'closed', 'results']);

const rubricLine = wire({
  title: z.string(),
  hint: z.string(),
  /** Share of the whole in per cent. */
  share: z.number(),
});

const awardedEntry = wire({
  number: z.number().int(),
  award: z.string(),
  school: legacy('school_name', z.string()),
});

/** A contest as everybody sees it. */
export const shownContest = wire({
  id: wireId,
  kind: legacy('type', contestKind),
  phase: legacy('status', contestPhase),
  title: z.string(),
  organiser: z.string(),
  /** Whose members may enter, in words. */
  scope: z.string(),
  /** Markup that the server made of Markdown. */
  rulesHtml: legacy('rules_html', z.string()),
  opensAt: legacy('start_time', wireDate),
  closesAt: legacy('end_time', wireDate),
  rubric: z.array(rubricLine),
  awards: z.array(wire({ name: z.string(), places: z.number().int() })),
  entries: legacy('entry_count', z.number().int()),
  isSample: legacy('is_sample', wireFlag),
  /** Once results are published, by number and school; never by name. */
  results: z.array(awardedEntry),
});

/** A member's own entry. */
export const ownEntry = wire({
  state: legacy('status', z.enum(['submitted', 'withdrawn'])),
  resumeId: legacy('resume_id', resumeId.nullable()),
  title: z.string(),
  submittedAt: legacy('submit_time', wireDate),
  withdrawnAt: legacy('withdraw_time', wireDate.nullable()),
  /** Whether it can still be taken back. */
  canWithdraw: legacy('can_withdraw', wireFlag),
  number: z.number().int().nullable(),
  rank: z.number().int().nullable(),
  score: z.number().nullable(),
  award: z.string(),
  certificate: z.enum(['none', 'making', 'ready']),
});

/** One thing that entering needs, and whether it is so. */
const submitCheck = wire({
  name: z.enum(['phase', 'school', 'once', 'resume', 'complete']),
  title: z.string(),
  isMet: legacy('is_met', wireFlag),
  /** What to do about it; empty when it is met. */
  hint: z.string(),
});

export const checkedSubmit = wire({
  contestId: legacy('contest_id', wireId),
  kind: legacy('type', contestKind),
  title: z.string(),
  canSubmit: legacy('can_submit', wireFlag),
  checks: z.array(submitCheck),
  entry: ownEntry.nullable(),
});
