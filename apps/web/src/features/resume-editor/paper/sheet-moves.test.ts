import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { createEditorStore } from '../store/editor-store.js';
import { movableOf, moveTo, placeAtHeight, visibleSections } from './sheet-moves.js';

const document: ResumeDocument = {
  ...emptyDocument(),
  work: [
    { id: 'w1', highlights: ['a', 'b', 'c'].map((id) => ({ id, kind: 'bullet' as const })) },
    { id: 'w2' },
  ],
};
const at = (item: string | null, statement: string | null) =>
  movableOf(document, { section: 'work', item, statement });

const moved = (to: number, ...selected: Parameters<typeof at>) => {
  const store = createEditorStore({ title: '', document });
  store.edit(moveTo(at(...selected)!, to));
  return store.getContent().document;
};

it('moves a statement in its list and an entry in its section', () => {
  expect(moved(0, 'w1', 'c').work[0]?.highlights?.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(moved(1, 'w1', null).work.map(({ id }) => id)).toEqual(['w2', 'w1']);
});

it('moves a section among those that are shown, into another column too', () => {
  const [first, second] = visibleSections(document);
  const store = createEditorStore({ title: '', document });
  store.edit(moveTo(movableOf(document, { section: second!, item: null, statement: null })!, 0, 'side'));
  const now = store.getContent().document;
  expect(visibleSections(now).slice(0, 2)).toEqual([second, first]);
  expect(now.meta.sections[0]).toMatchObject({ key: second, region: 'side' });
});

it('has nothing to move where the header is selected', () =>
  expect(movableOf(document, { section: 'header', item: null, statement: null })).toBeNull());

describe('placeAtHeight', () => {
  const movable = at('w1', 'b')!;
  const box = (id: string, top: number) => ({ id, top, bottom: top + 10, left: 0, right: 10 });
  const boxes = [box('a', 0), box('b', 10), box('c', 20)];

  it.each([
    [-5, 0],
    [4, 0],
    [6, 1],
    [24, 1],
    [26, 2],
    [99, 2],
  ])('at a height of %i it is number %i', (y, to) => expect(placeAtHeight(movable, boxes, y)).toBe(to));
});
