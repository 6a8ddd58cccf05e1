import { offerIds, offerDimensionKeys, offerDimensions, type OfferWeights } from '@qicheng/analysis/offer';
import { Button } from '@qicheng/ui/button';
import { useState, useId } from 'react';
import { Summary } from '#src/components/summary.jsx';
import type { AnalysisFormProps } from '../kit/analysis-page.js';
import { useAskAgain } from '../kit/ask-again.js';
import { AskForm } from '../kit/ask-form.js';
import { FieldRow, NumberField, SelectField, TextField } from '../kit/fields.js';
import { type FormStart, useFormStart } from '../kit/form-start.js';
import { usePersistentState } from '../kit/persistent-state.js';
import {
  draftOfInput,
  EMPTY_DRAFT,
  type OfferDraft,
  type OfferEntry,
  readDraft,
  DEFAULT_WEIGHTS,
  rebalanced,
  type OfferQuestion,
} from './offer-draft.js';
import { DEDUCTION_FIELDS, MAIN_FIELDS, MORE_FIELDS, type OfferField } from './offer-fields.js';
import styles from './offer-form.module.css';

interface BoxProps {
  field: OfferField;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
}

/** An input by the kind of its field. */
function OfferBox({ field, value, problem, onValue }: BoxProps) {
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
  /** Absent while only two offers are left. */
  onRemove: (() => void) | undefined;
}

/** The letter of an offer by its index. */
const letterOf = (place: number) => String.fromCharCode(65 + place);

/** One offer: its four required fields, and the rest in collapsible groups. */
function OfferEntryForm({ place, entry, errorOf, onChange, onRemove }: OfferEntryFormProps) {
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
              <Summary note={filled === 0 ? '选填' : `已填 ${filled} 项`}>{title}</Summary>
              <FieldRow>{fields.map(box)}</FieldRow>
            </details>
          );
        })}
      </div>
    </fieldset>
  );
}

interface WeightsFieldProps {
  weights: OfferWeights;
  onChange: (weights: OfferWeights) => void;
}

/** Weights of the dimensions; moving one adjusts the others, so that they always add up to 100. */
function WeightsField({ weights, onChange }: WeightsFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.weights}>
      <legend>您看重什么</legend>
      <p className={styles.lead}>
        合计始终为 100；调高一项，其余按比例让出。缺少数字的方面不参与排名。
        <Button tone="quiet" onClick={() => onChange(DEFAULT_WEIGHTS)}>
          恢复默认
        </Button>
      </p>
      <div className={styles.sliders}>
        {offerDimensionKeys.map((key) => (
          <div key={key} className={styles.slider}>
            <label htmlFor={`${id}-${key}`}>{offerDimensions[key].label}</label>
            <input
              id={`${id}-${key}`}
              type="range"
              min={0}
              max={100}
              step={1}
              value={weights[key]}
              aria-valuetext={`${weights[key]}%`}
              onChange={({ target }) => onChange(rebalanced(weights, key, Number(target.value)))}
            />
            <output htmlFor={`${id}-${key}`}>{weights[key]}</output>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const UNFINISHED = '还有内容没有填对，已在各项下面标出';

/** One entry per application with an offer, at least two. */
const offersOf = (named: FormStart['offers']): OfferEntry[] =>
  [...named.map((offer) => ({ ...offer })), {}, {}].slice(
    0,
    Math.min(Math.max(2, named.length), offerIds.length),
  );

/** The offers, the weights, and the deductions before tax. */
export function OfferForm({ isBusy, problem, left = null, onAsk }: AnalysisFormProps<OfferQuestion>) {
  const { key, offers: named } = useFormStart();
  const start = { ...EMPTY_DRAFT, offers: offersOf(named) };
  const [draft, setDraft] = usePersistentState<OfferDraft>(`offer ${key}`.trim(), start);
  useAskAgain(left, start, setDraft, draftOfInput);
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? readDraft(draft).problems : {};
  const setOffers = (offers: readonly OfferEntry[]) => setDraft({ ...draft, offers });
  const ask = () => {
    setChecked(true);
    const { question } = readDraft(draft);
    if (question) onAsk(question);
  };
  return (
    <AskForm
      submitLabel="开始比较"
      isBusy={isBusy}
      problem={Object.keys(problems).length > 0 ? UNFINISHED : problem}
      onSubmit={ask}
    >
      {draft.offers.map((entry, place) => (
        <OfferEntryForm
          key={place}
          place={place}
          entry={entry}
          errorOf={(path) => problems[`offers.${place}.${path}`]}
          onChange={(next) => setOffers(draft.offers.with(place, next))}
          onRemove={draft.offers.length > 2 ? () => setOffers(draft.offers.toSpliced(place, 1)) : undefined}
        />
      ))}
      {draft.offers.length < offerIds.length ? (
        <div>
          <Button icon="plus" onClick={() => setOffers([...draft.offers, {}])}>
            再加一份 Offer
          </Button>
        </div>
      ) : null}
      <WeightsField weights={draft.weights} onChange={(weights) => setDraft({ ...draft, weights })} />
      <details className={styles.group}>
        <Summary note="选填，影响个税">专项附加扣除</Summary>
        <FieldRow>
          {DEDUCTION_FIELDS.map((field) => (
            <OfferBox
              key={field.path}
              field={field}
              value={draft.deductions[field.path] ?? ''}
              problem={problems[`deductions.${field.path}`]}
              onValue={(value) =>
                setDraft({ ...draft, deductions: { ...draft.deductions, [field.path]: value } })
              }
            />
          ))}
        </FieldRow>
      </details>
    </AskForm>
  );
}
