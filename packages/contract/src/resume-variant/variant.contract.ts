import { z } from 'zod';
import { endpoint, reply, wire, wireId } from '../kit/endpoint.js';
import { resumeId, resumeSummary, resumeTitle } from '../resume/fields.js';
import { variantState, variantTarget } from './fields.js';

/** Creates a variant of a résumé for one employer or position; for a variant it creates a sibling. */
export const createVariant = endpoint({
  route: 'POST /api/resume/variant/create',
  access: 'user',
  summary: '另存为岗位版本',
  input: wire({
    id: resumeId,
    target: variantTarget,
    title: resumeTitle.optional(),
    requestKey: wireId.optional(),
  }),
  replies: { ok: reply(1, resumeSummary, '已另存为岗位版本') },
});

/** Data for comparing a variant with its base; `null` for a résumé that is not a variant. */
export const getVariant = endpoint({
  route: 'POST /api/resume/variant/state',
  access: 'user',
  summary: '岗位版本与基础简历的差异',
  input: wire({ id: resumeId }),
  replies: { ok: reply(1, z.object({ variant: variantState.nullable() })) },
});

/** Changes the target of a variant. */
export const retargetVariant = endpoint({
  route: 'POST /api/resume/variant/target',
  access: 'user',
  summary: '修改岗位版本的针对对象',
  input: wire({ id: resumeId, target: variantTarget }),
  replies: { ok: reply(1, resumeSummary, '修改成功') },
});

/** Keeps the variant's text where the base has since changed the same place. */
export const settleVariant = endpoint({
  route: 'POST /api/resume/variant/settle',
  access: 'user',
  summary: '保留岗位版本的内容',
  input: wire({ id: resumeId, keys: z.array(z.string().max(300)).min(1).max(500) }),
  replies: { ok: reply(1, z.object({ variant: variantState.nullable() })) },
});

/** Turns a variant into an independent résumé with its current content. */
export const detachVariant = endpoint({
  route: 'POST /api/resume/variant/detach',
  access: 'user',
  summary: '转为独立简历',
  input: wire({ id: resumeId }),
  replies: { ok: reply(1, resumeSummary, '已转为独立简历') },
});
