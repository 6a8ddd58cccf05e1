import { z } from 'zod';
import { item } from '../item.js';
import { LIMITS } from '../limits.js';
import { atoms } from '../rich-text.js';
import { i18nText, text } from '../text.js';

export const coverLetterItem = item({
  title: i18nText().optional(),
  company: i18nText().optional(),
  position: i18nText().optional(),
  addressee: i18nText(LIMITS.name).optional(),
  subject: i18nText().optional(),
  body: atoms.optional(),
});
export type CoverLetterItem = z.infer<typeof coverLetterItem>;

export const attachmentItem = item({
  name: text(LIMITS.line).optional(),
  fileId: text(100).optional(),
  mime: text(LIMITS.name).optional(),
  bytes: z.number().int().min(0).max(100_000_000).optional(),
});
export type AttachmentItem = z.infer<typeof attachmentItem>;
