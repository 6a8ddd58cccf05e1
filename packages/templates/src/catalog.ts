import type { Language, SectionStyle, ResumeDocument, StyleTokens } from '@qicheng/resume/document';
import type { SectionView } from '@qicheng/resume/view-model';
import { withTemplate } from '@qicheng/resume/with-template';
import { ATS_TEMPLATE } from './ats/ats-document.js';
import type { CatalogEntry, StyleDefaults, TemplateCategory, TemplateLook } from './catalog-entry.js';
import { tem0001 } from './tem0001/entry.js';
import { tem0002 } from './tem0002/entry.js';
import { tem0003 } from './tem0003/entry.js';
import { tem0004 } from './tem0004/entry.js';
import { tem0005 } from './tem0005/entry.js';
import { tem0006 } from './tem0006/entry.js';
import { tem0007 } from './tem0007/entry.js';
import { tem0008 } from './tem0008/entry.js';
import { tem0009 } from './tem0009/entry.js';
import { tem0010 } from './tem0010/entry.js';
import { tem0011 } from './tem0011/entry.js';
import { tem0012 } from './tem0012/entry.js';
import { tem0013 } from './tem0013/entry.js';
import { tem0014 } from './tem0014/entry.js';
import { tem0015 } from './tem0015/entry.js';
import { tem0016 } from './tem0016/entry.js';
import { tem0017 } from './tem0017/entry.js';
import { tem0018 } from './tem0018/entry.js';
import { tem0019 } from './tem0019/entry.js';
import { tem0020 } from './tem0020/entry.js';
import { tem0021 } from './tem0021/entry.js';
import { tem0022 } from './tem0022/entry.js';
import { tem0023 } from './tem0023/entry.js';
import { tem0024 } from './tem0024/entry.js';
import { tem0025 } from './tem0025/entry.js';
import { tem0026 } from './tem0026/entry.js';
import { tem0027 } from './tem0027/entry.js';
import { tem0028 } from './tem0028/entry.js';
import { tem0029 } from './tem0029/entry.js';
import { tem0030 } from './tem0030/entry.js';
import { tem0031 } from './tem0031/entry.js';
import { tem0032 } from './tem0032/entry.js';
import { tem0033 } from './tem0033/entry.js';
import { tem0034 } from './tem0034/entry.js';
import { tem0035 } from './tem0035/entry.js';
import { tem0036 } from './tem0036/entry.js';
import { tem0037 } from './tem0037/entry.js';
import { tem0038 } from './tem0038/entry.js';
import { tem0039 } from './tem0039/entry.js';
import { tem0040 } from './tem0040/entry.js';
import { tem0041 } from './tem0041/entry.js';
import { tem0042 } from './tem0042/entry.js';
import { tem0043 } from './tem0043/entry.js';

/** Colour families for searching templates. */
export const COLOUR_NAMES = {
  blue: '蓝色',
  green: '绿色',
  cyan: '青色',
  red: '红色',
  orange: '橙色',
  yellow: '黄色',
  purple: '紫色',
  grey: '黑灰',
} as const;

export type ColourFamily = keyof typeof COLOUR_NAMES;

/** Below this saturation no hue is perceptible. */
const GREY_SATURATION = 0.2;
const BLACK_LIGHTNESS = 0.16;
/** Upper ends of the families in degrees on the colour wheel; beyond the last one it is red again. */
const ENDS: ReadonlyArray<readonly [end: number, family: ColourFamily]> = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [172, 'green'],
  [195, 'cyan'],
  [255, 'blue'],
  [330, 'purple'],
];

/** The family of a colour written `#RRGGBB`. */
export function colourFamily(hex: string): ColourFamily {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const high = Math.max(red, green, blue);
  const span = high - Math.min(red, green, blue);
  const lightness = high - span / 2;
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1));
  if (saturation < GREY_SATURATION || lightness < BLACK_LIGHTNESS) return 'grey';
  const sixth =
    high === red
      ? (green - blue) / span
      : high === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  const hue = (sixth * 60 + 360) % 360;
  return ENDS.find(([end]) => hue < end)?.[1] ?? 'red';
}

/** A choice that can be set for a single section. */
export type SectionChoice = Exclude<keyof SectionStyle, 'x'>;

/** In a narrow column a section keeps the style of the column. */
const FIXED_IN_SIDE: readonly SectionChoice[] = ['accent', 'heading', 'columns', 'dateSide'];

/** Choices that have an effect, by section kind. */
const EFFECTIVE: Readonly<Record<SectionView['kind'], readonly SectionChoice[]>> = {
  entries: ['bullet', 'dateSide'],
  tags: ['columns'],
  paragraphs: ['bullet'],
  facts: ['columns'],
  table: [],
};
const ALWAYS: readonly SectionChoice[] = ['accent', 'heading', 'headingShown', 'spacing', 'fontStepPt'];

/** The choices for one section, and those of them that this design fixes. */
export function sectionChoices(
  entry: CatalogEntry,
  section: Pick<SectionView, 'key' | 'kind' | 'region'> & { compact?: boolean },
): { offered: SectionChoice[]; fixed: SectionChoice[] } {
  const isSide = entry.regions.includes('side') && isInSide(entry, section);
  const effective = section.compact ? (['columns', 'dateSide'] as const) : EFFECTIVE[section.kind];
  const offered = [...ALWAYS, ...effective];
  const fixedKeys = new Set([...(entry.fixedSectionStyle ?? []), ...(isSide ? FIXED_IN_SIDE : [])]);
  return { offered, fixed: offered.filter((choice) => fixedKeys.has(choice)) };
}

const isInSide = (entry: CatalogEntry, { key, region }: Pick<SectionView, 'key' | 'region'>): boolean =>
  region ? region === 'side' : entry.sideSections.includes(key);

/** Labels of the catalog's categories. */
export const CATEGORY_NAMES: Readonly<Record<TemplateCategory, string>> = {
  general: '通用',
  technology: '技术研发',
  business: '商务职能',
  publicService: '国企与公务员',
  academic: '学术科研',
  creative: '创意设计',
};

export const LOOK_NAMES: Readonly<Record<TemplateLook, string>> = {
  plain: '简约',
  classic: '经典',
  modern: '现代',
  sidebar: '双栏',
  table: '表格',
};

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  zh: '中文',
  en: '英文',
};
export type {
  CatalogEntry,
  Margins,
  StyleDefaults,
  TemplateCategory,
  TemplateLook,
} from './catalog-entry.js';

export const catalog = {
  tem0001,
  tem0002,
  tem0003,
  tem0004,
  tem0005,
  tem0006,
  tem0007,
  tem0008,
  tem0009,
  tem0010,
  tem0011,
  tem0012,
  tem0013,
  tem0014,
  tem0015,
  tem0016,
  tem0017,
  tem0018,
  tem0019,
  tem0020,
  tem0021,
  tem0022,
  tem0023,
  tem0024,
  tem0025,
  tem0026,
  tem0027,
  tem0028,
  tem0029,
  tem0030,
  tem0031,
  tem0032,
  tem0033,
  tem0034,
  tem0035,
  tem0036,
  tem0037,
  tem0038,
  tem0039,
  tem0040,
  tem0041,
  tem0042,
  tem0043,
} as const satisfies Record<string, CatalogEntry>;

export type TemplateCode = keyof typeof catalog;

export const templateCodes = Object.keys(catalog) as TemplateCode[];

export const DEFAULT_TEMPLATE: TemplateCode = 'tem0001';

/** Whether a text is the code of an existing template. */
export const isTemplateCode = (code: string): code is TemplateCode => Object.hasOwn(catalog, code);

/** The catalog entry of a code; undefined if there is none. */
export const findTemplate = (code: string): CatalogEntry | undefined =>
  isTemplateCode(code) ? catalog[code] : undefined;

/** The template to use for a stored code: the default if the template no longer exists. */
export const usableTemplate = (code: string): TemplateCode =>
  isTemplateCode(code) ? code : DEFAULT_TEMPLATE;

/** The document with the template's own formats where the candidate chose none. */
export function applyTemplateDefaults(
  document: ResumeDocument,
  code = document.meta.templateCode,
): ResumeDocument {
  const templateCode = code === ATS_TEMPLATE ? code : usableTemplate(code);
  const { photoShape, headingFont }: StyleDefaults = catalog[usableTemplate(code)].defaults;
  const chosen = Object.entries(document.meta.style).filter(([, value]) => value !== undefined);
  const style: StyleTokens = { photoShape, ...Object.fromEntries(chosen) };
  // A chosen font of the text applies to the whole page.
  if (headingFont && !style.fontFamily) style.headingFont ??= headingFont;
  return withTemplate({ ...document, meta: { ...document.meta, style } }, templateCode);
}
