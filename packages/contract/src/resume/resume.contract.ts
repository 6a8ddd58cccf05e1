import { assumed, endpoint, legacy, reply, wire, wireId } from '../kit/endpoint.js';
import {
  editableResume,
  resumeDocument,
  resumeId,
  resumeLanguage,
  resumeSummary,
  resumeTitle,
  seenVersion,
  templateCode,
} from './fields.js';

/**
 * Creates (no id) or saves a résumé. `requestKey` identifies one attempt: a retry returns the first response.
 * A stale `version` is rejected with 409 and the server's copy [decision 23].
 */
export const saveResume = endpoint({
  route: 'POST /make_resume/saveMakeResume',
  access: 'user',
  // Form encoding uses three characters per byte of a Chinese character: the largest document (200 kB) must
  // fit.
  maxBodyBytes: 640 * 1024,
  summary: '新建或保存简历',
  input: wire({
    id: resumeId.optional(),
    title: resumeTitle,
    templateCode: legacy('tz_url', templateCode),
    language: legacy('resume_type', resumeLanguage),
    version: seenVersion.optional(),
    requestKey: legacy('request_key', wireId.optional()),
    /** Without id: a visitor's draft, created under this id in the browser. A retry returns the same résumé. */
    draftId: legacy('draft_id', wireId.optional()),
    /** Identifies the writing editor; text replaced from a different editor goes to the history. */
    writer: wireId.optional(),
    document: resumeDocument,
  }),
  replies: { ok: reply(1, resumeSummary, '保存成功') },
  note: assumed('field names beside id, title, tz_url, resume_type and version [decision 23]'),
});

/** The owner's résumé for the editor. */
export const getResume = endpoint({
  route: 'POST /upload_resume_file/getInfoByMakeResumeId',
  access: 'user',
  summary: '读取自己的一份简历',
  input: wire({ id: resumeId }),
  replies: { ok: reply(1, editableResume) },
  note: assumed('payload not shown in [spec 7]; [decision 23]: the fields of saveMakeResume'),
});

/** A second résumé with the same content. */
export const copyResume = endpoint({
  route: 'POST /api/resume/copy',
  access: 'user',
  summary: '复制简历',
  input: wire({ id: resumeId, requestKey: wireId.optional() }),
  replies: { ok: reply(1, resumeSummary, '复制成功') },
});

/** Restores a deleted résumé within 30 days. */
export const restoreResume = endpoint({
  route: 'POST /api/resume/restore',
  access: 'user',
  summary: '恢复已删除的简历',
  input: wire({ id: resumeId }),
  replies: { ok: reply(1, resumeSummary, '已恢复') },
});
