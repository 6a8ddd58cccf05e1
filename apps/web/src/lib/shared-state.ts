import { create } from 'zustand';

/** Client state that several screens share; the names are fixed [spec 3] [decision 31]. */
interface SharedState {
  /** Whether the editor's guide is finished; 1 by default. */
  isFinish: number;
  /** Editor module whose tips are open. */
  showTipsModuleName: string;
  /** The top bar is collapsed, so that the workspace fills the window. */
  menubarHide: boolean;
  /** The element that contains the résumé's pages. */
  resumeMainRef: HTMLElement | null;
}

export const useSharedState = create<SharedState>()(() => ({
  isFinish: 1,
  showTipsModuleName: '',
  menubarHide: false,
  resumeMainRef: null,
}));
