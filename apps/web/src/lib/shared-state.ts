import { create } from 'zustand';

/** Client state that several screens share; names as exchanged [spec 3] [decision 31]. */
interface SharedState {
  /** Whether the guide of the editor is over; 1 unless a page says otherwise. */
  isFinish: number;
  /** Editor module whose tips are open. */
  showTipsModuleName: string;
  /** The top bar is folded away, so that the workspace has the whole window. */
  menubarHide: boolean;
  /** The element that holds the résumé's pages. */
  resumeMainRef: HTMLElement | null;
}

export const useSharedState = create<SharedState>()(() => ({
  isFinish: 1,
  showTipsModuleName: '',
  menubarHide: false,
  resumeMainRef: null,
}));
