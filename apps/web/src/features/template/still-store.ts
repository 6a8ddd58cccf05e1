import { create } from 'zustand';

export interface Stills {
  css: string;
  pages: Readonly<Record<string, string>>;
}

/** The stills, once they are here: at once on the server, on demand in the browser. */
export const useStillStore = create<{ stills: Stills | null }>()(() => ({ stills: null }));

export const provideStills = (stills: Stills): void => useStillStore.setState({ stills });

let asked: Promise<void> | undefined;

/** Fetches the stills once; a still that does not come leaves an empty sheet, and the next visit asks again. */
export function fetchStills(): Promise<void> {
  asked ??= import('virtual:template-stills').then(
    ({ stills }) => provideStills(stills),
    () => {
      asked = undefined;
    },
  );
  return asked;
}
