import { create } from 'zustand';
import { focusFirstField } from '../focus-first-field.js';

/** The header is listed with the sections but is not one of them. */
export const BASICS = 'basics';

type Pane = 'edit' | 'preview';

interface ViewState {
  /** The section whose form is open. */
  section: string;
  /** The one open item of a list; a form shows one at a time, to stay short. */
  openItem: string | null;
  /** The item that was just added: its first field gets the focus, once. */
  addedItem: string | null;
  /** The open item of each section that was left, to be restored on return; null if all were closed. */
  itemsLeftOpen: Readonly<Record<string, string | null>>;
  /** Whether the middle pane shows the sections or the style. */
  shownPanel: 'sections' | 'style';
  /** The last open tab of the style panel; kept across résumés. */
  styleTab: string | undefined;
  /** The pane that a narrow window shows. */
  pane: Pane;
  /** Whether the section list is open over a narrow window. */
  isRailOpen: boolean;
}

const START: ViewState = {
  section: BASICS,
  openItem: null,
  addedItem: null,
  itemsLeftOpen: {},
  shownPanel: 'sections',
  styleTab: undefined,
  pane: 'edit',
  isRailOpen: false,
};

/** View state of the editor; not part of the résumé and not undoable. */
export const useView = create<ViewState>()(() => START);

export const resetView = () => useView.setState(({ styleTab }) => ({ ...START, styleTab }), true);
/** Opens a section, at the named item or as it was left. */
export const openSection = (section: string, item?: string | null) =>
  useView.setState((view) => {
    const itemsLeftOpen = { ...view.itemsLeftOpen, [view.section]: view.openItem };
    const openItem = item ?? itemsLeftOpen[section] ?? null;
    return {
      section,
      openItem,
      addedItem: null,
      itemsLeftOpen,
      shownPanel: 'sections',
      pane: 'edit',
      isRailOpen: false,
    };
  });
export const openItem = (id: string | null) => useView.setState({ openItem: id, addedItem: null });
export const openAddedItem = (id: string) => useView.setState({ openItem: id, addedItem: id });
/** Focuses the first field of the item that was just added as soon as it is on the page. */
export function focusAddedItem(body: HTMLElement | null): void {
  if (!body) return;
  focusFirstField(body);
  useView.setState({ addedItem: null });
}
export const toggleStyle = () =>
  useView.setState(({ shownPanel }) => ({
    shownPanel: shownPanel === 'style' ? 'sections' : 'style',
    pane: 'edit',
  }));
/** Switches the pane; the form pane leaves the style. */
export const showPane = (pane: Pane) =>
  useView.setState(pane === 'edit' ? { pane, shownPanel: 'sections' } : { pane });
/** Returns from the style to the form. */
export const leaveStyle = () => useView.setState({ shownPanel: 'sections' });
export const showStyle = () => useView.setState({ shownPanel: 'style', pane: 'edit' });
export const showStyleTab = (styleTab: string) => useView.setState({ styleTab });
export const openRail = () => useView.setState({ isRailOpen: true });
export const closeRail = () => useView.setState({ isRailOpen: false });
