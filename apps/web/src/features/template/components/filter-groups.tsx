import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type { listTemplateFacets } from '@qicheng/contract/template/index';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useId, useState } from 'react';
import { degreeNames, type Degree, type GalleryFilter } from '../gallery-filter.js';
import type { ChangeFilter } from '../hooks/use-gallery-filter.js';
import styles from './filter-groups.module.css';

export type Facet = ResultOf<typeof listTemplateFacets>['list'][number];

interface Choice {
  value: string;
  name: string;
  /** Absent if the count would not match the length of the list. */
  count?: number;
}

interface ChoiceGroupProps {
  title: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  /** Called with undefined for no restriction. */
  onChoose: (value: string | undefined) => void;
}

const FEW = 8;

/** A filter of radio buttons, so that the group is one tab stop. */
function ChoiceGroup({ title, choices, chosen, onChoose }: ChoiceGroupProps) {
  const name = useId();
  const [isLong, setLong] = useState(false);
  const shown = choices.filter(({ value }, place) => isLong || place < FEW || value === chosen);
  const rest = choices.length - shown.length;
  const choice = (value: string | undefined, label: string, count?: number) => (
    <label key={value ?? ''} className={styles.choice} data-empty={count === 0 && value !== chosen}>
      <input
        type="radio"
        name={name}
        className="visually-hidden"
        checked={chosen === value}
        disabled={count === 0 && value !== chosen}
        onChange={() => onChoose(value)}
      />
      <span>{label}</span>
      {count === undefined ? null : (
        <span className={styles.count} aria-label={`${count} 套`}>
          {count}
        </span>
      )}
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {choice(undefined, '全部')}
      {shown.map(({ value, name: label, count }) => choice(value, label, count))}
      {rest > 0 || isLong ? (
        <button type="button" className={styles.more} aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? '收起' : `还有 ${rest} 项`}
        </button>
      ) : null}
    </fieldset>
  );
}

const degrees = Object.entries(degreeNames).map(([value, name]) => ({ value, name }));

export interface FilterGroupsProps {
  /** Undefined until the server has answered. */
  facets: readonly Facet[] | undefined;
  filter: GalleryFilter;
  change: ChangeFilter;
}

/** All filters of the gallery. */
export function FilterGroups({ facets, filter, change }: FilterGroupsProps) {
  const isCampus = filter.order === 'campus';
  return (
    <>
      {isCampus ? (
        <ChoiceGroup
          title="在读学历"
          choices={degrees}
          chosen={filter.degree}
          onChoose={(degree) => change({ degree: degree as Degree | undefined })}
        />
      ) : null}
      {facets
        ? facets.map(({ key, name, values }) => (
            <ChoiceGroup
              key={key}
              title={name}
              choices={isCampus ? values.map(({ value, name: label }) => ({ value, name: label })) : values}
              chosen={filter[key]}
              onChoose={(value) => change({ [key]: value })}
            />
          ))
        : [6, 5, 7].map((rows) => (
            <div key={rows} className={styles.group} aria-hidden="true">
              <Skeleton width="3em" height="1.2em" />
              <Skeleton height={`${rows * 1.75}em`} />
            </div>
          ))}
    </>
  );
}
