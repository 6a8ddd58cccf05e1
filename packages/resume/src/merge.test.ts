import { emptyDocument } from './defaults.js';
import type { ResumeDocument } from './document.js';
import { type Choice, mergeDocuments } from './merge.js';
import { placementsOf } from './placements.js';

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
  it('merges edits of different statements, fields and languages without a conflict', () => {
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
      // Nobody has reviewed the new Chinese and the new English together.
      company: { zh: '乙', en: 'B', stale: 'en' },
      title: { zh: '职' },
      highlights: [{ zh: [{ text: '壹' }] }, { zh: [{ text: '贰' }] }],
    });
  });

  it('reports a conflict for a statement edited by both, and can keep both', () => {
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

  it('treats a date as a whole: never the month of one side with the day of the other', () => {
    const born = (birthDate: ResumeDocument['basics']['birthDate']) => withParts({ basics: { birthDate } });
    const { conflicts } = mergeDocuments(
      born({ y: 2003, m: 5, d: 1 }),
      born({ y: 2003, m: 6, d: 1 }),
      born({ y: 2003, m: 5, d: 2 }),
    );
    expect(keysOf(conflicts)).toEqual(['/basics/birthDate']);
  });

  it('reports a conflict if one side removed what the other changed, and keeps it until decided', () => {
    const removed = withParts({ ...base, internships: [] });
    const changed = withParts({ ...base, internships: [job({ title: { zh: '新' } })] });
    for (const [mine, theirs] of [
      [removed, changed],
      [changed, removed],
    ] as const) {
      const { document, conflicts } = mergeDocuments(base, mine, theirs);
      expect(conflicts).toMatchObject([{ key: '/internships/j', kind: 'removal' }]);
      expect(document.internships).toHaveLength(1);
      const removedBy = mine === removed ? 'mine' : 'theirs';
      expect(
        mergeDocuments(base, mine, theirs, new Map([['/internships/j', removedBy]])).document.internships,
      ).toEqual([]);
    }
  });

  it('merges additions, style tokens and section placements', () => {
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

  it('keeps words added by one side while the other replaces one, though the list gets no shorter', () => {
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

  it('reports a conflict for an order changed by both', () => {
    const order = (...ids: string[]) => withParts({ hobbies: ids.map((id) => ({ id })) });
    const { document, conflicts } = mergeDocuments(
      order('a', 'b', 'c'),
      order('c', 'a', 'b'),
      order('b', 'a', 'c'),
    );
    expect(conflicts).toMatchObject([{ key: '/hobbies', kind: 'order' }]);
    expect(document.hobbies.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('reports a conflict for a whole list if both sides together are too many', () => {
    const many = (mark: string) =>
      withParts({ hobbies: Array.from({ length: 40 }, (_, at) => ({ id: `${mark}${at}` })) });
    const { document, conflicts } = mergeDocuments(withParts({}), many('a'), many('b'));
    expect(conflicts).toMatchObject([{ key: '/hobbies', kind: 'value' }]);
    expect(document.hobbies).toHaveLength(40);
    expect(document.hobbies[0]?.id).toBe('a0');
  });
});
