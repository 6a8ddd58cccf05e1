import { create } from 'zustand';

type Drawer = 'check' | 'phrases' | 'ghostwrite';
type Overlay = 'palette' | 'keys' | 'tour';

interface ToolState {
  /** The drawer beside the form. */
  drawer: Drawer | null;
  overlay: Overlay | null;
}

const START: ToolState = { drawer: null, overlay: null };

/** Which tool of the editor is open; at most one drawer and one overlay. */
export const useTools = create<ToolState>()(() => START);

export const closeTools = () => useTools.setState(START, true);
export const openDrawer = (drawer: Drawer) => useTools.setState({ drawer, overlay: null });
export const toggleDrawer = (drawer: Drawer) =>
  useTools.setState((tools) => ({ drawer: tools.drawer === drawer ? null : drawer }));
export const closeDrawer = () => useTools.setState({ drawer: null });
export const openOverlay = (overlay: Overlay) => useTools.setState({ overlay });
export const closeOverlay = () => useTools.setState({ overlay: null });
