import { type KeyboardEvent, useState } from 'react';

interface Keys {
  count: number;
  onChoose: (place: number) => void;
  /** Escape while no list is open. */
  onLeave: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NONE = -1;

/** The keys of a combobox after the WAI-ARIA pattern; above the first and below the last lies the field itself. */
export function useSuggestionKeys({ count, onChoose, onLeave }: Keys) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const isShown = isOpen && count > 0;
  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose among the words of an input method are not ours.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setOpen(true);
      const span = count + 1;
      setActive(((active + 1 + step + span) % span) - 1);
    } else if (event.key === 'Enter' && isShown && active !== NONE) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) close();
      else onLeave();
    }
  };
  const openAnew = () => {
    setOpen(true);
    setActive(NONE);
  };
  return { isShown, active: isShown ? active : NONE, onKeyDown, open: openAnew, close };
}
