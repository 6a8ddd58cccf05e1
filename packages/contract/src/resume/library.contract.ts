import { assumed, endpoint, listOf, pageFields, reply, wire } from '../kit/endpoint.js';
import { listedResume, resumeId, resumeSummary, resumeTitle } from './fields.js';

/** The user's résumés, newest first. */
export const listResumes = endpoint({
  route: 'POST /rtorder/rt_list',
  access: 'user',
  summary: '我的简历列表',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(listedResume)) },
  note: assumed(
    'payload not shown in [spec 7]; item fields of [spec 3] and version, updated_at, is_shared, exported_at, score',
  ),
});

/** Moves a résumé to the bin; /api/resume/restore restores it within 30 days. */
export const deleteResume = endpoint({
  route: 'POST /rtorder/del',
  access: 'user',
  summary: '删除简历',
  input: wire({ id: resumeId }),
  replies: { ok: reply(1, undefined, '删除成功') },
  note: assumed('payload not shown in [spec 7]'),
});

export const renameResume = endpoint({
  route: 'POST /rtorder/rename',
  access: 'user',
  summary: '简历改名',
  input: wire({ id: resumeId, title: resumeTitle }),
  replies: { ok: reply(1, resumeSummary, '修改成功') },
  note: assumed('payload not shown in [spec 7]'),
});
