import { createContext, useContext } from 'react';

/** Whether the open résumé is a visitor's draft. */
export const IsLocalContext = createContext(false);

export const useIsLocal = (): boolean => useContext(IsLocalContext);
