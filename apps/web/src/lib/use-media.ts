import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );

/** Whether the only pointer is a finger: a device that has no keyboard of its own. */
export const useIsTouch = (): boolean => useMedia('(hover: none) and (pointer: coarse)');

/** Whether the device is one that a person holds to scan with, and so cannot scan its own screen. */
export const useIsPhone = (): boolean =>
  useMedia('(hover: none) and (pointer: coarse) and (max-width: 749px)');
