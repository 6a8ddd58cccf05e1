import { endpoint, reply, wire, wireId } from '../kit/endpoint.js';
import {
  APPLICATION_UNNAMED,
  applicationDetail,
  applicationFields,
  applicationList,
  applicationOutcome,
  applicationStage,
  applicationVersion,
  isApplicationNamed,
  reachedStages,
} from './fields.js';

/** A description of 20 000 characters in UTF-8, plus the other fields. */
const BODY_BYTES = 128 * 1024;

/** The user's applications in board order. */
export const listApplications = endpoint({
  route: 'POST /api/job-application/list',
  access: 'user',
  summary: '求职进展',
  input: wire({}),
  replies: { ok: reply(1, applicationList) },
});

export const getApplication = endpoint({
  route: 'POST /api/job-application/get',
  access: 'user',
  summary: '一条求职进展',
  input: wire({ id: wireId }),
  replies: { ok: reply(1, applicationDetail) },
});

/** Creates an application; the same request key returns the same one. */
export const createApplication = endpoint({
  route: 'POST /api/job-application/create',
  access: 'user',
  summary: '新增求职进展',
  input: wire({
    requestKey: wireId,
    ...applicationFields,
    stage: applicationStage.default('wish'),
    stages: reachedStages,
  }).refine(isApplicationNamed, APPLICATION_UNNAMED),
  replies: { ok: reply(1, applicationDetail) },
  maxBodyBytes: BODY_BYTES,
});

/** Adds a listed job to the user's applications; repeating the call returns the existing one. */
export const addPosting = endpoint({
  route: 'POST /api/job-application/add-posting',
  access: 'user',
  summary: '把职位加入求职进展',
  input: wire({ postingId: wireId }),
  replies: { ok: reply(1, applicationDetail) },
});

/** Saves edited text over the version the writer saw; a stale save is rejected with 409 and the stored text. */
export const saveApplication = endpoint({
  route: 'POST /api/job-application/save',
  access: 'user',
  summary: '保存求职进展',
  input: wire({
    id: wireId,
    version: applicationVersion,
    ...applicationFields,
    outcome: applicationOutcome,
    stages: reachedStages,
  }).refine(isApplicationNamed, APPLICATION_UNNAMED),
  replies: { ok: reply(1, applicationDetail) },
  maxBodyBytes: BODY_BYTES,
});

/** Moves a card before another one or to the end; rejected if it is not where the sender saw it. */
export const moveApplication = endpoint({
  route: 'POST /api/job-application/move',
  access: 'user',
  summary: '移动求职进展',
  input: wire({
    id: wireId,
    from: applicationStage,
    to: applicationStage,
    beforeId: wireId.nullable().default(null),
  }),
  replies: { ok: reply(1, applicationDetail) },
});

/** Links a résumé and AI results to an application; null removes a link, omitted fields are unchanged. */
export const linkApplication = endpoint({
  route: 'POST /api/job-application/link',
  access: 'user',
  summary: '关联简历与 AI 服务的记录',
  input: wire({
    id: wireId,
    resumeId: wireId.nullable().optional(),
    letterRunId: wireId.nullable().optional(),
    jdRunId: wireId.nullable().optional(),
    sessionId: wireId.nullable().optional(),
    offerRunId: wireId.nullable().optional(),
  }),
  replies: { ok: reply(1, applicationDetail) },
});

export const removeApplication = endpoint({
  route: 'POST /api/job-application/remove',
  access: 'user',
  summary: '删除求职进展',
  input: wire({ id: wireId }),
  replies: { ok: reply(1) },
});
