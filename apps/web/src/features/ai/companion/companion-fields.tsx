import type { CompanionFact, CompanionField } from '@qicheng/analysis/companion';
import { CheckChips, RadioChips } from '@qicheng/ui/chips';
import { AreaField, NumberField, TextField } from '../kit/fields.js';
import { type CompanionDraft, textOf } from './companion-draft.js';
import styles from './companion.module.css';

interface CompanionFieldsProps {
  fields: readonly CompanionField[];
  draft: CompanionDraft;
  memory: readonly CompanionFact[];
  /** What is wrong, by field. */
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<CompanionDraft>) => void;
}

const OPTIONAL = '（选填）';
const RATINGS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

type OneProps = Omit<CompanionFieldsProps, 'fields'> & { field: CompanionField };

function One({ field, draft, memory, problems, onChange }: OneProps) {
  const { key, label, kind, isRequired, options, placeholder, help, maxLength, unit } = field;
  const onValue = (value: string) => onChange({ texts: { ...draft.texts, [key]: value } });
  const problem = problems[key];
  const chips = { label: isRequired ? label : `${label}${OPTIONAL}`, isRequired, error: problem };
  const value = textOf(draft, key, memory);
  if (kind === 'rating') return <RadioChips {...chips} options={RATINGS} value={value} onValue={onValue} />;
  if (kind === 'choice')
    return (
      <RadioChips
        {...chips}
        options={options.map((each) => ({ value: each, label: each }))}
        value={value}
        onValue={onValue}
      />
    );
  if (kind === 'choices')
    return (
      <CheckChips
        {...chips}
        options={options.map((each) => ({ value: each, label: each }))}
        values={draft.lists[key] ?? []}
        onValues={(values) => onChange({ lists: { ...draft.lists, [key]: values } })}
      />
    );
  const common = { label, isRequired, problem, placeholder, value, onValue };
  if (kind === 'longText')
    return <AreaField {...common} {...(help === '' ? {} : { hint: help })} rows={4} most={maxLength} />;
  const hint = help === '' ? undefined : help;
  if (kind === 'number') return <NumberField {...common} hint={hint} unit={unit} />;
  return <TextField {...common} hint={hint} maxLength={maxLength} />;
}

/** Fields that stand side by side where there is room; the others take the whole width. */
const isShort = ({ kind }: CompanionField) => kind === 'text' || kind === 'number';

/** The form of a category, from its data. */
export const CompanionFields = ({ fields, ...rest }: CompanionFieldsProps) => (
  <div className={styles.fields} data-ratings={fields.every(({ kind }) => kind === 'rating')}>
    {fields.map((field) => (
      <div key={field.key} data-short={isShort(field)}>
        <One field={field} {...rest} />
      </div>
    ))}
  </div>
);
