import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True in the browser after hydration. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
