import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { removeItem } from '../store/item-ops.js';
import { createEditorStore } from '../store/editor-store.js';
import { moveByStep, putAt } from './move-on-sheet.js';
import { resetPaper, type SheetCommands, usePaper } from './paper-state.js';
import { movableOf, spotIn } from './sheet-moves.js';

const statement = (id: string, text = id) => ({ id, kind: 'bullet' as const, zh: [{ text }] });
const highlights = ['work', 'w1', 'highlights'];
const target = ['work', 'w2', 'highlights'];
const empty = emptyDocument();
const document: ResumeDocument = {
  ...empty,
  meta: { ...empty.meta, sections: [{ key: 'work', visible: true }] },
  work: [
    { id: 'w1', highlights: [statement('blank', ''), statement('b'), statement('c')] },
    { id: 'w2', highlights: [statement('d'), statement('e')] },
  ],
};

/** Writing is active in the first list; entries left blank are removed as it ends. */
function writing(id: string) {
  const store = createEditorStore({ title: '', document });
  const awaited: string[] = [];
  const sheet: SheetCommands = {
    addEntry: () => false,
    flush: () => {},
    close: () => store.amend(removeItem(highlights, 0)),
    await: (key) => awaited.push(key),
    root: () => null,
  };
  const text = { kind: 'statement', path: highlights, atomId: id } as const;
  const selection = { section: 'work', item: 'w1', statement: id };
  usePaper.setState({ writing: { text, section: 'work', label: '', editor: null }, selection });
  const listed = () =>
    store.getContent().document.work.map((entry) => entry.highlights?.map((each) => each.id));
  return { store, sheet, selection, listed, awaited };
}

afterEach(() => {
  resetPaper();
  globalThis.document.body.replaceChildren();
});

it('moves the intended statement, although blank ones are removed as its writing ends', () => {
  const { store, sheet, selection, listed, awaited } = writing('b');
  const movable = movableOf(document, selection)!;
  putAt(sheet, movable, spotIn(target, ['d', 'e'], 1), store.edit);
  expect(listed()).toEqual([['c'], ['d', 'b', 'e']]);
  expect(awaited).toHaveLength(1);
});

it('keeps the focus on the handle that moves it', () => {
  const { store, sheet, selection, listed, awaited } = writing('c');
  const grip = globalThis.document.createElement('button');
  grip.dataset.paperTools = '';
  globalThis.document.body.append(grip);
  grip.focus();
  expect(moveByStep(store, sheet, selection, 1)).toBe(true);
  expect(listed()).toEqual([['b'], ['c', 'd', 'e']]);
  expect(awaited).toEqual([]);
});
