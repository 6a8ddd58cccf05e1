import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireDate, wireFlag, tag, wireId } from '../kit/endpoint.js';
import { resumeId } from '../resume/fields.js';

/** [spec 2] /resume/contest: 1 school contest, 2 provincial contest. */
const contestKind = z.union([tag('1', 'school'), tag('2', 'provincial')], '请选择大赛类型');

/** Phase of a contest by the server's clock. */
const contestPhase = z.enum(['upcoming', 'open', 'closed', 'results']);

const rubricLine = wire({
  title: z.string(),
  hint: z.string(),
  /** Percentage of the total. */
  share: z.number(),
});

const awardedEntry = wire({
  number: z.number().int(),
  award: z.string(),
  school: legacy('school_name', z.string()),
});

/** Public view of a contest. */
const shownContest = wire({
  id: wireId,
  kind: legacy('type', contestKind),
  phase: legacy('status', contestPhase),
  title: z.string(),
  organiser: z.string(),
  /** Description of who may enter. */
  scope: z.string(),
  /** HTML that the server rendered from Markdown. */
  rulesHtml: legacy('rules_html', z.string()),
  opensAt: legacy('start_time', wireDate),
  closesAt: legacy('end_time', wireDate),
  rubric: z.array(rubricLine),
  awards: z.array(wire({ name: z.string(), places: z.number().int() })),
  entries: legacy('entry_count', z.number().int()),
  isSample: legacy('is_sample', wireFlag),
  /** After results are published: number and school, never the name. */
  results: z.array(awardedEntry),
});

/** A member's own entry. */
const ownEntry = wire({
  state: legacy('status', z.enum(['submitted', 'withdrawn'])),
  resumeId: legacy('resume_id', resumeId.nullable()),
  title: z.string(),
  submittedAt: legacy('submit_time', wireDate),
  withdrawnAt: legacy('withdraw_time', wireDate.nullable()),
  /** Whether it can still be withdrawn. */
  canWithdraw: legacy('can_withdraw', wireFlag),
  number: z.number().int().nullable(),
  rank: z.number().int().nullable(),
  score: z.number().nullable(),
  award: z.string(),
  certificate: z.enum(['none', 'making', 'ready']),
});

/** One requirement for entering, and whether it is met. */
const submitCheck = wire({
  name: z.enum(['phase', 'school', 'once', 'resume', 'complete']),
  title: z.string(),
  isMet: legacy('is_met', wireFlag),
  /** How to meet it; empty when met. */
  hint: z.string(),
});

const checkedSubmit = wire({
  contestId: legacy('contest_id', wireId),
  kind: legacy('type', contestKind),
  title: z.string(),
  canSubmit: legacy('can_submit', wireFlag),
  checks: z.array(submitCheck),
  entry: ownEntry.nullable(),
});

const SHAPES = 'payload not shown in [spec 7]: type 1 school or 2 provincial, id of the résumé';

const kind = legacy('type', contestKind);
const checkFields = { kind, resumeId: legacy('id', resumeId.optional()) };
const submitFields = { kind, resumeId: legacy('id', resumeId) };

export const getContest = endpoint({
  route: 'POST /resume_contest/index',
  access: 'optional',
  summary: '简历大赛：规则、时间、评分标准、结果，登录后有本人的参赛状态',
  input: wire({ kind }),
  replies: { ok: reply(1, wire({ contest: shownContest.nullable(), entry: ownEntry.nullable() })) },
  note: assumed(SHAPES),
});

export const checkContestSubmit = endpoint({
  route: 'POST /resume_contest/checkSubmit',
  access: 'user',
  summary: '检查是否可以参赛：时间、学校、每人一份、简历完整',
  input: wire(checkFields),
  replies: { ok: reply(1, checkedSubmit) },
  note: assumed(SHAPES),
});

export const submitToContest = endpoint({
  route: 'POST /resume_contest/take_contest_submit',
  access: 'user',
  summary: '提交参赛简历；提交的是此刻的内容，之后的修改不影响参赛内容',
  input: wire(submitFields),
  replies: { ok: reply(1, ownEntry, '参赛简历已提交') },
  note: assumed(SHAPES),
});

/** [decision 29]: the editor's names of the same two calls. */
export const checkResumeSubmit = endpoint({
  ...checkContestSubmit,
  route: 'POST /make_resume/checkResumeSubmit',
  summary: '编辑器里检查是否可以参赛（与 /resume_contest/checkSubmit 相同）',
});

export const submitResume = endpoint({
  ...submitToContest,
  route: 'POST /make_resume/takeResumeSubmit',
  summary: '编辑器里提交参赛简历（与 /resume_contest/take_contest_submit 相同）',
});

export const withdrawFromContest = endpoint({
  route: 'POST /api/contest/withdraw',
  access: 'user',
  summary: '截止前撤回参赛简历，参赛内容随即清除',
  input: wire({ kind }),
  replies: { ok: reply(1, ownEntry, '已撤回参赛简历') },
});

/** A ten-minute link to one's own certificate; `url` is null while it is being rendered. */
export const getContestCertificate = endpoint({
  route: 'POST /api/contest/certificate',
  access: 'user',
  summary: '本人的获奖证书',
  input: wire({ kind }),
  replies: {
    ok: reply(1, wire({ file: z.object({ url: z.string(), fileName: z.string() }).nullable() })),
  },
});

/** Content of a certificate, for anyone who has it. */
export const verifyCertificate = endpoint({
  route: 'POST /api/contest/verify',
  access: 'none',
  summary: '按编号核验获奖证书',
  input: wire({ code: z.string().max(200) }),
  replies: {
    ok: reply(
      1,
      wire({
        code: z.string(),
        contest: z.string(),
        organiser: z.string(),
        award: z.string(),
        /** Family name only. */
        holder: z.string(),
        school: legacy('school_name', z.string()),
        number: z.number().int(),
        publishedAt: legacy('publish_time', wireDate),
        isSample: legacy('is_sample', wireFlag),
      }),
    ),
  },
});
