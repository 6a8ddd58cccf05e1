import fc from 'fast-check';
import type { Atom, ResumeDocument, WorkItem } from './document.js';
import { resumeDocument } from './document.js';
import { generateResume } from './generate.js';
import { addItem, moveItem, removeItem, setField, setItemVisible } from './ops.js';
import {
  deriveOverrides,
  describeOverrides,
  materialise,
  overrideKey,
  revertOverrides,
  settleOverrides,
} from './variants.js';

const LISTS = [
  '/education',
  '/internships',
  '/work',
  '/projects',
  '/campus',
  '/awards',
  '/skills',
  '/custom',
];
const idsAt = (document: ResumeDocument, list: string): string[] =>
  (document as unknown as Record<string, { id: string }[]>)[list.slice(1)]?.map(({ id }) => id) ?? [];

type Edit = (document: ResumeDocument) => ResumeDocument;
const entryEdit = fc
  .record({
    list: fc.constantFrom(...LISTS),
    at: fc.nat(5),
    to: fc.nat(5),
    kind: fc.constantFrom('remove', 'hide', 'move', 'add', 'name'),
    word: fc.string({ maxLength: 8 }),
  })
  .map(({ list, at, to, kind, word }): Edit => (document) => {
    const ids = idsAt(document, list);
    const id = ids[at];
    if (kind === 'add' && list !== '/custom')
      return addItem(document, list, { id: `new${ids.length}${to}` }, at);
    if (id === undefined) return document;
    if (kind === 'remove') return removeItem(document, list, id);
    if (kind === 'hide') return setItemVisible(document, list, id, false);
    if (kind === 'move') return moveItem(document, list, id, to);
    const field =
      list === '/work' || list === '/internships' ? 'company' : list === '/custom' ? 'title' : 'place';
    return list === '/awards' || list === '/skills'
      ? setField(document, `${list}/${at}/name`, { zh: word })
      : setField(document, `${list}/${at}/${field}`, { zh: word });
  });
/** Ids are unique in a document, also after entries were moved and lines removed. */
function freeLineId({ internships }: ResumeDocument): string {
  const taken = new Set(internships.flatMap(({ highlights }) => highlights ?? []).map(({ id }) => id));
  let at = 0;
  while (taken.has(`line${at}`)) at += 1;
  return `line${at}`;
}

const statementEdit = fc
  .record({
    at: fc.nat(3),
    line: fc.nat(3),
    kind: fc.constantFrom('text', 'drop', 'hide', 'add'),
    word: fc.string(),
  })
  .map(({ at, line, kind, word }): Edit => (document) => {
    const atoms = document.internships[at]?.highlights;
    const atom = atoms?.[line];
    if (!atoms || !atom) return document;
    const next: Atom[] = {
      text: atoms.with(line, { ...atom, zh: [{ text: word }] }),
      drop: atoms.toSpliced(line, 1),
      hide: atoms.with(line, { ...atom, visible: false }),
      add: atoms.toSpliced(line, 0, {
        id: freeLineId(document),
        kind: 'bullet',
        zh: [{ text: word }],
      }),
    }[kind];
    return setField(document, `/internships/${at}/highlights`, next);
  });
const fieldEdit = fc
  .record({
    pointer: fc.constantFrom(
      '/basics/headline',
      '/basics/phone',
      '/intention/positions',
      '/intention/arrival',
    ),
    word: fc.option(fc.string({ maxLength: 10 }), { nil: undefined }),
  })
  .map(({ pointer, word }): Edit => (document) => {
    if (word === undefined) return setField(document, pointer, undefined);
    if (pointer.endsWith('phone')) return setField(document, pointer, word);
    const text = { zh: word };
    return setField(document, pointer, pointer.endsWith('positions') ? [{ name: text }] : text);
  });
const edits = fc.array(fc.oneof(entryEdit, statementEdit, fieldEdit), { maxLength: 8 });
const applied = (document: ResumeDocument, all: readonly Edit[]) =>
  all.reduce((now, edit) => edit(now), document);

describe('deriving and materialising', () => {
  it('reproduces the edited content, whatever was edited', () => {
    fc.assert(
      fc.property(fc.nat(200), edits, (seed, changes) => {
        const base = generateResume(seed);
        const edited = applied(base, changes);
        const overrides = deriveOverrides(base, edited);
        const { document, conflicts } = materialise(base, overrides, edited.meta);
        expect(document).toEqual(edited);
        expect(conflicts).toEqual([]);
        expect(new Set(overrides.map(overrideKey)).size).toBe(overrides.length);
      }),
      { numRuns: 150 },
    );
  });

  it('yields overrides that a document can store, and none for an unchanged copy', () => {
    fc.assert(
      fc.property(fc.nat(200), edits, (seed, changes) => {
        const base = generateResume(seed);
        expect(deriveOverrides(base, base)).toEqual([]);
        const overrides = deriveOverrides(base, applied(base, changes));
        const carrier = { ...base, meta: { ...base.meta, overrides } };
        expect(resumeDocument.parse(JSON.parse(JSON.stringify(carrier)))).toEqual(
          JSON.parse(JSON.stringify(carrier)),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("applies changes of the base to the variant, and keeps the variant's own", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.string({ minLength: 1 }), (seed, word) => {
        const base = generateResume(seed);
        const edited = setField(base, '/basics/headline', { zh: '岗位版本' });
        const overrides = deriveOverrides(base, edited);
        const newBase = setField(base, '/basics/website', word);
        const { document, conflicts } = materialise(newBase, overrides);
        expect(document.basics).toMatchObject({ headline: { zh: '岗位版本' }, website: word });
        expect(conflicts).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

const line = (id: string, zh: string): Atom => ({ id, kind: 'bullet', zh: [{ text: zh }] });
const job = (id: string, company: string, highlights: Atom[] = []): WorkItem => ({
  id,
  company: { zh: company },
  highlights,
});
const withWork = (...work: WorkItem[]): ResumeDocument => ({ ...generateResume(1), work });
const workOf = (document: ResumeDocument) => document.work.map(({ id }) => id);

describe('a base that changes the same field', () => {
  const base = withWork(job('a', '甲', [line('l1', '原话')]), job('b', '乙'));
  const edited = withWork(job('a', '甲公司', [line('l1', '岗位的话')]), job('b', '乙'));
  const overrides = deriveOverrides(base, edited);
  const newBase = withWork(job('a', '甲集团', [line('l1', '新的原话')]), job('b', '乙'));

  it("is reported, and the variant's text is kept", () => {
    const { document, conflicts } = materialise(newBase, overrides);
    expect(document.work[0]).toEqual(edited.work[0]);
    expect(conflicts.map(({ key, kind }) => [key, kind])).toEqual([
      ['set:/work/a/company', 'changed'],
      ['replaceAtom:l1', 'changed'],
    ]);
  });

  it('stays reported when the variant is saved without resolving it', () => {
    const { document } = materialise(newBase, overrides);
    const again = deriveOverrides(newBase, document, overrides);
    expect(materialise(newBase, again).conflicts).toHaveLength(2);
  });

  it('is resolved when the variant changes the field again', () => {
    const changed = withWork(job('a', '甲控股', [line('l1', '第三种说法')]), job('b', '乙'));
    expect(materialise(newBase, deriveOverrides(newBase, changed, overrides)).conflicts).toEqual([]);
  });

  it("is resolved by keeping the variant's text, and removed by taking the base's", () => {
    const keys = overrides.map(overrideKey);
    const kept = materialise(newBase, settleOverrides(newBase, overrides, keys));
    expect(kept.conflicts).toEqual([]);
    expect(kept.document.work[0]).toEqual(edited.work[0]);
    const followed = materialise(newBase, revertOverrides(overrides, keys));
    expect(followed.document.work).toEqual(newBase.work);
  });
});

describe('a base that removes something', () => {
  const base = withWork(job('a', '甲', [line('l1', '一'), line('l2', '二')]), job('b', '乙'));

  it('removes an unchanged entry from the variant, too', () => {
    const edited = withWork(job('b', '乙'), job('a', '甲', [line('l1', '一'), line('l2', '二')]));
    const newBase = withWork(job('b', '乙'));
    expect(workOf(materialise(newBase, deriveOverrides(base, edited)).document)).toEqual(['b']);
  });

  it('keeps a statement that the variant has rewritten, and reports it', () => {
    const edited = withWork(job('a', '甲', [line('l1', '改'), line('l2', '二')]), job('b', '乙'));
    const newBase = withWork(job('a', '甲', [line('l2', '二')]), job('b', '乙'));
    const { document, conflicts } = materialise(newBase, deriveOverrides(base, edited));
    expect(document.work[0]?.highlights).toEqual([line('l2', '二'), line('l1', '改')]);
    expect(conflicts).toMatchObject([{ key: 'replaceAtom:l1', kind: 'removed' }]);
  });

  it('reports a field whose entry was removed, and keeps it until decided', () => {
    const edited = withWork(job('a', '甲公司', [line('l1', '一'), line('l2', '二')]), job('b', '乙'));
    const overrides = deriveOverrides(base, edited);
    const newBase = withWork(job('b', '乙'));
    const { document, conflicts } = materialise(newBase, overrides);
    expect(conflicts).toMatchObject([{ key: 'set:/work/a/company', kind: 'removed' }]);
    const saved = deriveOverrides(newBase, document, overrides);
    expect(saved).toEqual(overrides);
    expect(settleOverrides(newBase, saved, ['set:/work/a/company'])).toEqual([]);
  });
});

describe("the variant's own order", () => {
  const base = withWork(job('a', '甲'), job('b', '乙'), job('c', '丙'));
  const overrides = deriveOverrides(base, withWork(job('c', '丙'), job('a', '甲'), job('b', '乙')));

  it('inserts additions of the base after their predecessor there', () => {
    const newBase = withWork(
      job('n', '新'),
      job('a', '甲'),
      job('m', '新二'),
      job('b', '乙'),
      job('c', '丙'),
    );
    expect(workOf(materialise(newBase, overrides).document)).toEqual(['n', 'c', 'a', 'm', 'b']);
  });

  it('is one override', () => {
    expect(overrides.map(overrideKey)).toEqual(['reorder:/work']);
  });
});

describe('described differences', () => {
  it("have a location, the base's text and the variant's text", () => {
    const base = {
      ...withWork(job('a', '甲', [line('l1', '原话'), line('l2', '二')]), job('b', '乙')),
      basics: { headline: { zh: '旧' } },
    };
    const edited = {
      ...withWork(job('n', '新'), {
        ...job('a', '甲公司', [line('l1', '岗位的话')]),
        period: { start: { y: 2024, m: 7 } },
      }),
      basics: { headline: { zh: '新' } },
    };
    const described = describeOverrides(base, edited, deriveOverrides(base, edited)).map(
      ({ op, where, label, base: was, mine }) => [op, where, label, was, mine],
    );
    expect(described).toEqual([
      ['set', '基本信息', '一句话介绍', '旧', '新'],
      ['hide', '工作经历 · 乙', '工作经历', '乙', '（本版本已删除）'],
      ['set', '工作经历 · 甲', '单位', '甲', '甲公司'],
      ['hide', '工作经历 · 甲', '工作内容', '二', '（本版本已删除）'],
      ['replaceAtom', '工作经历 · 甲', '工作内容', '原话', '岗位的话'],
      ['set', '工作经历 · 甲', '起止时间', '', '2024.7'],
      ['add', '工作经历 · 新', '工作经历', '', '新'],
    ]);
  });
});
