import type { ResumeView, SectionView } from '@qicheng/resume/view-model';
import type { CatalogEntry } from '../catalog-entry.js';
import { splitSections } from './section.js';

/**
 * The sections of a single column with the `sideSections` first, in the order of the catalog entry; sections
 * that the candidate moved there follow them, and those moved away stay among the others.
 */
export function leadSections(view: ResumeView, entry: Pick<CatalogEntry, 'sideSections'>): SectionView[] {
  const { main, side } = splitSections(view, entry);
  const placeOf = ({ key }: SectionView): number => {
    const place = entry.sideSections.indexOf(key);
    return place < 0 ? entry.sideSections.length : place;
  };
  return [...side.sort((a, b) => placeOf(a) - placeOf(b)), ...main];
}
