import { doubtfulOf, groupsOf, placeOf } from '../review/groups.js';
import { isOpen, type ReviewAction } from '../review/review-state.js';
import type { ReviewState } from '../review/reviewed-draft.js';
import styles from './review-row.module.css';
import { ReviewRow } from './review-row.js';

interface ReviewFieldsProps {
  state: ReviewState;
  onAction: (action: ReviewAction) => void;
}

/** Values read with doubt, least certain first. */
export function DoubtfulFields({ state, onAction }: ReviewFieldsProps) {
  const doubtful = doubtfulOf(state);
  const left = doubtful.filter((field) => isOpen(state, field)).length;
  if (doubtful.length === 0) return null;
  return (
    <section className={styles.group} data-first="true" aria-labelledby="doubtful-title">
      <h2 id="doubtful-title">
        请先核对 <small>{left > 0 ? `还有 ${left} 项` : '全部核对完了'}</small>
      </h2>
      <ul className={styles.block}>
        {doubtful.map((field) => (
          <ReviewRow
            key={field.pointer}
            state={state}
            field={field}
            place={placeOf(state.document, field)}
            onAction={onAction}
          />
        ))}
      </ul>
    </section>
  );
}

/** All other values, by section. */
export function CertainFields({ state, onAction }: ReviewFieldsProps) {
  return (
    <>
      {groupsOf(state).map(({ key, title, items }) => (
        <section key={key} className={styles.group} aria-label={title}>
          <h2>{title}</h2>
          {items.map((item) => (
            <ul key={item.key} className={styles.block}>
              {item.fields.map((field) => (
                <ReviewRow key={field.pointer} state={state} field={field} onAction={onAction} />
              ))}
            </ul>
          ))}
        </section>
      ))}
    </>
  );
}
