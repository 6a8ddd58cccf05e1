import type { ReactNode } from 'react';
import type { ExportChoice } from '../hooks/use-export.js';
import styles from './export-menu.module.css';

interface ChoiceListProps {
  /** Names the list, unless it is the first one. */
  label?: string;
  choices: readonly ExportChoice[];
  isBusy: boolean;
  onChoose: (choice: ExportChoice) => void;
  /** How far the file of a choice is, below it. */
  stateOf: (choice: ExportChoice) => ReactNode;
  /** Further items of the list. */
  children?: ReactNode;
}

/** Files of the menu, each by one press. */
export const ChoiceList = ({ label, choices, isBusy, onChoose, stateOf, children }: ChoiceListProps) => (
  <ul aria-label={label}>
    {choices.map((choice) => (
      <li key={choice.name}>
        <button
          type="button"
          className={styles.choice}
          data-main={choice.isMain}
          // Not `disabled`: that would take the focus away from a menu that is still open.
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
