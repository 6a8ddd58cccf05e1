import type { CatalogEntry, TemplateCategory } from '@qicheng/templates/catalog';

/** The degree that a student is studying for. */
export type Degree = 'college' | 'bachelor' | 'master' | 'doctor';

export interface CampusPreference {
  degree?: Degree | undefined;
  occupation?: string | undefined;
}

/** How well a kind of template suits a degree; 0 leaves it out. */
const FIT: Readonly<Record<Degree, Readonly<Record<TemplateCategory, number>>>> = {
  college: { general: 3, business: 3, technology: 2, publicService: 2, creative: 2, academic: 0 },
  bachelor: { general: 3, technology: 3, business: 3, publicService: 2, creative: 2, academic: 1 },
  master: { academic: 3, technology: 3, general: 2, business: 2, publicService: 2, creative: 1 },
  doctor: { academic: 4, technology: 2, general: 1, publicService: 1, business: 1, creative: 0 },
};
/** Stands above every degree's figure: a design for the occupation comes first. */
const SAME_OCCUPATION = 10;

/** How well a template suits a student; 0 is not at all. With an occupation, designs for others are left out. */
export function campusFit(
  entry: CatalogEntry,
  { degree = 'bachelor', occupation }: CampusPreference,
): number {
  const fit = FIT[degree][entry.category];
  const wanted = occupation?.trim() ?? '';
  if (fit === 0 || wanted === '') return fit;
  const isMeant = entry.occupations.some((name) => name.includes(wanted) || wanted.includes(name));
  if (isMeant) return fit + SAME_OCCUPATION;
  return entry.category === 'general' ? fit : 0;
}
