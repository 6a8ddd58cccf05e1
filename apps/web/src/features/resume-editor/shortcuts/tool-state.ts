import { create } from 'zustand';
import { leaveStyle } from '../store/view-state.js';

type Drawer = 'check' | 'phrases' | 'ghostwrite';
type Overlay = 'palette' | 'keys' | 'tour';

interface ToolState {
  /** The drawer beside the form. */
  drawer: Drawer | null;
  overlay: Overlay | null;
}

const START: ToolState = { drawer: null, overlay: null };

/** The open tools of the editor: at most one drawer and one overlay. */
export const useTools = create<ToolState>()(() => START);

export const closeTools = () => useTools.setState(START, true);
/** Opens a drawer and returns to the form that it works with. */
export const openDrawer = (drawer: Drawer) => {
  leaveStyle();
  useTools.setState({ drawer, overlay: null });
};
export const toggleDrawer = (drawer: Drawer) =>
  useTools.getState().drawer === drawer ? closeDrawer() : openDrawer(drawer);
export const closeDrawer = () => useTools.setState({ drawer: null });
export const openOverlay = (overlay: Overlay) => useTools.setState({ overlay });
export const closeOverlay = () => useTools.setState({ overlay: null });
