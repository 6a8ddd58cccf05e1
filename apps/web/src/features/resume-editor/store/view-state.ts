import { create } from 'zustand';

/** The header of the résumé is beside the sections but is not one of them. */
export const BASICS = 'basics';

type Pane = 'edit' | 'preview';

interface ViewState {
  /** The section whose form is open. */
  section: string;
  /** The one open item of a list; a form shows one at a time, so that it stays short. */
  openItem: string | null;
  /** The item that was just added: its first field gets the focus. */
  addedItem: string | null;
  /** What was open in each section that was left, to be open again when one returns; null where all was closed. */
  itemsLeftOpen: Readonly<Record<string, string | null>>;
  /** The middle pane shows the sections or the style. */
  shownPanel: 'sections' | 'style';
  /** The part of the style that was open last; it stays from one résumé to the next. */
  styleTab: string | undefined;
  /** Which of the two panes a narrow window shows. */
  pane: Pane;
  /** The list of sections lies over a narrow window. */
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

/** What the editor shows; not part of the résumé and not undone. */
export const useView = create<ViewState>()(() => START);

export const resetView = () => useView.setState(({ styleTab }) => ({ ...START, styleTab }), true);
/** Opens a section, at an item where one is named, else as it was left. */
export const openSection = (section: string, item?: string | null) =>
  useView.setState((view) => {
    const itemsLeftOpen = { ...view.itemsLeftOpen, [view.section]: view.openItem };
    const openItem = item ?? itemsLeftOpen[section] ?? null;
    return { section, openItem, itemsLeftOpen, shownPanel: 'sections', pane: 'edit', isRailOpen: false };
  });
export const openItem = (id: string | null) => useView.setState({ openItem: id });
export const openAddedItem = (id: string) => useView.setState({ openItem: id, addedItem: id });
export const toggleStyle = () =>
  useView.setState(({ shownPanel }) => ({
    shownPanel: shownPanel === 'style' ? 'sections' : 'style',
    pane: 'edit',
  }));
/** The pane of a tab; the tab of the form leaves the style. */
export const showPane = (pane: Pane) =>
  useView.setState(pane === 'edit' ? { pane, shownPanel: 'sections' } : { pane });
/** The form is back where the style was. */
export const leaveStyle = () => useView.setState({ shownPanel: 'sections' });
export const showStyle = () => useView.setState({ shownPanel: 'style', pane: 'edit' });
export const showStyleTab = (styleTab: string) => useView.setState({ styleTab });
export const openRail = () => useView.setState({ isRailOpen: true });
export const closeRail = () => useView.setState({ isRailOpen: false });
