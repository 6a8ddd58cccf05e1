import type { ReactNode } from 'react';
import type { ExportChoice } from '../hooks/use-export.js';
import styles from './export-menu.module.css';

interface ChoiceListProps {
  /** Heading of the list; the first one has none. */
  label?: string;
  choices: readonly ExportChoice[];
  isBusy: boolean;
  onChoose: (choice: ExportChoice) => void;
  /** Progress of a choice's file, shown below it. */
  stateOf: (choice: ExportChoice) => ReactNode;
  /** Further items of the list. */
  children?: ReactNode;
}

/** Menu formats, each exported with one click. */
export const ChoiceList = ({ label, choices, isBusy, onChoose, stateOf, children }: ChoiceListProps) => (
  <ul aria-label={label}>
    {choices.map((choice) => (
      <li key={choice.name}>
        <button
          type="button"
          className={styles.choice}
          data-main={choice.isMain}
          // Not `disabled`: that would remove the focus from the open menu.
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onChoose(choice);
          }}
        >
          <span>{choice.name}</span>
          <small>{choice.about}</small>
        </button>
        <div aria-live="polite">{stateOf(choice)}</div>
      </li>
    ))}
    {children}
  </ul>
);
