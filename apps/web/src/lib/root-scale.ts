import { useSyncExternalStore } from 'react';

const LEAST = 0.875;
const MOST = 1.15;

const subscribe = (notify: () => void) => {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
};

/** In steps of 1/16, so that dragging a window's edge does not restyle everything at each pixel. */
function currentScale(): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const clamped = Math.min(MOST, Math.max(LEAST, root / 16));
  return Math.round(clamped * 16) / 16;
}

/** How far the scaled root [decision 27] is from its 16 px design size, within the text clamp. */
export const useRootScale = (): number => useSyncExternalStore(subscribe, currentScale, () => 1);
