import { useCloseOutside } from '@qicheng/ui/close-outside';
import { useEffect, useRef, useState } from 'react';
import { FieldView } from '../controls/field-view.js';
import { useBeside } from './beside.js';
import styles from './paper.module.css';
import { type OpenValue, usePaper } from './paper-state.js';

const closeValue = () => usePaper.setState({ value: null });

/** The control of a value that is chosen rather than written, beside where it is printed. */
export function ValuePanel({ value, onDone }: { value: OpenValue; onDone: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const [targetOf] = useState(() => () => value.beside);
  useBeside(panel, targetOf);
  useEffect(() => {
    panel.current
      ?.querySelector<HTMLElement>('input, select, textarea, button')
      ?.focus({ preventScroll: true });
  }, []);
  // A field that is left by being taken away is not left for React: it would keep nothing.
  useCloseOutside(panel, true, () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && panel.current?.contains(activeElement)) activeElement.blur();
    closeValue();
  });
  return (
    <div
      ref={panel}
      className={styles.value}
      role="dialog"
      aria-label={value.field.label.zh}
      data-paper-tools=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
        event.stopPropagation();
        closeValue();
        onDone();
      }}
    >
      <FieldView field={value.field} owner={value.owner} />
    </div>
  );
}
