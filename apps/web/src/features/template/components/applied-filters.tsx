import { CATEGORY_NAMES, COLOUR_NAMES, LANGUAGE_NAMES, LOOK_NAMES } from '@qicheng/templates/catalog';
import { Icon } from '@qicheng/ui/icon';
import { chosenFacets, type FacetKey, type GalleryFilter } from '../gallery-filter.js';
import type { ChangeFilter } from '../hooks/use-gallery-filter.js';
import styles from './applied-filters.module.css';

const names: Partial<Record<FacetKey, Readonly<Record<string, string>>>> = {
  category: CATEGORY_NAMES,
  look: LOOK_NAMES,
  colour: COLOUR_NAMES,
  language: LANGUAGE_NAMES,
};

interface AppliedFiltersProps {
  filter: GalleryFilter;
  change: ChangeFilter;
  onReset: () => void;
}

/** What narrows the list now, each with its way out. */
export function AppliedFilters({ filter, change, onReset }: AppliedFiltersProps) {
  const chosen = chosenFacets(filter);
  const isSearched = filter.keyword !== '';
  if (chosen.length === 0 && !isSearched) return null;
  const chip = (label: string, onRemove: () => void) => (
    <li key={label}>
      <button type="button" className={styles.chip} aria-label={`去掉条件：${label}`} onClick={onRemove}>
        {label}
        <Icon name="close" size={14} />
      </button>
    </li>
  );
  return (
    <ul className={styles.chips} aria-label="已选条件">
      {isSearched ? chip(`“${filter.keyword}”`, () => change({ keyword: '' })) : null}
      {chosen.map(({ key, value }) => chip(names[key]?.[value] ?? value, () => change({ [key]: undefined })))}
      <li>
        <button type="button" className={styles.reset} onClick={onReset}>
          清除全部
        </button>
      </li>
    </ul>
  );
}
