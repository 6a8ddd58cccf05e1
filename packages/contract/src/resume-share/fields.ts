import { z } from 'zod';
import { legacy, wire, wireDate, wireFlag, wireInt } from '../kit/endpoint.js';
import { resumeDocument, resumeLanguage, templateCode } from '../resume/fields.js';

export const MIN_SHARE_PASSWORD_LENGTH = 4;
export const MAX_SHARE_PASSWORD_LENGTH = 32;

/** The password that the owner sets for a share; empty removes it. */
export const sharePassword = z
  .string()
  .trim()
  .refine(
    (value) =>
      value === '' ||
      (value.length >= MIN_SHARE_PASSWORD_LENGTH && value.length <= MAX_SHARE_PASSWORD_LENGTH),
    `访问密码须为${MIN_SHARE_PASSWORD_LENGTH}-${MAX_SHARE_PASSWORD_LENGTH}个字符`,
  );

/** Lifetime of a link in days from the change; 0 means unlimited. */
export const SHARE_LIFETIMES = [7, 30, 90, 0] as const;
export const shareLifetime = wireInt.pipe(z.literal(SHARE_LIFETIMES, '请选择有效期'));

/** The consent text for showing contacts; a changed text gets a new name. */
export const SHARE_CONSENT = 'contacts-1';

/** Credentials of a share visitor: the token, and the password if one is set. */
export const shareKey = {
  token: legacy('md5', z.string().max(200).optional()),
  password: z.string().max(200).optional(),
};

/** A share as its owner sees it; without `token` and `url` if the link was revoked. */
export const shareSettings = wire({
  token: legacy('md5', z.string().nullable()),
  url: legacy('share_url', z.string().nullable()),
  isOn: legacy('is_on', wireFlag),
  hasPassword: legacy('has_password', wireFlag),
  expiresAt: legacy('expires_at', wireDate.nullable()),
  showsContacts: legacy('show_contacts', wireFlag),
  allowsDownload: legacy('allow_download', wireFlag),
  createdAt: legacy('created_at', wireDate),
});

/** A résumé as anyone with the link sees it: printed content only. */
export const sharedResume = wire({
  title: z.string(),
  templateCode: legacy('tz_url', templateCode),
  language: legacy('resume_type', resumeLanguage),
  document: resumeDocument,
  hasPhoto: legacy('has_photo', wireFlag),
  showsContacts: legacy('show_contacts', wireFlag),
  allowsDownload: legacy('allow_download', wireFlag),
  hasAiText: legacy('has_ai_text', wireFlag),
});

export const sharedFileFormat = z.enum(['pdf', 'docx'], '请选择文件格式');
