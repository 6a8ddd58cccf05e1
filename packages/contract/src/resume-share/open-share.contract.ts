import { assumed, endpoint, file, reply, wire } from '../kit/endpoint.js';
import { sharedFileFormat, sharedResume, shareKey } from './fields.js';

const PDF = 'application/pdf';

/** A shared résumé for anyone who has its link. Every refusal is the same 404 [SH2]. */
export const openShare = endpoint({
  route: 'POST /make_resume/getInfoByMakeResumeId_share',
  access: 'optional',
  summary: '打开分享的简历',
  input: wire(shareKey),
  replies: { ok: reply(1, sharedResume) },
  note: assumed('payload not shown in [spec 7]; [decision 24]: md5 is the share token'),
});

/** The photo of a shared résumé. */
export const getSharedPhoto = endpoint({
  route: 'POST /api/resume/share/photo',
  access: 'optional',
  summary: '分享的简历中的照片',
  input: wire(shareKey),
  replies: { ok: file('image/jpeg') },
});

/** A shared résumé as a file, where its owner allows it. */
export const getSharedFile = endpoint({
  route: 'POST /api/resume/share/file',
  access: 'optional',
  summary: '下载分享的简历',
  input: wire({ ...shareKey, format: sharedFileFormat }),
  replies: { ok: file(PDF) },
});

/** The preview image of a posted link; only for shares without a password. */
export const getShareCard = endpoint({
  route: 'GET /api/resume/share/card',
  access: 'none',
  summary: '分享链接的预览图',
  input: wire({ token: shareKey.token }),
  replies: { ok: file('image/png') },
});
