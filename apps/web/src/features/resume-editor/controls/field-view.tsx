import type { FieldControl } from '@qicheng/resume/sections';
import { type ComponentType, useId } from 'react';
import { ChoiceControl, ChoicesControl, SwitchControl } from './choice-control.js';
import {
  GpaControl,
  PersonNameControl,
  PoliticalStatusControl,
  RankControl,
  SalaryControl,
} from './composite-controls.js';
import styles from './controls.module.css';
import { FIELD_HINTS } from './field-hints.js';
import type { ControlProps, FieldViewProps } from './field-props.js';
import { NumberControl } from './number-control.js';
import { DateControl, PeriodControl } from './period-control.js';
import { PhotoControl } from './photo-control.js';
import { PlaceControl, PlacesControl } from './place-control.js';
import { RichControl } from './rich-control.js';
import { RowsControl } from './rows-control.js';
import { SchoolControl } from './school-control.js';
import { PlainControl, TranslatedControl } from './text-control.js';
import { TranslatedWordsControl, WordsControl } from './words-control.js';

interface ControlLook {
  readonly Control: ComponentType<ControlProps>;
  readonly isWide?: boolean;
  /** The control names itself: a checkbox carries its own words. */
  readonly isSelfLabelled?: boolean;
}

const rows: ControlLook = { Control: RowsControl, isWide: true };

/** One component for every kind of control that the model names; a new kind fails to compile here. */
const CONTROLS: Readonly<Record<FieldControl, ControlLook>> = {
  text: { Control: PlainControl },
  link: { Control: PlainControl },
  i18n: { Control: TranslatedControl },
  i18nLong: { Control: TranslatedControl, isWide: true },
  number: { Control: NumberControl },
  switch: { Control: SwitchControl, isSelfLabelled: true },
  select: { Control: ChoiceControl },
  multiSelect: { Control: ChoicesControl },
  date: { Control: DateControl },
  period: { Control: PeriodControl, isWide: true },
  words: { Control: WordsControl, isWide: true },
  i18nWords: { Control: TranslatedWordsControl, isWide: true },
  atoms: { Control: RichControl, isWide: true },
  place: { Control: PlaceControl },
  places: { Control: PlacesControl, isWide: true },
  school: { Control: SchoolControl, isWide: true },
  personName: { Control: PersonNameControl, isWide: true },
  photo: { Control: PhotoControl, isWide: true },
  politicalStatus: { Control: PoliticalStatusControl },
  salary: { Control: SalaryControl, isWide: true },
  gpa: { Control: GpaControl, isWide: true },
  rank: { Control: RankControl, isWide: true },
  links: rows,
  facts: rows,
  positions: rows,
  courses: rows,
  roles: rows,
  results: rows,
};

/** A field of the form: its label, its control, its hint. */
export function FieldView({ field, owner, isCell = false }: FieldViewProps) {
  const inputId = useId();
  const { Control, isWide = false, isSelfLabelled = false } = CONTROLS[field.control];
  const hint = FIELD_HINTS[field.name]?.hint;
  const hintId = hint ? `${inputId}-hint` : undefined;
  return (
    <div className={isWide && !isCell ? styles.wideField : styles.field} data-field={field.name}>
      {isSelfLabelled ? null : (
        <label htmlFor={inputId} className={isCell ? 'visually-hidden' : styles.label}>
          {field.label.zh}
        </label>
      )}
      <Control
        field={field}
        path={[...owner, field.name]}
        inputId={inputId}
        hintId={hintId}
        Field={FieldView}
      />
      {hint && !isCell ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
