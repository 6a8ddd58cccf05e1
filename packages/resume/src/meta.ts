import { z } from 'zod';
import { entity } from './item.js';
import { LIMITS } from './limits.js';
import { atom } from './rich-text.js';
import { i18nText, identifier, language, text } from './text.js';

/** The version that this code writes; older documents are migrated, newer ones refused. */
export const DOCUMENT_VERSION = 1;

/** A place in the printed order: a section of the model, or `custom:<id>`. */
export const sectionPlacement = entity({
  key: z.string().regex(/^[A-Za-z]{1,40}$|^custom:[A-Za-z0-9_-]{1,40}$/, '模块编号格式不正确'),
  visible: z.boolean(),
  title: i18nText(LIMITS.name).optional(),
  region: z.enum(['main', 'side']).optional(),
  startsPage: z.boolean().optional(),
});
export type SectionPlacement = z.infer<typeof sectionPlacement>;

export const fontFamily = z.enum(['sans', 'serif', 'kai']);
export type FontFamily = z.infer<typeof fontFamily>;

export const dateForm = z.enum(['dot', 'dash', 'chinese']);
export type DateForm = z.infer<typeof dateForm>;

const millimetres = z.number().min(0).max(50);

/** Adjustable style; what is absent follows the template's own default. */
export const styleTokens = entity({
  accent: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, '颜色格式不正确')
    .optional(),
  fontFamily: fontFamily.optional(),
  fontSizePt: z.number().min(8).max(16).optional(),
  lineHeight: z.number().min(1).max(2.5).optional(),
  sectionGapPt: z.number().min(0).max(60).optional(),
  itemGapPt: z.number().min(0).max(40).optional(),
  marginMm: z
    .strictObject({ top: millimetres, right: millimetres, bottom: millimetres, left: millimetres })
    .optional(),
  dateForm: dateForm.optional(),
  photoShown: z.boolean().optional(),
  photoShape: z.enum(['rectangle', 'rounded', 'circle']).optional(),
});
export type StyleTokens = z.infer<typeof styleTokens>;

/** A variant is its base plus these operations, not a copy. */
export const variantOverride = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('hide'), id: identifier }),
  z.strictObject({ op: z.literal('reorder'), pointer: text(LIMITS.line), ids: z.array(identifier).max(100) }),
  z.strictObject({ op: z.literal('replaceAtom'), id: identifier, atom }),
]);
export type VariantOverride = z.infer<typeof variantOverride>;

/** Where a piece of text came from; offsets count UTF-16 units of the atom's plain text. */
export const authorshipSpan = z.strictObject({
  atomId: identifier,
  lang: language,
  start: z.number().int().min(0).max(100_000),
  end: z.number().int().min(0).max(100_000),
  source: z.enum(['typed', 'pasted', 'aiSuggested', 'aiEdited', 'imported']),
  at: text(40).optional(),
});
export type AuthorshipSpan = z.infer<typeof authorshipSpan>;

export const meta = entity({
  docVersion: z.literal(DOCUMENT_VERSION),
  lang: language,
  templateCode: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, '模板编号格式不正确'),
  sections: z.array(sectionPlacement).max(80),
  style: styleTokens,
  pageBudget: z.number().int().min(1).max(20).optional(),
  variantOf: entity({ resumeId: text(64), version: z.number().int().min(0).optional() }).optional(),
  overrides: z.array(variantOverride).max(LIMITS.overrides).optional(),
  authorship: z.array(authorshipSpan).max(LIMITS.authorshipSpans).optional(),
});
export type Meta = z.infer<typeof meta>;
