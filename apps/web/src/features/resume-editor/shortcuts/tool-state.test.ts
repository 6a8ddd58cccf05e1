import { resetView, showStyle, useView } from '../store/view-state.js';
import { closeTools, toggleDrawer, useTools } from './tool-state.js';

afterEach(() => {
  closeTools();
  resetView();
});

it('returns from the style to the form when a drawer opens', () => {
  showStyle();
  toggleDrawer('check');
  expect(useTools.getState().drawer).toBe('check');
  expect(useView.getState().shownPanel).toBe('sections');
});

it('toggles a drawer, and closes an overlay for it', () => {
  useTools.setState({ overlay: 'palette' });
  toggleDrawer('check');
  expect(useTools.getState()).toEqual({ drawer: 'check', overlay: null });
  toggleDrawer('check');
  expect(useTools.getState().drawer).toBeNull();
});
