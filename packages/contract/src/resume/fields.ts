import { z } from 'zod';
import { legacy, wire, wireDate, wireFlag, wireId, wireInt, wireJson } from '../kit/endpoint.js';
import { isVisible } from '../kit/visible-text.js';

export const RESUME_TITLE_MAX = 60;

export const resumeId = wireId;

/** The version of a résumé that its sender saw; a stored one fits 32 bits. */
export const seenVersion = wireInt.pipe(
  z.number().int().min(0, '版本号不正确').max(2_147_483_647, '版本号不正确'),
);
export const resumeTitle = z
  .string('请输入简历名称')
  .trim()
  .refine(isVisible, '请输入简历名称')
  .max(RESUME_TITLE_MAX, `简历名称不能超过${RESUME_TITLE_MAX}个字`);

export const FOLDER_NAME_MAX = 20;
export const folderName = z
  .string('请输入文件夹名称')
  .trim()
  .refine(isVisible, '请输入文件夹名称')
  .max(FOLDER_NAME_MAX, `文件夹名称不能超过${FOLDER_NAME_MAX}个字`);
export const templateCode = z.string('请选择简历模板').regex(/^tem\d{4}$/, '请选择简历模板');
export const resumeLanguage = z.enum(['zh', 'en'], '简历语言不正确');

/** The résumé document, whole; its shape belongs to packages/resume, which both ends parse it with. */
export const resumeDocument = wireJson(z.record(z.string(), z.unknown()), 400_000);

const identity = {
  id: resumeId,
  title: resumeTitle,
  templateCode: legacy('tz_url', templateCode),
  language: legacy('resume_type', resumeLanguage),
};
const stamps = {
  version: wireInt,
  updatedAt: legacy('updated_at', wireDate),
  /** The résumé that this one is a variant of, and for whom it is. */
  baseId: legacy('base_id', wireId.nullable().optional()),
  variantTarget: legacy('variant_target', z.string().nullable().optional()),
};

/** One row of my résumés. */
export const resumeSummary = wire({ ...identity, ...stamps });

/** What the list of my résumés tells beyond the résumé itself. */
export const listedResume = wire({
  ...identity,
  ...stamps,
  /** Whether somebody with the link can open it now. */
  isShared: legacy('is_shared', wireFlag.optional()),
  /** When the last file was made of it. */
  exportedAt: legacy('exported_at', wireDate.nullable().optional()),
  folderId: legacy('folder_id', wireId.nullable().optional()),
  /** Of the last analysis. */
  score: wireInt.nullable().optional(),
});

/** A résumé as its owner edits it. */
export const editableResume = wire({ ...identity, ...stamps, document: resumeDocument });

/** The same as it is sent, of a document that is at hand as JSON text. */
export const editableResumeOnWire = (summary: z.output<typeof resumeSummary>, document: string) => ({
  ...z.encode(resumeSummary, summary),
  document,
});
