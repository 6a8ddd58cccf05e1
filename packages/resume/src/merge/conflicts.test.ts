import { emptyDocument } from '../defaults.js';
import type { ResumeDocument } from '../document.js';
import { type Choice, mergeDocuments, rebaseDocument } from '../merge.js';

const withParts = (parts: object): ResumeDocument => ({ ...emptyDocument(), ...parts });
const merge = (parts: [object, object, object], choices: Record<string, Choice> = {}) => {
  const [base, mine, theirs] = parts.map(withParts) as [ResumeDocument, ResumeDocument, ResumeDocument];
  return mergeDocuments(base, mine, theirs, new Map(Object.entries(choices)));
};
const phone = (text: string) => ({ basics: { phone: text } });
const skills = (...keywords: string[]) => ({ skills: [{ id: 's', keywords }] });

describe('a value that both changed', () => {
  it('is asked about with its place and its three copies, and is in no entry of a list', () => {
    const { document, conflicts } = merge([phone('1'), phone('2'), phone('3')]);
    expect(conflicts).toEqual([
      {
        ...{ key: '/basics/phone', path: ['basics', 'phone'], kind: 'value', entry: undefined },
        ...{ base: '1', mine: '2', theirs: '3' },
      },
    ]);
    expect(document.basics.phone).toBe('2');
  });

  it('is what was chosen; both of a value outside of lists means mine', () => {
    const chosen = (choice: Choice) =>
      merge([phone('1'), phone('2'), phone('3')], { '/basics/phone': choice }).document.basics.phone;
    expect([chosen('mine'), chosen('theirs'), chosen('both')]).toEqual(['2', '3', '2']);
  });

  it('in an entry names the entry', () => {
    const job = (title: string) => ({ work: [{ id: 'j', title: { zh: title } }] });
    const { conflicts } = merge([job('甲'), job('乙'), job('丙')]);
    expect(conflicts).toMatchObject([{ key: '/work/j/title/zh', entry: '/work/j' }]);
  });

  it('in the place of a section, which stands once, names none', () => {
    const { meta } = emptyDocument();
    const [first, ...others] = meta.sections;
    const titled = (title: string) => ({
      meta: { ...meta, sections: [{ ...first, title: { zh: title } }, ...others] },
    });
    const { document, conflicts } = merge([titled('甲'), titled('乙'), titled('丙')], {
      [`/meta/sections/${first?.key}/title/zh`]: 'both',
    });
    expect(conflicts).toMatchObject([{ entry: undefined }]);
    expect(document.meta.sections).toHaveLength(meta.sections.length);
  });
});

describe('a field', () => {
  it('that one side cleared and the other left alone is cleared', () => {
    expect(merge([phone('1'), { basics: {} }, phone('1')]).document.basics).toEqual({});
    expect(merge([phone('1'), phone('1'), { basics: {} }]).document.basics).toEqual({});
  });

  it('that one side cleared and the other changed is asked about', () => {
    const { document, conflicts } = merge([phone('1'), { basics: {} }, phone('2')]);
    expect(conflicts).toMatchObject([{ key: '/basics/phone', mine: undefined, theirs: '2' }]);
    expect(document.basics).toEqual({});
  });

  it('of which one side cleared all and the other a part is gone', () => {
    const name = (zh?: string, en?: string) => ({
      basics: { name: { ...(zh && { zh }), ...(en && { en }) } },
    });
    const { document, conflicts } = merge([name('甲', 'A'), { basics: {} }, name('甲')]);
    expect(conflicts).toEqual([]);
    expect(document.basics).toEqual({});
  });

  it('of which both cleared another part stays, empty', () => {
    const name = (own: object) => ({ basics: { name: own } });
    const { document } = merge([name({ zh: '甲', en: 'A' }), name({ zh: '甲' }), name({ en: 'A' })]);
    expect(document.basics).toEqual({ name: {} });
  });
});

describe('an entry of a list', () => {
  const job = (id: string, zh: string) => ({ id, title: { zh } });

  it('that one side removed and the other left alone is gone', () => {
    const base = { work: [job('a', '甲'), job('b', '乙')] };
    const removed = { work: [job('b', '乙')] };
    for (const copies of [
      [base, removed, base],
      [base, base, removed],
    ] as const)
      expect(merge([...copies]).document.work.map(({ id }) => id)).toEqual(['b']);
    const other = { work: [job('a', '甲'), job('b', '丙')] };
    expect(merge([base, removed, other]).document.work).toEqual([job('b', '丙')]);
  });

  it('that both removed is gone, one that both added alike stands once', () => {
    const base = { work: [job('a', '甲')] };
    expect(
      merge([base, { work: [job('b', '乙')] }, { work: [job('b', '乙'), job('c', '丙')] }]),
    ).toMatchObject({
      document: { work: [job('b', '乙'), job('c', '丙')] },
      conflicts: [],
    });
  });

  it('that one removed and the other changed is asked about as a removal, in no entry', () => {
    const base = { work: [job('a', '甲')] };
    const changed = { work: [job('a', '乙')] };
    const { document, conflicts } = merge([base, { work: [] }, changed]);
    expect(conflicts).toEqual([
      {
        ...{ key: '/work/a', path: ['work', 'a'], kind: 'removal', entry: undefined },
        ...{ base: job('a', '甲'), mine: undefined, theirs: job('a', '乙') },
      },
    ]);
    expect(document.work).toEqual(changed.work);
    expect(merge([base, { work: [] }, changed], { '/work/a': 'both' }).document.work).toEqual(changed.work);
    expect(merge([base, { work: [] }, changed], { '/work/a': 'theirs' }).document.work).toEqual(changed.work);
  });

  it('is doubled by a choice about itself alone', () => {
    const base = { work: [job('a', '甲'), job('b', '甲')] };
    const mine = { work: [job('a', '乙'), job('b', '乙')] };
    const theirs = { work: [job('a', '丙'), job('b', '丙')] };
    const { document } = merge([base, mine, theirs], { '/work/b/title/zh': 'both' });
    expect(document.work.map(({ title }) => title?.zh)).toEqual(['乙', '乙', '丙']);
    expect(new Set(document.work.map(({ id }) => id)).size).toBe(3);
  });

  it('stands where theirs put it when theirs was chosen for the order', () => {
    const order = (...ids: string[]) => ({ hobbies: ids.map((id) => ({ id })) });
    const { document, conflicts } = merge(
      [order('a', 'b', 'c'), order('c', 'a', 'b'), order('b', 'a', 'c')],
      { '/hobbies': 'theirs' },
    );
    expect(document.hobbies.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(conflicts).toMatchObject([{ path: ['hobbies'], entry: undefined }]);
    expect(conflicts[0]?.base).toEqual(order('a', 'b', 'c').hobbies);
  });
});

describe('an entry inside of an entry', () => {
  it('is doubled alone, without the one around it', () => {
    const job = (text: string) => ({
      work: [{ id: 'j', highlights: [{ id: 'h', kind: 'bullet', zh: [{ text }] }] }],
    });
    const { document } = merge([job('甲'), job('乙'), job('丙')], { '/work/j/highlights/h/zh': 'both' });
    expect(document.work).toHaveLength(1);
    expect(document.work[0]?.highlights?.map(({ zh }) => zh?.[0]?.text)).toEqual(['乙', '丙']);
  });
});

describe('the place of a section', () => {
  it('that one side took away and the other hid stays, and nobody is asked', () => {
    const { meta } = emptyDocument();
    const [first, ...others] = meta.sections;
    const hidden = { meta: { ...meta, sections: [{ ...first, visible: false }, ...others] } };
    const { document, conflicts } = merge([{}, { meta: { ...meta, sections: others } }, hidden]);
    expect(conflicts).toEqual([]);
    expect(document.meta.sections).toContainEqual({ ...first, visible: false });
  });
});

describe('notes of who wrote a text', () => {
  it('are joined and never asked about', () => {
    const { meta } = emptyDocument();
    const span = (start: number, source: string) => ({
      atomId: 'a',
      lang: 'zh',
      start,
      end: start + 1,
      source,
    });
    const noted = (...authorship: object[]) => ({ meta: { ...meta, authorship } });
    const [old, mine, theirs] = [span(0, 'aiSuggested'), span(1, 'aiEdited'), span(2, 'aiSuggested')];
    const { document, conflicts } = merge([noted(old), noted(mine), noted(theirs)]);
    expect(conflicts).toEqual([]);
    expect(document.meta.authorship).toHaveLength(2);
  });
});

describe('a list of words', () => {
  it('is asked about where both exchanged the same word', () => {
    const { document, conflicts } = merge([skills('甲', '乙'), skills('甲', '丙'), skills('甲', '丁')]);
    expect(conflicts).toMatchObject([{ key: '/skills/s/keywords', kind: 'value', entry: '/skills/s' }]);
    expect(document.skills[0]?.keywords).toEqual(['甲', '丙']);
  });

  it('is joined where only one put another in, and where both took the same out', () => {
    const joined = merge([skills('甲', '乙'), skills('甲'), skills('甲', '丁')]);
    expect(joined.conflicts).toEqual([]);
    expect(joined.document.skills[0]?.keywords).toEqual(['甲', '丁']);
    const turned = merge([skills('甲', '乙'), skills('甲', '丁'), skills('甲')]);
    expect([turned.conflicts, turned.document.skills[0]?.keywords]).toEqual([[], ['甲', '丁']]);
  });

  it('with a word that stands twice, or in two new orders, is asked about', () => {
    expect(merge([skills('甲'), skills('甲', '甲'), skills('甲', '乙')]).conflicts).toHaveLength(1);
    expect(merge([skills('甲', '乙'), skills('甲', '乙', '丙'), skills('乙', '乙')]).conflicts).toHaveLength(
      1,
    );
    const orders = merge([skills('甲', '乙', '丙'), skills('丙', '甲', '乙'), skills('乙', '甲', '丙')]);
    expect(orders.conflicts).toHaveLength(1);
    expect(orders.document.skills[0]?.keywords).toEqual(['丙', '甲', '乙']);
  });
});

describe('former states of an editor', () => {
  it('are put upon theirs without a check, mine first', () => {
    const [base, mine, theirs] = [phone('1'), { ...phone('2'), ...skills('甲') }, phone('3')].map(withParts);
    const document = rebaseDocument(base!, mine!, theirs!);
    expect([document.basics.phone, document.skills[0]?.keywords]).toEqual(['2', ['甲']]);
    const many = (mark: string) =>
      withParts({ hobbies: Array.from({ length: 40 }, (_, at) => ({ id: `${mark}${at}` })) });
    expect(rebaseDocument(withParts({}), many('a'), many('b')).hobbies).toHaveLength(80);
  });
});

describe('a result that is not valid', () => {
  const many = (mark: string) => Array.from({ length: 40 }, (_, at) => ({ id: `${mark}${at}` }));

  it('takes the smallest part that both made, and the choice about it', () => {
    const parts: [object, object, object] = [
      { ...phone('1'), hobbies: [] },
      { ...phone('2'), hobbies: many('a') },
      { ...phone('1'), hobbies: many('b'), ...skills('甲') },
    ];
    const { document, conflicts } = merge(parts, { '/hobbies': 'theirs' });
    expect(conflicts).toMatchObject([{ key: '/hobbies', kind: 'value' }]);
    expect([document.basics.phone, document.hobbies[0]?.id]).toEqual(['2', 'b0']);
    expect(document.skills).toHaveLength(1);
  });

  it('takes the whole of one side where that side was not valid itself', () => {
    const wrong = { ...skills('甲'), hobbies: [...many('a'), ...many('b')] };
    const { document, conflicts } = merge([{}, wrong, phone('1')]);
    expect([document.hobbies.length, document.basics.phone]).toEqual([80, undefined]);
    expect(conflicts).toMatchObject([{ key: '', kind: 'value' }]);
    const theirs = merge([{}, wrong, phone('1')], { '': 'theirs' }).document;
    expect([theirs.hobbies.length, theirs.basics.phone]).toEqual([0, '1']);
  });
});
