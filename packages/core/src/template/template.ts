import { type CatalogEntry, type ColourFamily, colourFamily } from '@qicheng/templates/catalog';

export type TemplateFailure = 'templateUnknown' | 'templateNotListed';

export type TemplateLanguage = CatalogEntry['languages'][number];

/** A template as the lists show it. */
export interface TemplateSummary {
  id: string;
  code: string;
  name: string;
  description: string;
  category: CatalogEntry['category'];
  look: CatalogEntry['look'];
  /** The colour family that it comes in. */
  colour: ColourFamily;
  languages: TemplateLanguage[];
  occupations: string[];
  /** How many résumés use it. */
  uses: number;
}

export interface TemplatePage {
  list: TemplateSummary[];
  total: number;
}

export function summarise(entry: CatalogEntry, uses: ReadonlyMap<string, number>): TemplateSummary {
  const { code, name, description, category, look, languages, occupations, defaults } = entry;
  return {
    id: code,
    code,
    name,
    description,
    category,
    look,
    colour: colourFamily(defaults.accent),
    languages: [...languages],
    occupations: [...occupations],
    uses: uses.get(code) ?? 0,
  };
}
