import { assert, constantFrom, integer, property } from 'fast-check';
import { type Change, changesBetween } from './diff.js';
import { valueIn } from './diff/place.js';
import { asList, keyOf, pathKey, shapeOf } from './diff/shape.js';
import { emptyDocument } from './defaults.js';
import { type ResumeDocument, resumeDocument } from './document.js';
import { editResume } from './generate/edits.js';
import { generateResume, SHAPES } from './generate.js';
import { type Choice, type Conflict, mergeDocuments } from './merge.js';
import { placementsOf } from './placements.js';
import { sameValue } from './same-value.js';

// Fixed, so that a commit passes or fails whoever runs it; another seed and more runs look further.
const SEED = 20_261_121;
const RUNS = 60;
const seed = integer({ min: 0, max: 100_000 });
const triple = (one: number, other: number, shape: (typeof SHAPES)[number], edits: number) => {
  const base = generateResume(one, shape);
  return { base, mine: editResume(base, one * 2, edits), theirs: editResume(base, other * 2 + 1, edits) };
};
type Triple = ReturnType<typeof triple>;
const check = (holds: (copies: Triple) => void) =>
  assert(
    property(seed, seed, constantFrom(...SHAPES), integer({ min: 1, max: 12 }), (...parts) => {
      holds(triple(...parts));
    }),
    { seed: SEED, numRuns: RUNS },
  );

describe('merging', () => {
  it('takes the side that changed when the other did not', () => {
    check(({ base, mine }) => {
      expect(mergeDocuments(base, mine, mine)).toEqual({ document: mine, conflicts: [] });
      expect(mergeDocuments(base, mine, base)).toEqual({ document: mine, conflicts: [] });
      expect(mergeDocuments(base, base, mine)).toEqual({ document: mine, conflicts: [] });
    });
  });

  it('gives a valid document', () => {
    check(({ base, mine, theirs }) => {
      const { document } = mergeDocuments(base, mine, theirs);
      expect(resumeDocument.safeParse(document).error).toBeUndefined();
    });
  });

  it('does not mind who merges whom, but for conflicts', () => {
    check(({ base, mine, theirs }) => {
      const one = mergeDocuments(base, mine, theirs);
      const other = mergeDocuments(base, theirs, mine);
      expect(one.conflicts.map(({ key }) => key).sort()).toEqual(
        other.conflicts.map(({ key }) => key).sort(),
      );
      const choices = new Map(one.conflicts.map(({ key }): [string, Choice] => [key, 'mine']));
      const turned = new Map(one.conflicts.map(({ key }): [string, Choice] => [key, 'theirs']));
      expect(mergeDocuments(base, mine, theirs, choices).document).toEqual(
        mergeDocuments(base, theirs, mine, turned).document,
      );
    });
  });

  it('loses nothing: what either side did is in the result or among the conflicts', () => {
    check(losesNothing);
  });

  it('loses nothing where one side put words in and the other exchanged one (found by chance)', () => {
    losesNothing(triple(15_828, 74_317, 'short', 9));
  });

  it('keeps every statement that either side wrote, whatever is decided', () => {
    check(({ base, mine, theirs }) => {
      const { conflicts } = mergeDocuments(base, mine, theirs);
      const both = new Map(conflicts.map(({ key }): [string, Choice] => [key, 'both']));
      const { document } = mergeDocuments(base, mine, theirs, both);
      const text = JSON.stringify(document);
      const marks = (side: ResumeDocument) => {
        const kept = { ...side, basics: {}, meta: {} };
        return JSON.stringify(kept).match(/m\d+t\d+/g) ?? [];
      };
      const asked = JSON.stringify(
        conflicts.filter(({ entry, kind }) => entry === undefined || kind !== 'value'),
      );
      for (const mark of [...marks(mine), ...marks(theirs)]) expect(text + asked).toContain(mark);
    });
  });
});

function losesNothing({ base, mine, theirs }: Triple): void {
  const { document, conflicts } = mergeDocuments(base, mine, theirs);
  for (const [side, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const lost = changesBetween(base, side).filter(
      (change) =>
        change.path.at(-1) !== 'stale' &&
        !conflicts.some((conflict) => asksAbout(conflict, change)) &&
        !isIn(document, change, valueIn(other, change.path)),
    );
    expect(lost).toEqual([]);
  }
}

/** A question about an order says nothing of the members. */
function asksAbout({ key, kind }: Conflict, change: Change): boolean {
  const [asked, changed] = [`${key}/`, `${pathKey(change.path)}/`];
  if (kind === 'order') return asked === changed && change.kind === 'moved';
  return changed.startsWith(asked) || asked.startsWith(changed);
}

/** Whether what a side did shows in the merged document, next to what the other side did to the same place. */
function isIn(document: ResumeDocument, { path, kind, before, after }: Change, other: unknown): boolean {
  const value = valueIn(document, path);
  if (kind === 'moved') return sameValue(...commonOrders(path, value, after, other));
  if (Array.isArray(after) && shapeOf(path, [before, after]) === 'values')
    return hasWords(asList(value), { before: asList(before), after, other: asList(other) });
  // A member that one side added may have been written on by nobody else.
  return sameValue(value, after) || (after === undefined && sameValue(value, {}));
}

type Lists = Readonly<Record<'before' | 'after' | 'other', readonly unknown[]>>;

/** Every word put in is there, none taken out is, and a word left alone is missing only if the other took it out. */
function hasWords(words: readonly unknown[], { before, after, other }: Lists): boolean {
  const has = (list: readonly unknown[], word: unknown) => list.some((each) => sameValue(each, word));
  return (
    after.every((word) => has(words, word) || (has(before, word) && !has(other, word))) &&
    before.every((word) => has(after, word) || !has(words, word))
  );
}

/** The order of the members that are in all of these copies, in the first two. */
function commonOrders(path: readonly string[], ...copies: readonly unknown[]): [string[], string[]] {
  const list = path.at(-1) ?? '';
  const orders = copies.map((copy) => asList(copy).map((member) => keyOf(list, member) ?? ''));
  const [one = [], two = []] = orders.map((keys) =>
    keys.filter((key) => orders.every((each) => each.includes(key))),
  );
  return [one, two];
}

const withParts = (parts: Partial<ResumeDocument>): ResumeDocument => ({ ...emptyDocument(), ...parts });
const job = (over: object = {}) => ({
  id: 'j',
  company: { zh: '甲', en: 'A' },
  highlights: [
    { id: 'a', kind: 'bullet' as const, zh: [{ text: '一' }] },
    { id: 'b', kind: 'bullet' as const, zh: [{ text: '二' }] },
  ],
  ...over,
});
const base = withParts({ internships: [job()], basics: { phone: '1' } });
const keysOf = (conflicts: readonly { key: string }[]) => conflicts.map(({ key }) => key);

describe('a merge', () => {
  it('joins edits of different statements, fields and languages without a question', () => {
    const mine = withParts({
      internships: [
        job({
          company: { zh: '乙', en: 'A', stale: 'en' },
          highlights: [job().highlights[0], { ...job().highlights[1], zh: [{ text: '贰' }] }],
        }),
      ],
      basics: { phone: '1' },
    });
    const theirs = withParts({
      internships: [
        job({
          company: { zh: '甲', en: 'B' },
          highlights: [{ ...job().highlights[0], zh: [{ text: '壹' }] }, job().highlights[1]],
          title: { zh: '职' },
        }),
      ],
      basics: { phone: '2' },
    });
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.basics.phone).toBe('2');
    expect(document.internships[0]).toMatchObject({
      // Nobody has read the new Chinese and the new English together.
      company: { zh: '乙', en: 'B', stale: 'en' },
      title: { zh: '职' },
      highlights: [{ zh: [{ text: '壹' }] }, { zh: [{ text: '贰' }] }],
    });
  });

  it('asks where both wrote the same statement, and can keep both', () => {
    const write = (text: string) =>
      withParts({
        ...base,
        internships: [job({ highlights: [{ ...job().highlights[0], zh: [{ text }] }, job().highlights[1]] })],
      });
    const { document, conflicts } = mergeDocuments(base, write('我'), write('你'));
    expect(keysOf(conflicts)).toEqual(['/internships/j/highlights/a/zh']);
    const texts = (each: ResumeDocument) => each.internships[0]?.highlights?.map(({ zh }) => zh?.[0]?.text);
    expect(texts(document)).toEqual(['我', '二']);
    const choose = (choice: Choice) =>
      texts(mergeDocuments(base, write('我'), write('你'), new Map([[conflicts[0]!.key, choice]])).document);
    expect([choose('theirs'), choose('both')]).toEqual([
      ['你', '二'],
      ['我', '你', '二'],
    ]);
  });

  it('asks where one removed what the other changed, and keeps it until somebody says', () => {
    const removed = withParts({ ...base, internships: [] });
    const changed = withParts({ ...base, internships: [job({ title: { zh: '新' } })] });
    for (const [mine, theirs] of [
      [removed, changed],
      [changed, removed],
    ] as const) {
      const { document, conflicts } = mergeDocuments(base, mine, theirs);
      expect(conflicts).toMatchObject([{ key: '/internships/j', kind: 'removal' }]);
      expect(document.internships).toHaveLength(1);
      const gone = mine === removed ? 'mine' : 'theirs';
      expect(
        mergeDocuments(base, mine, theirs, new Map([['/internships/j', gone]])).document.internships,
      ).toEqual([]);
    }
  });

  it('joins additions, style tokens and the places of sections', () => {
    const start = withParts({ skills: [{ id: 's', keywords: ['甲', '乙'] }] });
    const [first, second] = placementsOf(start);
    const mine: ResumeDocument = {
      ...start,
      skills: [{ id: 's', keywords: ['甲', '乙', '丙'] }, { id: 't' }],
      meta: {
        ...start.meta,
        style: { fontSizePt: 9 },
        sections: [second!, first!, ...start.meta.sections.slice(2)],
      },
    };
    const theirs: ResumeDocument = {
      ...start,
      skills: [{ id: 'r' }, { id: 's', keywords: ['乙'] }],
      meta: {
        ...start.meta,
        style: { accent: '#112233' },
        sections: start.meta.sections.map((each) =>
          each.key === first!.key ? { ...each, visible: false } : each,
        ),
      },
    };
    const { document, conflicts } = mergeDocuments(start, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.skills).toEqual([{ id: 'r' }, { id: 's', keywords: ['乙', '丙'] }, { id: 't' }]);
    expect(document.meta.style).toEqual({ fontSizePt: 9, accent: '#112233' });
    expect(document.meta.sections.slice(0, 2)).toMatchObject([
      { key: second!.key },
      { key: first!.key, visible: false },
    ]);
  });

  it('keeps words put in by one side while the other exchanges one, though the list grows no shorter', () => {
    const words = (...keywords: string[]) => withParts({ skills: [{ id: 's', keywords }] });
    const start = words('SolidWorks', 'Python', 'Figma');
    const exchanged = words('SolidWorks', 'Python', '丙');
    const longer = words('甲', '乙', 'SolidWorks', 'Python', 'Figma');
    for (const { document, conflicts } of [
      mergeDocuments(start, exchanged, longer),
      mergeDocuments(start, longer, exchanged),
    ]) {
      expect(conflicts).toEqual([]);
      expect(document.skills[0]?.keywords).toEqual(['甲', '乙', 'SolidWorks', 'Python', '丙']);
    }
  });

  it('asks for an order that both changed', () => {
    const order = (...ids: string[]) => withParts({ hobbies: ids.map((id) => ({ id })) });
    const { document, conflicts } = mergeDocuments(
      order('a', 'b', 'c'),
      order('c', 'a', 'b'),
      order('b', 'a', 'c'),
    );
    expect(conflicts).toMatchObject([{ key: '/hobbies', kind: 'order' }]);
    expect(document.hobbies.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('asks for a list as a whole when both together are too many', () => {
    const many = (mark: string) =>
      withParts({ hobbies: Array.from({ length: 40 }, (_, at) => ({ id: `${mark}${at}` })) });
    const { document, conflicts } = mergeDocuments(withParts({}), many('a'), many('b'));
    expect(conflicts).toMatchObject([{ key: '/hobbies', kind: 'value' }]);
    expect(document.hobbies).toHaveLength(40);
    expect(document.hobbies[0]?.id).toBe('a0');
  });
});
