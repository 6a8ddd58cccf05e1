import type { CatalogEntry } from './catalog-entry.js';
import { tem0001 } from './tem0001/entry.js';

export type { CatalogEntry, Margins, StyleDefaults, TemplateCategory, TemplateLook } from './catalog-entry.js';

export const catalog = { tem0001 } as const satisfies Record<string, CatalogEntry>;

export type TemplateCode = keyof typeof catalog;

export const templateCodes = Object.keys(catalog) as TemplateCode[];

export const DEFAULT_TEMPLATE: TemplateCode = 'tem0001';

/** Whether a text is the code of a template that exists. */
export const isTemplateCode = (code: string): code is TemplateCode => Object.hasOwn(catalog, code);

/** The catalog's entry for a code, or undefined for a code that no template has. */
export const findTemplate = (code: string): CatalogEntry | undefined => (isTemplateCode(code) ? catalog[code] : undefined);
