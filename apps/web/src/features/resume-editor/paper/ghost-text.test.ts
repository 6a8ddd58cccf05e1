import { emptyDocument } from '@qicheng/resume/defaults';
import { createEditorStore } from '../store/editor-store.js';
import { dropBlankItem, insertEntry, isOfGhost, withGhost } from './ghost-text.js';

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

it('prints the label of each blank text that the form of the entry shows first', () => {
  const { store } = open();
  const ghost = insertEntry(store, list, 'b', () => {})!;
  const printed = () => withGhost(store.getContent().document, ghost).work.at(-1);
  const highlights = [expect.objectContaining({ kind: 'bullet', zh: [{ text: '工作内容' }] })];
  expect(printed()).toEqual({ id: ghost.id, company: { zh: '单位' }, title: { zh: '职位' }, highlights });
  store.write([...list, ghost.id, 'title'], { zh: '会计' });
  expect(printed()).toMatchObject({ company: { zh: '单位' }, title: { zh: '会计' } });
  store.undo();
  store.undo();
  expect(withGhost(store.getContent().document, ghost)).toBe(store.getContent().document);
});

it('the placeholders belong to the texts of their entry only', () => {
  const { store } = open();
  const ghost = insertEntry(store, list, 'b', () => {})!;
  const text = (id: string) =>
    ({ kind: 'statement', path: [...list, id, 'highlights'], atomId: '' }) as const;
  expect(isOfGhost(ghost, text(ghost.id))).toBe(true);
  expect(isOfGhost(ghost, text('b'))).toBe(false);
  expect(isOfGhost(ghost, { kind: 'heading', section: 'work', printed: '' })).toBe(false);
});
