import type { ResumeView, SectionView } from '@qicheng/resume/view-model';
import type { CatalogEntry } from '../catalog-entry.js';
import { splitSections } from './section.js';

/**
 * The sections of a single column whose `sideSections` lead it, in the order of the catalog entry; what the candidate
 * moved there follows them, and what he moved away keeps its place among the others.
 */
export function leadSections(view: ResumeView, entry: Pick<CatalogEntry, 'sideSections'>): SectionView[] {
  const { main, side } = splitSections(view, entry);
  const placeOf = ({ key }: SectionView): number => {
    const place = entry.sideSections.indexOf(key);
    return place < 0 ? entry.sideSections.length : place;
  };
  return [...side.sort((a, b) => placeOf(a) - placeOf(b)), ...main];
}
