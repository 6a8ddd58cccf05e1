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

it('focuses the statements of the position that contains the statement, not those of its employment', () => {
  const line = (id: string) => ({ id, kind: 'bullet' as const, zh: [{ text: '带班' }] });
  const work = [
    {
      id: 'one',
      roles: [
        { id: 'first', highlights: [line('a')] },
        { id: 'second', highlights: [line('b')] },
      ],
    },
  ];
  const editor = createEditorStore({ title: '我的简历', document: { ...emptyDocument(), work } });
  const text = (name: string) =>
    `<div data-field="highlights"><div contenteditable="true" tabindex="0" aria-label="${name}"><p>带班</p></div></div>`;
  document.body.innerHTML = `<div id="pane-edit">${text('工作内容')}<div data-field="roles">
    <div data-row="first">${text('前一任')}</div><div data-row="second">${text('后一任')}</div></div></div>`;
  // jsdom does not implement it.
  const isContentEditable = { get: () => true, configurable: true };
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', isContentEditable);
  const found = (field: string) => {
    focusPlace(editor, { place: { section: 'work', itemId: 'one', field, atomId: 'b' } });
    act(() => jest.runAllTimers());
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(found('highlights')).toBe('后一任');
  expect(found('roles')).toBe('后一任');
  Reflect.deleteProperty(HTMLElement.prototype, 'isContentEditable');
});
