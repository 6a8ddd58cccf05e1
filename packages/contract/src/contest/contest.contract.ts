import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireDate, wireFlag } from '../kit/endpoint.js';
import { resumeId } from '../resume/fields.js';
import { checkedSubmit, contestKind, ownEntry, shownContest } from './fields.js';

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

/** A link of ten minutes to one's own certificate; `url` is null while it is being made. */
export const getContestCertificate = endpoint({
  route: 'POST /api/contest/certificate',
  access: 'user',
  summary: '本人的获奖证书',
  input: wire({ kind }),
  replies: {
    ok: reply(1, wire({ file: z.object({ url: z.string(), fileName: z.string() }).nullable() })),
  },
});

/** What a certificate says, for anyone who holds it. */
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
