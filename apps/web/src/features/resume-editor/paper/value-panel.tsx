import { useCloseOutside } from '@qicheng/ui/close-outside';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { FieldView } from '../controls/field-view.js';
import { centredOn, useBeside } from './beside.js';
import styles from './paper.module.css';
import type { PaperController } from './paper-controller.js';
import { type OpenValue, usePaper } from './paper-state.js';

const CONTROLS = ['input', 'select', 'textarea', 'button'];

const controlsIn = (panel: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(panel.current?.querySelectorAll<HTMLElement>(CONTROLS.map((name) => `${name}:enabled`).join()) ?? []),
];

/** React fires no blur for a removed field, so blur it first to store its value. */
function closeValue(panel: RefObject<HTMLElement | null>): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && panel.current?.contains(activeElement)) activeElement.blur();
  usePaper.setState({ value: null });
}

interface ValuePanelProps {
  value: OpenValue;
  controller: PaperController;
}

/** The control of a chosen value, beside its printed text. */
export function ValuePanel({ value, controller }: ValuePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const placeOf = useCallback(
    (part: HTMLElement, bounds: DOMRect) => centredOn(part, value.beside, bounds),
    [value],
  );
  useBeside(panel, placeOf);
  useEffect(() => controlsIn(panel)[0]?.focus({ preventScroll: true }), []);
  useCloseOutside(panel, true, () => {
    // Ignore a blur caused by returning the focus to the sheet.
    if (usePaper.getState().value !== value) return;
    closeValue(panel);
    controller.close();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey } = event;
    // An open month grid handles Escape itself.
    if (key === 'Escape' && panel.current?.querySelector('[aria-expanded=true]')) return;
    const isDone = key === 'Escape' || (key === 'Enter' && !(target instanceof HTMLButtonElement));
    const isEnd = key === 'Tab' && target === controlsIn(panel).at(shiftKey ? 0 : -1);
    if (!isDone && !isEnd) return;
    event.preventDefault();
    event.stopPropagation();
    closeValue(panel);
    if (isDone) controller.focus();
    else controller.leave(shiftKey ? 'before' : 'next');
  };
  return (
    <div
      ref={panel}
      className={styles.value}
      role="dialog"
      aria-label={value.field.label.zh}
      data-paper-tools=""
      onKeyDown={onKeyDown}
    >
      <FieldView field={value.field} owner={value.owner} />
    </div>
  );
}
