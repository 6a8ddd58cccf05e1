import { Button } from '@qicheng/ui/button';
import { FieldRow, NumberField, SelectField, TextField } from '../kit/fields.js';
import type { OfferEntry } from './offer-draft.js';
import { MAIN_FIELDS, MORE_FIELDS, type OfferField } from './offer-fields.js';
import styles from './offer-form.module.css';

interface BoxProps {
  field: OfferField;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
}

/** One box, of the kind that its field is. */
export function OfferBox({ field, value, problem, onValue }: BoxProps) {
  const { label, hint, unit, kind, options = [], isRequired = false } = field;
  const frame = { label, hint, problem, isRequired, value };
  if (kind === 'number') return <NumberField {...frame} {...(unit ? { unit } : {})} onValue={onValue} />;
  if (kind === 'text') return <TextField {...frame} onValue={onValue} />;
  return <SelectField {...frame} options={options} empty="未填写" onValue={onValue} />;
}

interface OfferEntryFormProps {
  place: number;
  entry: OfferEntry;
  errorOf: (path: string) => string | undefined;
  onChange: (entry: OfferEntry) => void;
  /** Absent while two offers are left. */
  onRemove: (() => void) | undefined;
}

/** The letter of an offer by its order. */
export const letterOf = (place: number) => String.fromCharCode(65 + place);

/** One offer: the four boxes that it needs, and the rest by groups that open. */
export function OfferEntryForm({ place, entry, errorOf, onChange, onRemove }: OfferEntryFormProps) {
  const box = (field: OfferField) => (
    <OfferBox
      key={field.path}
      field={field}
      value={entry[field.path] ?? ''}
      problem={errorOf(field.path)}
      onValue={(value) => onChange({ ...entry, [field.path]: value })}
    />
  );
  const letter = letterOf(place);
  return (
    <fieldset className={styles.offer} aria-label={`Offer ${letter}`}>
      <header className={styles.offerHead}>
        <h2>
          <span className={styles.letter}>{letter}</span>
          {entry.company?.trim() || `Offer ${letter}`}
        </h2>
        {onRemove ? (
          <Button tone="quiet" aria-label={`移除 Offer ${letter}`} onClick={onRemove}>
            移除
          </Button>
        ) : null}
      </header>
      <FieldRow>{MAIN_FIELDS.map(box)}</FieldRow>
      <div className={styles.groups}>
        {MORE_FIELDS.map(({ title, fields }) => {
          const filled = fields.filter(({ path }) => entry[path]).length;
          const isInvalid = fields.some(({ path }) => errorOf(path) !== undefined);
          return (
            <details key={title} className={styles.group} open={isInvalid || undefined}>
              <summary>
                {title}
                <small>{filled === 0 ? '选填' : `已填 ${filled} 项`}</small>
              </summary>
              <FieldRow>{fields.map(box)}</FieldRow>
            </details>
          );
        })}
      </div>
    </fieldset>
  );
}
