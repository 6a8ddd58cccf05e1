import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True in the browser once the server's HTML has been taken over. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
