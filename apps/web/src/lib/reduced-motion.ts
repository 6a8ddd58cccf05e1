import { useSyncExternalStore } from 'react';

const wish = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void): () => void {
  const query = wish();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor asked for still pages (WCAG 2.3.3). */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wish().matches,
    () => false,
  );
