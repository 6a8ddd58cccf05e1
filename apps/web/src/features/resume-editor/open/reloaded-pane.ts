import { useView } from '../store/view-state.js';

const KEY = 'editorPane';

type ShownPane = Pick<ReturnType<typeof useView.getState>, 'pane' | 'shownPanel'>;

/**
 * Shows the pane of a narrow window that was open before a reload, and stores each later one. In the history entry,
 * because a résumé opened from a link starts in its form.
 */
export function keepPaneOverReload(): () => void {
  const before = (window.history.state as Record<string, ShownPane | undefined> | null)?.[KEY];
  if (before) useView.setState(before);
  return useView.subscribe(({ pane, shownPanel }, former) => {
    if (pane === former.pane && shownPanel === former.shownPanel) return;
    const state = window.history.state as object | null;
    window.history.replaceState({ ...state, [KEY]: { pane, shownPanel } satisfies ShownPane }, '');
  });
}
