import { emptyDocument } from '@qicheng/resume/defaults';
import { createEditorStore } from '../store/editor-store.js';
import { dropBlankItem, insertEntry } from './ghost-text.js';

const list = ['work'];
const company = (id: string) => ({ id, company: { zh: id } });

function open() {
  const document = { ...emptyDocument(), work: [company('a'), company('b')] };
  const store = createEditorStore({ title: '', document });
  return { store, ids: () => store.getContent().document.work.map(({ id }) => id) };
}

it('starts an entry after the edited one, or at the end from a section title', () => {
  const { store, ids } = open();
  const first = insertEntry(store, list, 'a', () => {});
  expect(ids()).toEqual(['a', first?.id, 'b']);
  const last = insertEntry(store, list, null, () => {});
  expect(ids()).toEqual(['a', first?.id, 'b', last?.id]);
});

it('starts an entry in place of a blank one, which is removed as its writing ends', () => {
  const { store, ids } = open();
  const blank = insertEntry(store, list, 'a', () => {})!;
  const next = insertEntry(store, list, blank.id, () => dropBlankItem(store, blank));
  expect(ids()).toEqual(['a', next?.id, 'b']);
});

it('changes nothing in a section without entries', () => {
  const { store } = open();
  const before = store.getContent();
  expect(insertEntry(store, ['intention'], null, () => {})).toBeNull();
  expect(store.getContent()).toBe(before);
});
