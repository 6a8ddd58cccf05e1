import type { FieldControl } from '@qicheng/resume/sections';
import { Checkbox } from '@qicheng/ui/checkbox';
import { TextInput } from '@qicheng/ui/text-input';
import { type ComponentType, useId, lazy } from 'react';
import { SCHOOL_TAG } from '@qicheng/resume/codes/education';
import {
  type Basics,
  type School,
  type DateRange,
  type PartialDate,
  PRESENT,
} from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import { ChoiceControl, ChoicesControl, SwitchControl, CodeChecks } from './choice-control.js';
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
import { LazyControl } from './lazy-control.js';
import { NumberControl } from './number-control.js';
import { PhotoControl } from './photo-control.js';
import { PlaceControl, PlacesControl } from './place-control.js';
import { RichControl } from './rich-control.js';
import { RowsControl } from './rows-control.js';
import { PlainControl, TranslatedControl } from './text-control.js';
import { TranslatedWordsControl, WordsControl } from './words-control.js';
import { useEditedLanguage, useValue, useWrite } from '../store/editor-context.js';
import { StaleText } from './stale-note.js';
import { DateInput } from './date-input.js';

function DateControl({ field, path, inputId, hintId }: ControlProps) {
  const value = useValue<PartialDate>(path);
  const write = useWrite();
  return (
    <DateInput
      inputId={inputId}
      name={field.label.zh}
      describedBy={hintId}
      example={FIELD_HINTS[field.name]?.example}
      value={value}
      onChange={(date) => write.choice(path, date)}
    />
  );
}

const order = ({ y, m = 1, d = 1 }: PartialDate) => (y * 100 + m) * 100 + d;

/** A start and an end date; the end may be 至今. */
function PeriodControl({ field, path, inputId }: ControlProps) {
  const period = useValue<DateRange>(path) ?? {};
  const write = useWrite();
  const end = period.end === PRESENT ? undefined : period.end;
  const isBackward = period.start !== undefined && end !== undefined && order(end) < order(period.start);
  return (
    <div role="group" aria-label={field.label.zh}>
      <div className={styles.period}>
        <DateInput
          inputId={inputId}
          name={`${field.label.zh}：开始`}
          format={{ y: 2023, m: 9 }}
          value={period.start}
          onChange={(date) => write.choice([...path, 'start'], date)}
        />
        <span aria-hidden="true">–</span>
        <DateInput
          name={`${field.label.zh}：结束`}
          format={{ y: 2024, m: 6 }}
          value={end}
          gridYear={period.start?.y}
          disabled={period.end === PRESENT}
          onChange={(date) => write.choice([...path, 'end'], date)}
        />
        <Checkbox
          className={styles.check}
          value={period.end === PRESENT}
          onValue={(isOn) => write.choice([...path, 'end'], isOn ? PRESENT : undefined)}
        >
          至今
        </Checkbox>
      </div>
      {isBackward ? <p className={styles.problem}>结束时间早于开始时间</p> : null}
    </div>
  );
}

const SchoolSearch = lazy(async () => ({
  default: (await import('./library/school-search.js')).SchoolSearch,
}));

function SchoolControl({ path, inputId }: ControlProps) {
  const school = useValue<School>(path);
  const language = useEditedLanguage();
  const write = useWrite();
  const value = school?.name?.[language] ?? '';
  const placeholder = language === 'en' ? school?.name?.zh : undefined;
  const type = (text: string) => {
    if (text !== value) write.translation([...path, 'name'], language, text);
  };
  const plain = (
    <TextInput id={inputId} maxLength={LIMITS.name} value={value} placeholder={placeholder} onValue={type} />
  );
  return (
    <>
      {language === 'en' ? (
        plain
      ) : (
        <LazyControl inputId={inputId} still={plain}>
          <SchoolSearch
            inputId={inputId}
            value={value}
            placeholder={placeholder}
            onType={type}
            onPick={({ code, name }) =>
              write.choice(path, { ...school, code, name: { ...school?.name, zh: name } })
            }
          />
        </LazyControl>
      )}
      <StaleText path={[...path, 'name']} />
      <CodeChecks path={[...path, 'tags']} labels={SCHOOL_TAG} name="学校标签" />
    </>
  );
}

interface ControlLook {
  readonly Control: ComponentType<ControlProps>;
  readonly isWide?: boolean;
  /** The control has its own label, such as a checkbox. */
  readonly isSelfLabelled?: boolean;
}

const rows: ControlLook = { Control: RowsControl, isWide: true };

/** The component of every control kind in the model; a missing kind is a compile error. */
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

/** Sentence fields take a full row, so that the next field starts a new pair. */
const WIDE_FIELDS: ReadonlySet<string> = new Set<keyof Basics>(['headline']);

/** A form field: its label, control and hint. */
export function FieldView({ field, owner, isCell = false }: FieldViewProps) {
  const inputId = useId();
  const { Control, isWide = false, isSelfLabelled = false } = CONTROLS[field.control];
  const isWhole = isWide || WIDE_FIELDS.has(field.name);
  const hint = FIELD_HINTS[field.name]?.hint;
  const hintId = hint ? `${inputId}-hint` : undefined;
  return (
    <div className={isWhole && !isCell ? styles.wideField : styles.field} data-field={field.name}>
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
