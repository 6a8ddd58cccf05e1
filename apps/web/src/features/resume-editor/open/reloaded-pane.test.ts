import { resetView, showPane, showStyle, useView } from '../store/view-state.js';
import { keepPaneOverReload } from './reloaded-pane.js';

const shown = () => {
  const { pane, shownPanel } = useView.getState();
  return [pane, shownPanel];
};

it.each([
  ['the preview', () => showPane('preview'), ['preview', 'sections']],
  ['the style', () => showStyle(), ['edit', 'style']],
])('a reload shows %s again, and keeps the state of the router', (_name, open, expected) => {
  window.history.replaceState({ idx: 3 }, '');
  resetView();
  const stop = keepPaneOverReload();
  open();
  stop();
  resetView();
  keepPaneOverReload()();
  expect(shown()).toEqual(expected);
  expect(window.history.state).toMatchObject({ idx: 3 });
});

it('a résumé opened from a link starts in its form', () => {
  window.history.replaceState(null, '');
  resetView();
  keepPaneOverReload()();
  expect(shown()).toEqual(['edit', 'sections']);
});
