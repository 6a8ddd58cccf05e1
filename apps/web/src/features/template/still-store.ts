import { create } from 'zustand';

export interface Stills {
  css: string;
  pages: Readonly<Record<string, string>>;
}

/** The stills once available: immediately on the server, on demand in the browser. */
export const useStillStore = create<{ stills: Stills | null }>()(() => ({ stills: null }));

export const provideStills = (stills: Stills): void => useStillStore.setState({ stills });

let request: Promise<void> | undefined;

/** Loads the stills once; after a failure the sheet stays empty, and the next call retries. */
export function fetchStills(): Promise<void> {
  request ??= import('virtual:template-stills').then(
    ({ stills }) => provideStills(stills),
    () => {
      request = undefined;
    },
  );
  return request;
}
