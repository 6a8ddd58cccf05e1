import { emptyDocument } from '@qicheng/resume/defaults';
import { createEditorStore } from '../store/editor-store.js';
import { resetPaper, usePaper } from '../paper/paper-state.js';
import { openItem, openSection, resetView, useView } from '../store/view-state.js';
import { closeTools, useTools } from './tool-state.js';
import { actionOf, SHORTCUTS } from './use-editor-keys.js';

beforeEach(() => {
  resetView();
  resetPaper();
  closeTools();
});

const open = () => createEditorStore({ title: '我的简历', document: emptyDocument() });

/** Presses a key; true if the editor handled it. */
function press(
  store: ReturnType<typeof open>,
  key: string,
  init: KeyboardEventInit = {},
  target: HTMLElement = document.body,
  onSave = () => undefined,
): boolean {
  const event = new KeyboardEvent('keydown', { key, ...init });
  Object.defineProperty(event, 'target', { value: target });
  const action = actionOf(event, store, onSave);
  return action !== null && action() !== false;
}
const ctrl = { ctrlKey: true };
const input = () => document.createElement('input');

describe('editor shortcuts', () => {
  it('saves, undoes and redoes, also inside an input', () => {
    const store = open();
    const onSave = jest.fn();
    store.write(['basics', 'email'], 'a@example.com');
    expect(press(store, 'z', ctrl, input())).toBe(true);
    expect(store.getContent().document.basics.email).toBeUndefined();
    expect(press(store, 'Z', { metaKey: true, shiftKey: true })).toBe(true);
    expect(store.getContent().document.basics.email).toBe('a@example.com');
    expect(press(store, 's', ctrl, input(), onSave)).toBe(true);
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('adds an item to the open list and moves it', () => {
    const store = open();
    openSection('work');
    press(store, 'Enter', ctrl);
    press(store, 'Enter', ctrl);
    const ids = () => store.getContent().document.work.map(({ id }) => id);
    const [first, second] = ids();
    expect(useView.getState().openItem).toBe(second);
    expect(press(store, 'ArrowUp', { altKey: true })).toBe(true);
    expect(ids()).toEqual([second, first]);
    expect(press(store, 'ArrowUp', { altKey: true })).toBe(false);
    openItem(null);
    expect(press(store, 'ArrowDown', { altKey: true })).toBe(false);
  });

  it('adds nothing without a list', () => {
    expect(press(open(), 'Enter', ctrl)).toBe(false);
  });

  it('adds nothing to the open list while another section is edited on the sheet', () => {
    const store = open();
    openSection('work');
    const text = { kind: 'plain', path: ['basics', 'name'] } as never;
    usePaper.setState({ writing: { text, section: 'basics', label: '姓名', editor: null } });
    expect(press(store, 'Enter', ctrl)).toBe(false);
    expect(store.getContent().document.work).toEqual([]);
  });

  it('opens the palette and the list of shortcuts', () => {
    const store = open();
    press(store, 'k', ctrl, input());
    expect(useTools.getState().overlay).toBe('palette');
    closeTools();
    expect(press(store, '?', { shiftKey: true })).toBe(true);
    expect(useTools.getState().overlay).toBe('keys');
  });

  it.each([
    ['an input method is at work', 'k', { ...ctrl, isComposing: true }],
    ['an input method swallowed it', 'k', { ...ctrl, keyCode: 229 }],
    ['it is another key', 'b', ctrl],
    ['AltGr writes a character', 's', { ctrlKey: true, altKey: true }],
    ['the text is walked by words', 'ArrowLeft', { altKey: true }],
  ])('ignores a key when %s', (_why, key, init) => expect(press(open(), key, init)).toBe(false));

  it('types a question mark instead of handling it', () => {
    expect(press(open(), '?', { shiftKey: true }, input())).toBe(false);
    expect(press(open(), '?', { shiftKey: true }, document.createElement('textarea'))).toBe(false);
  });

  it('leaves arrow keys to a select', () => {
    expect(press(open(), 'ArrowDown', { altKey: true }, document.createElement('select'))).toBe(false);
  });

  it('lists every shortcut once', () => {
    const keys = SHORTCUTS.map((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
