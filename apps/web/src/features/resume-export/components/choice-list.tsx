import { type ReactNode, useId } from 'react';
import type { ExportChoice } from '../hooks/use-export.js';
import styles from './export-menu.module.css';

interface ChoiceListProps {
  /** Heads a group that is not the first one. */
  label?: string;
  /** One sentence that says what the group is for. */
  about?: string;
  choices: readonly ExportChoice[];
  isBusy: boolean;
  onChoose: (choice: ExportChoice) => void;
  /** Stands between the sentence and the list. */
  before?: ReactNode;
  /** Further items of the list. */
  children?: ReactNode;
}

/** A group of the menu: each of its files by one press. */
export function ChoiceList({ label, about, before, choices, isBusy, onChoose, children }: ChoiceListProps) {
  const labelId = useId();
  return (
    <>
      {label === undefined ? null : (
        <p className={styles.group} id={labelId}>
          {label}
        </p>
      )}
      {about === undefined ? null : <p className={styles.about}>{about}</p>}
      {before}
      <ul aria-labelledby={label === undefined ? undefined : labelId}>
        {choices.map((choice) => (
          <li key={choice.name}>
            <button
              type="button"
              className={styles.choice}
              // Not `disabled`: that would take the focus away from a menu that is still open.
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) onChoose(choice);
              }}
            >
              <span>{choice.name}</span>
              <small>{choice.about}</small>
            </button>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
