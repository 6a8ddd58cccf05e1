import { z } from 'zod';
import { legacy, wire, wireDate, wireFlag, wireId, wireInt, wireJson } from '../kit/endpoint.js';
import { isVisible } from '../kit/visible-text.js';

export const MAX_RESUME_TITLE_LENGTH = 60;

export const resumeId = wireId;

/** The résumé version the sender saw; a stored one fits 32 bits. */
export const seenVersion = wireInt.pipe(
  z.number().int().min(0, '版本号不正确').max(2_147_483_647, '版本号不正确'),
);
export const resumeTitle = z
  .string('请输入简历名称')
  .trim()
  .refine(isVisible, '请输入简历名称')
  .max(MAX_RESUME_TITLE_LENGTH, `简历名称不能超过${MAX_RESUME_TITLE_LENGTH}个字`);

export const MAX_FOLDER_NAME_LENGTH = 20;
export const folderName = z
  .string('请输入文件夹名称')
  .trim()
  .refine(isVisible, '请输入文件夹名称')
  .max(MAX_FOLDER_NAME_LENGTH, `文件夹名称不能超过${MAX_FOLDER_NAME_LENGTH}个字`);
export const templateCode = z.string('请选择简历模板').regex(/^tem\d{4}$/, '请选择简历模板');
export const resumeLanguage = z.enum(['zh', 'en'], '简历语言不正确');

/** The whole résumé document; packages/resume defines its schema and both ends parse it. */
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
  /** The base résumé of this variant, and its target. */
  baseId: legacy('base_id', wireId.nullable().optional()),
  variantTarget: legacy('variant_target', z.string().nullable().optional()),
};

/** One row of 我的简历. */
export const resumeSummary = wire({ ...identity, ...stamps });

/** Extra information in 我的简历 beyond the résumé itself. */
export const listedResume = wire({
  ...identity,
  ...stamps,
  /** Whether it can currently be opened through its link. */
  isShared: legacy('is_shared', wireFlag.optional()),
  /** When the last file was exported. */
  exportedAt: legacy('exported_at', wireDate.nullable().optional()),
  folderId: legacy('folder_id', wireId.nullable().optional()),
  /** Score of the last analysis. */
  score: wireInt.nullable().optional(),
});

/** A résumé as its owner edits it. */
export const editableResume = wire({ ...identity, ...stamps, document: resumeDocument });

/** The same as sent, for a document already available as JSON text. */
export const editableResumeOnWire = (summary: z.output<typeof resumeSummary>, document: string) => ({
  ...z.encode(resumeSummary, summary),
  document,
});
