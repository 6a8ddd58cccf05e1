import { z } from 'zod';
import { endpoint, reply, wire, wireId } from '../kit/endpoint.js';
import { editableResume, resumeId, seenVersion } from '../resume/fields.js';
import { resumeRevision, latestVersion, versionName, versionSummary } from './fields.js';

const ownVersion = { id: resumeId, versionId: wireId };

/** The history of one's own résumé, newest first; `latest` is the current state. */
export const listVersions = endpoint({
  route: 'POST /api/resume/versions',
  access: 'user',
  summary: '简历的版本历史',
  input: wire({ id: resumeId }),
  replies: { ok: reply(1, z.object({ latest: latestVersion, list: z.array(versionSummary) })) },
});

/** One revision with its content. */
export const readVersion = endpoint({
  route: 'POST /api/resume/versions/read',
  access: 'user',
  summary: '查看一个历史版本',
  input: wire(ownVersion),
  replies: { ok: reply(1, resumeRevision) },
});

/** Names a revision, or, without `versionId`, saves the current résumé under a name. */
export const nameVersion = endpoint({
  route: 'POST /api/resume/versions/name',
  access: 'user',
  summary: '命名一个版本',
  input: wire({ id: resumeId, versionId: wireId.optional(), name: versionName }),
  replies: { ok: reply(1, versionSummary, '已命名') },
});

export const deleteVersion = endpoint({
  route: 'POST /api/resume/versions/delete',
  access: 'user',
  summary: '删除一个历史版本',
  input: wire(ownVersion),
  replies: { ok: reply(1, undefined, '删除成功') },
});

/**
 * Restores a revision over the current one, which is kept in the history. `version` is the one the caller
 * saw; a stale one is rejected with 409 and the server's copy, as for a save.
 */
export const restoreVersion = endpoint({
  route: 'POST /api/resume/versions/restore',
  access: 'user',
  summary: '恢复到一个历史版本',
  input: wire({
    ...ownVersion,
    version: seenVersion,
    requestKey: wireId.optional(),
    writer: wireId.optional(),
  }),
  replies: { ok: reply(1, editableResume, '已恢复') },
});

/** The server's current version number, so that an open editor notices saves made elsewhere. */
export const latestOfResume = endpoint({
  route: 'POST /api/resume/versions/latest',
  access: 'user',
  summary: '简历现在的版本号',
  input: wire({ id: resumeId }),
  replies: { ok: reply(1, latestVersion) },
});
