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
} from '../resume/fields.js';
import { importId } from './fields.js';

/**
 * Form encoding uses three characters per byte of a Chinese character: the largest document (200 kB) must
 * fit.
 */
const DOCUMENT_BODY_BYTES = 640 * 1024;

/** Creates a résumé from the reviewed draft, once; confirming again returns the same résumé. */
export const confirmImport = endpoint({
  route: 'POST /api/resume-import/confirm',
  access: 'user',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  summary: '确认导入',
  input: wire({
    importId,
    title: resumeTitle,
    templateCode: legacy('tz_url', templateCode),
    language: legacy('resume_type', resumeLanguage),
    document: resumeDocument,
  }),
  replies: { ok: reply(1, resumeSummary, '导入成功') },
});

/** Deletes an import with its draft and file; deleting a missing one is not an error. */
export const discardImport = endpoint({
  route: 'POST /api/resume-import/discard',
  access: 'user',
  summary: '放弃导入',
  input: wire({ importId }),
  replies: { ok: reply(1, undefined, '已放弃') },
});

/** Replaces a résumé's content with a reviewed draft; stale versions are rejected as in saveMakeResume. */
export const updateResume = endpoint({
  route: 'POST /upload_resume_file/updateResume',
  access: 'user',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  summary: '用导入的内容更新简历',
  input: wire({
    id: resumeId,
    importId: legacy('import_id', wireId.optional()),
    title: resumeTitle.optional(),
    version: seenVersion,
    requestKey: legacy('request_key', wireId.optional()),
    document: resumeDocument,
  }),
  replies: { ok: reply(1, resumeSummary, '保存成功') },
  note: assumed('payload and meaning not shown in [spec 7]: an import taken over into an existing résumé'),
});

/** An unsaved résumé: the caller's import as the editor shows it, or, without an id, a template's sample. */
export const getTemporaryResume = endpoint({
  route: 'POST /index/getInfoByMakeResumeId_temp',
  access: 'optional',
  summary: '读取未保存的简历',
  input: wire({
    id: importId.optional(),
    templateCode: legacy('tz_url', templateCode.optional()),
    language: legacy('resume_type', resumeLanguage.optional()),
  }),
  replies: { ok: reply(1, editableResume) },
  note: assumed('payload and meaning not shown in [spec 7]; version 0 says that it is not saved'),
});
