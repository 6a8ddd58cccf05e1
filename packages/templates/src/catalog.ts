import type { CatalogEntry } from './catalog-entry.js';
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

export { CATEGORY_NAMES, LANGUAGE_NAMES, LOOK_NAMES } from './catalog-labels.js';
export { COLOUR_NAMES, colourFamily, type ColourFamily } from './colour-family.js';
export type {
  CatalogEntry,
  Margins,
  StyleDefaults,
  TemplateCategory,
  TemplateLook,
} from './catalog-entry.js';

export { sectionChoices, type SectionChoice } from './section-choices.js';

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
} as const satisfies Record<string, CatalogEntry>;

export type TemplateCode = keyof typeof catalog;

export const templateCodes = Object.keys(catalog) as TemplateCode[];

export const DEFAULT_TEMPLATE: TemplateCode = 'tem0001';

/** Whether a text is the code of a template that exists. */
export const isTemplateCode = (code: string): code is TemplateCode => Object.hasOwn(catalog, code);

/** The catalog's entry for a code, or undefined for a code that no template has. */
export const findTemplate = (code: string): CatalogEntry | undefined =>
  isTemplateCode(code) ? catalog[code] : undefined;
