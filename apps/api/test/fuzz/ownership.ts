import { endpoints } from '@qicheng/contract/endpoints';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { z } from 'zod';
import { fieldsOf } from './schema-walker.js';
import type { Person } from './world.js';

/** The kinds of objects that belong to a user, and how to find those of a user. */
export const THINGS = {
  resume: ({ resumeId, binnedId, things }: Person) => [resumeId, binnedId, things.variantId],
  version: ({ versionId }: Person) => [versionId],
  file: ({ fileId }: Person) => [fileId],
  export: ({ exportId }: Person) => [exportId],
  import: ({ importId, things }: Person) => [importId, things.readImportId],
  run: ({ things: { runs, reportId } }: Person) =>
    [runs.interview, runs.jdAnalysis, runs.resumeAnalysis, runs.jobAnalysis, reportId].concat([
      runs.postgradExam,
      runs.civilService,
      runs.coverLetter,
      runs.offer,
    ]),
  reportFile: ({ things }: Person) => [things.reportFileId],
  interview: ({ things }: Person) => [things.sessionId, things.endedId],
  folder: ({ things }: Person) => [things.folderId],
  application: ({ things }: Person) => [things.applicationId],
  modelCall: ({ things }: Person) => [things.callId],
  order: ({ things }: Person) => [things.waitingOrderId, things.paidOrderId],
  message: ({ things }: Person) => [things.messageId],
  device: ({ sessionId }: Person) => [sessionId],
  share: ({ things }: Person) => [things.shareToken],
  user: ({ userId }: Person) => [userId],
  fileLink: ({ fileLink }: Person) => [fileLink],
} as const;

export type Kind = keyof typeof THINGS;

/** Other kinds of identifiers: public, chosen by the client, of a flow in one browser, or nested in an object. */
type Other = 'everybody' | 'chosen' | 'flow' | 'inside' | 'archive';

const BY_NAME: Readonly<Record<string, Kind | Other>> = {
  resumeId: 'resume',
  resume_id: 'resume',
  runId: 'run',
  exportId: 'export',
  importId: 'import',
  import_id: 'import',
  versionId: 'version',
  fileId: 'file',
  callId: 'modelCall',
  order_id: 'order',
  uid: 'user',
  md5: 'share',
  fullurl: 'fileLink',
  sessionId: 'interview',
  letterRunId: 'run',
  jdRunId: 'run',
  folderId: 'folder',
  offerRunId: 'run',
  beforeId: 'application',
  postingId: 'everybody',
  questionId: 'inside',
  questionIds: 'inside',
  product_id: 'everybody',
  type_id: 'everybody',
  module_id: 'everybody',
  invite_id: 'everybody',
  requestKey: 'chosen',
  request_key: 'chosen',
  draft_id: 'chosen',
  request_id: 'chosen',
  writer: 'chosen',
  cas_id: 'flow',
  scene_id: 'flow',
  openid: 'flow',
  handle: 'flow',
  msg_id: 'flow',
  old_msg_id: 'flow',
  challengeId: 'flow',
  m_id: 'flow',
};

/** The kinds of `id`, `ids` and other names that differ between calls. */
const BY_CALL: Readonly<Record<string, Readonly<Record<string, Kind | Other>>>> = {
  '/api/account/sessions/revoke': { sessionId: 'device' },
  '/api/ai/runs/export/state': { exportId: 'reportFile' },
  '/myinfo/notice_read': { id: 'message' },
  '/myinfo/batch_notice_read': { ids: 'message' },
  '/api/files/links': { ids: 'file' },
  '/api/resume/folder/move': { ids: 'resume' },
  '/api/files': { id: 'file' },
  '/api/account/data-export/file': { id: 'archive' },
  '/index/getInfoByMakeResumeId_temp': { id: 'import' },
  '/captcha/getImg': { id: 'flow' },
  '/captcha/check': { id: 'flow' },
  ...Object.fromEntries(
    [
      '/resume/getInfo',
      '/resume/look',
      '/resume/dow_number',
      '/api/document/word',
      '/api/course/get',
      '/api/course/progress',
      '/api/help/get',
      '/api/job/get',
    ].map((path) => [path, { id: 'everybody' } as const]),
  ),
  ...Object.fromEntries(
    ['get', 'save', 'move', 'link', 'remove'].map((name) => [
      `/api/job-application/${name}`,
      { id: 'application' } as const,
    ]),
  ),
  ...Object.fromEntries(
    [
      '/resume_contest/checkSubmit',
      '/resume_contest/take_contest_submit',
      '/make_resume/checkResumeSubmit',
      '/make_resume/takeResumeSubmit',
      '/make_resume/saveMakeResume',
      '/upload_resume_file/getInfoByMakeResumeId',
      '/api/resume/copy',
      '/api/resume/restore',
      '/rtorder/del',
      '/rtorder/rename',
      '/make_resume/resumeSavePdf',
      '/word/getWord',
      '/api/resume/exports/check',
      '/index/sendEmailAttachment',
      '/upload_resume_file/updateResume',
      '/make_resume/get_share_url',
      '/make_resume/update_share_url',
      '/api/resume/share/state',
      '/api/resume/share/qr',
      '/api/resume/share/views',
      '/api/resume/versions',
      '/api/resume/versions/read',
      '/api/resume/versions/name',
      '/api/resume/versions/delete',
      '/api/resume/versions/restore',
      '/api/resume/versions/latest',
      '/api/resume/variant/create',
      '/api/resume/variant/state',
      '/api/resume/variant/target',
      '/api/resume/variant/settle',
      '/api/resume/variant/detach',
      '/check/doChekc',
    ].map((path) => [path, { id: 'resume' } as const]),
  ),
};

/** One identifier that a call takes; `role` is undefined if it has no declared kind. */
export interface Identifier {
  endpoint: Endpoint;
  field: string;
  role: Kind | Other | undefined;
}

const UUID = '0190c1f2-0000-7000-8000-000000000000';
const IS_NAMED_SO = /(^|_)ids?$|[a-z]Ids?$/;

/** Returns every identifier in the contracts, recognised by its format or its name. */
export function identifiers(): Identifier[] {
  return endpoints.flatMap((endpoint) =>
    Object.entries(fieldsOf(endpoint.input)).flatMap(([field, schema]) => {
      const takes = (value: unknown) =>
        z.safeParse(schema, value).success || z.safeParse(schema, [value]).success;
      const isFormed = takes(UUID) && !takes('张三') && !takes('张三'.repeat(30)) && !takes(1);
      const role = BY_CALL[endpoint.path]?.[field] ?? BY_NAME[field];
      return isFormed || IS_NAMED_SO.test(field) || role !== undefined ? [{ endpoint, field, role }] : [];
    }),
  );
}

/** Returns the identifiers of objects that belong to a user. */
export function ownedIdentifiers(): Array<Identifier & { role: Kind }> {
  return identifiers().filter((one): one is Identifier & { role: Kind } => (one.role ?? '') in THINGS);
}
