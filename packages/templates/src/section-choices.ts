import type { SectionStyle } from '@qicheng/resume/document';
import type { SectionView } from '@qicheng/resume/view-model';
import type { CatalogEntry } from './catalog-entry.js';

/** What a section can have in its own way. */
export type SectionChoice = Exclude<keyof SectionStyle, 'x'>;

/** In a narrow column a section keeps the look of the column. */
const FIXED_IN_SIDE: readonly SectionChoice[] = ['accent', 'heading', 'columns', 'dateSide'];

/** What has an effect by what a section prints. */
const EFFECTIVE: Readonly<Record<SectionView['kind'], readonly SectionChoice[]>> = {
  entries: ['bullet', 'dateSide'],
  tags: ['columns'],
  paragraphs: ['bullet'],
  facts: ['columns'],
  table: [],
};
const ALWAYS: readonly SectionChoice[] = ['accent', 'heading', 'headingShown', 'spacing', 'fontStepPt'];

/** What the candidate can set for one section, and what of it this design keeps to itself. */
export function sectionChoices(
  entry: CatalogEntry,
  section: Pick<SectionView, 'key' | 'kind' | 'region'> & { compact?: boolean },
): { offered: SectionChoice[]; fixed: SectionChoice[] } {
  const isSide = entry.regions.includes('side') && isInSide(entry, section);
  const effective = section.compact ? (['columns', 'dateSide'] as const) : EFFECTIVE[section.kind];
  const offered = [...ALWAYS, ...effective];
  const kept = new Set([...(entry.fixedSectionStyle ?? []), ...(isSide ? FIXED_IN_SIDE : [])]);
  return { offered, fixed: offered.filter((choice) => kept.has(choice)) };
}

const isInSide = (entry: CatalogEntry, { key, region }: Pick<SectionView, 'key' | 'region'>): boolean =>
  region ? region === 'side' : entry.sideSections.includes(key);
