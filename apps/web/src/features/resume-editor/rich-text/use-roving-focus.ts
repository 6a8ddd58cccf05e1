import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Roving focus: a toolbar is one tab stop, and arrow keys move between its buttons. */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return undefined;
    const buttons = () => [...element.querySelectorAll<HTMLButtonElement>(':scope > button')];
    const stopAt = (one: HTMLElement | undefined) => {
      for (const button of buttons()) button.tabIndex = button === one ? 0 : -1;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const able = buttons().filter(({ disabled }) => !disabled);
      const here = able.indexOf(event.target as HTMLButtonElement);
      if (step === undefined || here < 0) return;
      event.preventDefault();
      able.at((here + step) % able.length)?.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (buttons().includes(target as HTMLButtonElement)) stopAt(target as HTMLButtonElement);
    };
    stopAt(buttons()[0]);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', onFocus);
    };
  }, [toolbar]);
}
