import { z } from 'zod';
import { entity, isBoundedJson, jsonValue } from './item.js';
import { LIMITS } from './limits.js';
import { atom } from './rich-text.js';
import { i18nText, identifier, language, text } from './text.js';

/** The version that this code writes; older documents are migrated, newer ones refused. */
export const DOCUMENT_VERSION = 1;

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, '颜色格式不正确');

/**
 * What one section does in its own way; what is absent follows the résumé. Sizes and gaps are relative to it, so that
 * a page fit reaches every section.
 */
export const sectionStyle = entity({
  accent: colour.optional(),
  heading: z.enum(['plain', 'line', 'bar', 'band', 'centred']).optional(),
  headingShown: z.boolean().optional(),
  /** Of labelled values, words and entries of one line; running text has one. */
  columns: z.number().int().min(1).max(3).optional(),
  /** Factor of the gaps around the section and between its entries. */
  spacing: z.number().min(0).max(3).optional(),
  /** Points that are added to the size of type. */
  fontStepPt: z.number().min(-2).max(4).optional(),
  bullet: z.enum(['dot', 'dash', 'diamond', 'ring', 'none']).optional(),
  dateSide: z.enum(['start', 'end']).optional(),
});
export type SectionStyle = z.infer<typeof sectionStyle>;

/** A place in the printed order: a section of the model, or `custom:<id>`. */
export const sectionPlacement = entity({
  key: z.string().regex(/^[A-Za-z]{1,40}$|^custom:[A-Za-z0-9_-]{1,40}$/, '模块编号格式不正确'),
  visible: z.boolean(),
  title: i18nText(LIMITS.name).optional(),
  region: z.enum(['main', 'side']).optional(),
  startsPage: z.boolean().optional(),
  style: sectionStyle.optional(),
});
export type SectionPlacement = z.infer<typeof sectionPlacement>;

export const fontFamily = z.enum(['sans', 'serif', 'kai']);
export type FontFamily = z.infer<typeof fontFamily>;

/** `short` says the year of two months once; `chinese` names the months in English. */
export const dateForm = z.enum(['dot', 'short', 'chinese', 'slash', 'dash']);
export type DateForm = z.infer<typeof dateForm>;

export const paper = z.enum(['a4', 'letter']);
export type Paper = z.infer<typeof paper>;

const millimetres = z.number().min(0).max(50);

/** The sizes that decide how many pages a résumé takes. */
const sizes = {
  fontSizePt: z.number().min(8).max(16).optional(),
  lineHeight: z.number().min(1).max(2.5).optional(),
  sectionGapPt: z.number().min(0).max(60).optional(),
  itemGapPt: z.number().min(0).max(40).optional(),
  marginMm: z
    .strictObject({ top: millimetres, right: millimetres, bottom: millimetres, left: millimetres })
    .optional(),
};

const sizeTokens = z.strictObject(sizes);
export type SizeTokens = z.infer<typeof sizeTokens>;

/**
 * A fit to `pageBudget` pages: where it began and what it set. Sizes that differ from `solved` were changed by hand
 * since; they are where the next fit begins.
 */
export const pageFit = entity({
  /** Fit again as the content changes. */
  keeps: z.boolean().optional(),
  /** Also stretch gaps so that a short résumé fills its pages. */
  fills: z.boolean().optional(),
  base: sizeTokens,
  solved: sizeTokens,
});
export type PageFitRecord = z.infer<typeof pageFit>;

/** Adjustable style; what is absent follows the template's own default, dates the language. */
export const styleTokens = entity({
  accent: colour.optional(),
  fontFamily: fontFamily.optional(),
  ...sizes,
  dateForm: dateForm.optional(),
  /** Name and number at the foot of each page from the second one on. */
  pageNumbers: z.boolean().optional(),
  photoShown: z.boolean().optional(),
  photoShape: z.enum(['rectangle', 'rounded', 'circle']).optional(),
  photoWidthMm: z.number().min(12).max(50).optional(),
  photoBorder: z.enum(['none', 'line', 'accent']).optional(),
  headingFont: fontFamily.optional(),
  /** Size of the headings of sections as a factor of the text. */
  headingScale: z.number().min(1).max(2).optional(),
  /** Of the text on the paper, and of the paper; what could not be read is not printed so. */
  textColour: colour.optional(),
  groundColour: colour.optional(),
  /** Of the side column where the template has one, without the margin. */
  sideWidthMm: z.number().min(35).max(90).optional(),
  /** Drawings before contacts, and their size as a factor. */
  icons: z.boolean().optional(),
  iconScale: z.number().min(0.5).max(2).optional(),
  /** A4 unless said. */
  paper: paper.optional(),
});
export type StyleTokens = z.infer<typeof styleTokens>;

/** A place inside a variant's base; items of lists are named by their ids: `/work/<id>/company`. */
const basePlace = text(LIMITS.line);

/**
 * A variant is its base plus these operations, not a copy. `was` is what the base said when the operation was made:
 * a base that says something else by now has changed the same place.
 */
export const variantOverride = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('hide'), id: identifier, omit: z.boolean().optional() }),
  z.strictObject({ op: z.literal('reorder'), pointer: basePlace, ids: z.array(identifier).max(100) }),
  z.strictObject({
    op: z.literal('replaceAtom'),
    id: identifier,
    atom,
    was: atom.optional(),
    pointer: basePlace.optional(),
  }),
  z.strictObject({
    op: z.literal('set'),
    pointer: basePlace,
    value: jsonValue.optional(),
    was: jsonValue.optional(),
  }),
  z.strictObject({
    op: z.literal('add'),
    pointer: basePlace,
    item: z.looseObject({ id: identifier }).refine((value) => isBoundedJson(value), '附加数据的格式不正确'),
    after: identifier.optional(),
  }),
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
  pageFit: pageFit.optional(),
  variantOf: entity({ resumeId: text(64), version: z.number().int().min(0).optional() }).optional(),
  overrides: z.array(variantOverride).max(LIMITS.overrides).optional(),
  authorship: z.array(authorshipSpan).max(LIMITS.authorshipSpans).optional(),
});
export type Meta = z.infer<typeof meta>;
