import { emptyDocument } from '@qicheng/resume/defaults';
import { act } from '@testing-library/react';
import { createEditorStore } from '../store/editor-store.js';
import { openSection, resetView } from '../store/view-state.js';
import { focusPlace } from './focus-place.js';

const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
const place = { section: 'work', itemId: 'one', field: 'title' };

/** The form with the field is on the page a moment after it was asked for. */
function arrive() {
  document.body.innerHTML =
    '<div id="pane-edit"><div data-field="title"><input aria-label="职位" /></div></div>';
  act(() => jest.runAllTimers());
  return document.activeElement?.getAttribute('aria-label') ?? null;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  // jsdom has neither.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});
afterEach(() => {
  jest.useRealTimers();
  resetView();
});

it('focuses the field of a place as soon as its form is there', () => {
  focusPlace(store, { place });
  act(() => jest.advanceTimersByTime(100));
  expect(arrive()).toBe('职位');
});

it('drops the request when another form is opened first', () => {
  focusPlace(store, { place });
  act(() => jest.advanceTimersByTime(100));
  openSection('education');
  expect(arrive()).toBeNull();
});
