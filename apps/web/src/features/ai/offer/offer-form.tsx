import { offerIds } from '@qicheng/analysis/offer';
import { Button } from '@qicheng/ui/button';
import { useState } from 'react';
import type { AnalysisFormProps } from '../kit/analysis-page.js';
import { AskForm } from '../kit/ask-form.js';
import { FieldRow } from '../kit/fields.js';
import { useKeptState } from '../kit/kept-state.js';
import { EMPTY_DRAFT, type OfferDraft, type OfferEntry, readDraft } from './offer-draft.js';
import { OfferBox, OfferEntryForm } from './offer-entry-form.js';
import { DEDUCTION_FIELDS } from './offer-fields.js';
import styles from './offer-form.module.css';
import type { OfferQuestion } from './offer-service.js';
import { WeightsField } from './weights-field.js';

const UNFINISHED = '还有内容没有填对，已在各项下面标出';

/** The offers, what counts, and what is deducted before tax. */
export function OfferForm({ isBusy, problem, onAsk }: AnalysisFormProps<OfferQuestion>) {
  const [draft, setDraft] = useKeptState<OfferDraft>('offer', EMPTY_DRAFT);
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
      act="开始比较"
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
        <summary>
          专项附加扣除<small>选填，影响个税</small>
        </summary>
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
