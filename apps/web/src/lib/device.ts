import { useSyncExternalStore } from 'react';

/** Whether the keyboard has ⌘ instead of Ctrl; browser only. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const never = () => () => undefined;

/** True in the browser after hydration. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether a media query matches. */
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

/** Whether touch is the only input: a device without its own keyboard. */
export const useIsTouch = (): boolean => useMedia('(hover: none) and (pointer: coarse)');

/** Whether the device is a phone, which cannot scan its own screen. */
export const useIsPhone = (): boolean =>
  useMedia('(hover: none) and (pointer: coarse) and (max-width: 749px)');
