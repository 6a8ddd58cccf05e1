import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import { createEditorStore } from '../store/editor-store.js';
import { visibleSections } from './sheet-homes.js';
import { canMove, movableOf, moveSection, moveTo, placeAtHeight, spotBeside } from './sheet-moves.js';

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
  const movable = at(...selected)!;
  store.edit(moveTo(movable, { list: movable.list, to, before: null }));
  return store.getContent().document;
};

it('moves a statement in its list and an entry in its section', () => {
  expect(moved(0, 'w1', 'c').work[0]?.highlights?.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(moved(1, 'w1', null).work.map(({ id }) => id)).toEqual(['w2', 'w1']);
});

it('moves a section among the visible ones, also into another column', () => {
  const [first, second] = visibleSections(document);
  const store = createEditorStore({ title: '', document });
  store.edit(moveSection(movableOf(document, { section: second!, item: null, statement: null })!, 0, 'side'));
  const now = store.getContent().document;
  expect(visibleSections(now).slice(0, 2)).toEqual([second, first]);
  expect(now.meta.sections[0]).toMatchObject({ key: second, region: 'side' });
});

it('has nothing to move when the header is selected', () =>
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
  ])('at height %i the index is %i', (y, to) => expect(placeAtHeight(movable, boxes, y)).toBe(to));

  it('counts all items of another list', () =>
    expect(placeAtHeight({ id: 'x', ids: ['a', 'b', 'c'] }, boxes, 16)).toBe(2));
});

describe('beyond its own list', () => {
  const filled: ResumeDocument = {
    ...document,
    internships: [{ id: 'i1' }],
    projects: [{ id: 'p1' }],
    meta: {
      ...document.meta,
      sections: ['internships', 'work', 'projects'].map((key) => ({ key, visible: true })),
    },
  };
  const selected = (item: string, statement: string | null) =>
    movableOf(filled, { section: 'work', item, statement })!;
  const after = (step: 1 | -1, ...what: Parameters<typeof selected>) => {
    const movable = selected(...what);
    const spot = spotBeside(filled, movable, step);
    const store = createEditorStore({ title: '', document: filled });
    if (spot) store.edit(moveTo(movable, spot));
    return { spot, now: store.getContent().document };
  };

  it('moves a statement into the previous or next entry, also of a section of the same kind', () => {
    const { work } = after(1, 'w1', 'c').now;
    expect(work.map(({ highlights }) => highlights?.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
    const up = after(-1, 'w1', 'a').now;
    expect(up.internships[0]?.highlights?.map(({ id }) => id)).toEqual(['a']);
  });

  it('removes the list of an entry whose last statement is moved away', () => {
    const one: ResumeDocument = {
      ...filled,
      work: [{ id: 'w1', highlights: [{ id: 'a', kind: 'bullet' }] }, { id: 'w2' }],
    };
    const movable = movableOf(one, { section: 'work', item: 'w1', statement: 'a' })!;
    const store = createEditorStore({ title: '', document: one });
    store.edit(moveTo(movable, spotBeside(one, movable, 1)!));
    expect(store.getContent().document.work).toEqual([
      { id: 'w1' },
      { id: 'w2', highlights: [{ id: 'a', kind: 'bullet' }] },
    ]);
  });

  it('moves an entry into a section of its kind only', () => {
    const { now } = after(-1, 'w1', null);
    expect(now.internships.map(({ id }) => id)).toEqual(['i1', 'w1']);
    expect(now.work.map(({ id }) => id)).toEqual(['w2']);
    expect(after(1, 'w2', null).spot).toBeNull();
    expect(canMove(filled, movableOf(filled, { section: 'internships', item: 'i1', statement: null })!)).toBe(
      true,
    );
    expect(canMove(filled, movableOf(filled, { section: 'projects', item: 'p1', statement: null })!)).toBe(
      false,
    );
  });

  it('moves nothing into a full section', () => {
    const full = {
      ...filled,
      internships: Array.from({ length: LIMITS.itemsPerSection }, (_, at) => ({ id: `i${at}` })),
    };
    expect(
      spotBeside(full, movableOf(full, { section: 'work', item: 'w1', statement: null })!, -1),
    ).toBeNull();
  });
});
