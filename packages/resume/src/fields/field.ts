import type { Label, Labels } from '../codes/labels.js';
import type { Sensitivity } from '../item.js';

/** Input type of a field; the editor has one component per control. */
export type FieldControl =
  | 'text'
  | 'i18n'
  | 'i18nLong'
  | 'number'
  | 'switch'
  | 'select'
  | 'multiSelect'
  | 'date'
  | 'period'
  | 'link'
  | 'words'
  | 'i18nWords'
  | 'atoms'
  | 'place'
  | 'places'
  | 'school'
  | 'personName'
  | 'photo'
  | 'politicalStatus'
  | 'links'
  | 'facts'
  | 'positions'
  | 'salary'
  | 'gpa'
  | 'rank'
  | 'courses'
  | 'roles'
  | 'results';

export interface FieldDefinition<Name extends string = string> {
  name: Name;
  label: Label;
  control: FieldControl;
  /** Codes and their labels, for `select` and `multiSelect`. */
  options?: Labels<string>;
  /** 0 if absent; a field of level 3 never prints unless requested. */
  sensitivity?: Sensitivity;
  /** Shown immediately; other fields are under 更多. */
  primary?: boolean;
}

type Details = Partial<Pick<FieldDefinition, 'options' | 'sensitivity' | 'primary'>>;

/** Field builder; names must be keys of the item type. */
export const fieldOf =
  <Item>() =>
  <Name extends Exclude<keyof Item, 'id' | 'x'> & string>(
    name: Name,
    zh: string,
    en: string,
    control: FieldControl,
    details: Details = {},
  ): FieldDefinition<Name> => ({ name, label: { zh, en }, control, ...details });

export const PRIMARY = { primary: true } as const;
