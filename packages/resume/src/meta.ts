import { z } from 'zod';
import { entity, isBoundedJson, jsonValue } from './item.js';
import { LIMITS } from './limits.js';
import { atom } from './rich-text.js';
import { i18nText, identifier, language, text } from './text.js';

/** The version that this code writes; older documents are migrated, newer ones rejected. */
export const DOCUMENT_VERSION = 1;

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, '颜色格式不正确');

/**
 * Style overrides of one section; absent values follow the résumé. Sizes and gaps are relative, so that a
 * page fit affects every section.
 */
export const sectionStyle = entity({
  accent: colour.optional(),
  heading: z.enum(['plain', 'line', 'bar', 'band', 'centred']).optional(),
  headingShown: z.boolean().optional(),
  /** For labelled values, words and one-line entries; running text has one column. */
  columns: z.number().int().min(1).max(3).optional(),
  /** Factor of the gaps around the section and between its entries. */
  spacing: z.number().min(0).max(3).optional(),
  /** Points added to the font size. */
  fontStepPt: z.number().min(-2).max(4).optional(),
  bullet: z.enum(['dot', 'dash', 'diamond', 'ring', 'none']).optional(),
  dateSide: z.enum(['start', 'end']).optional(),
});
export type SectionStyle = z.infer<typeof sectionStyle>;

/** A position in the printed order: a section of the model, or `custom:<id>`. */
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

/** The weight of the text where it is not bold; regular by default. LXGW WenKai has no others. */
export const textWeight = z.enum(['light', 'medium']);
export type TextWeight = z.infer<typeof textWeight>;

/** Headings can use the text fonts, and display fonts that have one weight. */
export const headingFont = z.enum([
  ...fontFamily.options,
  'heavy',
  'black',
  'xiaowei',
  'huangyou',
  'brush',
  'running',
  'playful',
]);
export type HeadingFont = z.infer<typeof headingFont>;

/** `short` omits a repeated year; `chinese` uses month names in English. */
export const dateForm = z.enum(['dot', 'short', 'chinese', 'slash', 'dash']);
export type DateForm = z.infer<typeof dateForm>;

export const paper = z.enum(['a4', 'letter']);
export type Paper = z.infer<typeof paper>;

const millimetres = z.number().min(0).max(50);

/** The sizes that determine the number of pages. */
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
 * A fit to `pageBudget` pages: its start and result. Sizes that differ from `solved` were changed manually
 * since and are the start of the next fit.
 */
export const pageFit = entity({
  /** Refit when the content changes. */
  keeps: z.boolean().optional(),
  /** Also enlarge gaps so that a short résumé fills its pages. */
  fills: z.boolean().optional(),
  base: sizeTokens,
  solved: sizeTokens,
});
export type PageFitRecord = z.infer<typeof pageFit>;

/** Adjustable style; absent values follow the template's default, date formats the language. */
export const styleTokens = entity({
  accent: colour.optional(),
  fontFamily: fontFamily.optional(),
  textWeight: textWeight.optional(),
  ...sizes,
  dateForm: dateForm.optional(),
  /** Name and page number in the footer, from the second page on. */
  pageNumbers: z.boolean().optional(),
  photoShown: z.boolean().optional(),
  photoShape: z.enum(['rectangle', 'rounded', 'circle']).optional(),
  photoWidthMm: z.number().min(12).max(50).optional(),
  photoBorder: z.enum(['none', 'line', 'accent']).optional(),
  headingFont: headingFont.optional(),
  /** Size of section headings relative to the text. */
  headingScale: z.number().min(1).max(2).optional(),
  /** Text and paper colour; an illegible combination is not printed. */
  textColour: colour.optional(),
  groundColour: colour.optional(),
  /** Width of the side column, if the template has one, without the margin. */
  sideWidthMm: z.number().min(35).max(90).optional(),
  /** Icons before contacts, and their size as a factor. */
  icons: z.boolean().optional(),
  iconScale: z.number().min(0.5).max(2).optional(),
  /** A4 by default. */
  paper: paper.optional(),
});
export type StyleTokens = z.infer<typeof styleTokens>;

/** A location in a variant's base; list items are identified by id: `/work/<id>/company`. */
const basePlace = text(LIMITS.line);

/**
 * A variant is its base plus these operations. `was` is the base's value at the time: if the base now has
 * another value, both have changed it.
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

/** Origin of a piece of text; offsets count UTF-16 units of the atom's plain text. */
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
  /** Whether the English version prints gender, birth date and similar details. */
  personalDetailsInEnglish: z.boolean().optional(),
  /** The English form of words that are stored once for both languages, by their Chinese. */
  englishWords: z
    .record(text(LIMITS.name), text(LIMITS.name))
    .refine((words) => Object.keys(words).length <= LIMITS.englishWords, '双语对照的词语过多')
    .optional(),
});
export type Meta = z.infer<typeof meta>;
