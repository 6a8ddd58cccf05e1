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

describe('a value changed by both', () => {
  it('is a conflict with its path and three copies, and outside lists has no entry', () => {
    const { document, conflicts } = merge([phone('1'), phone('2'), phone('3')]);
    expect(conflicts).toEqual([
      {
        key: '/basics/phone',
        path: ['basics', 'phone'],
        kind: 'value',
        entry: undefined,
        base: '1',
        mine: '2',
        theirs: '3',
      },
    ]);
    expect(document.basics.phone).toBe('2');
  });

  it('is what was chosen; outside lists, both means mine', () => {
    const chosen = (choice: Choice) =>
      merge([phone('1'), phone('2'), phone('3')], { '/basics/phone': choice }).document.basics.phone;
    expect([chosen('mine'), chosen('theirs'), chosen('both')]).toEqual(['2', '3', '2']);
  });

  it('inside an entry names the entry', () => {
    const job = (title: string) => ({ work: [{ id: 'j', title: { zh: title } }] });
    const { conflicts } = merge([job('甲'), job('乙'), job('丙')]);
    expect(conflicts).toMatchObject([{ key: '/work/j/title/zh', entry: '/work/j' }]);
  });

  it('in a section placement, which is unique, names none', () => {
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
  it('cleared by one side and unchanged by the other is cleared', () => {
    expect(merge([phone('1'), { basics: {} }, phone('1')]).document.basics).toEqual({});
    expect(merge([phone('1'), phone('1'), { basics: {} }]).document.basics).toEqual({});
  });

  it('cleared by one side and changed by the other is a conflict', () => {
    const { document, conflicts } = merge([phone('1'), { basics: {} }, phone('2')]);
    expect(conflicts).toMatchObject([{ key: '/basics/phone', mine: undefined, theirs: '2' }]);
    expect(document.basics).toEqual({});
  });

  it('cleared completely by one side and partly by the other is removed', () => {
    const name = (zh?: string, en?: string) => ({
      basics: { name: { ...(zh && { zh }), ...(en && { en }) } },
    });
    const { document, conflicts } = merge([name('甲', 'A'), { basics: {} }, name('甲')]);
    expect(conflicts).toEqual([]);
    expect(document.basics).toEqual({});
  });

  it('of which both cleared different parts stays, empty', () => {
    const name = (own: object) => ({ basics: { name: own } });
    const { document } = merge([name({ zh: '甲', en: 'A' }), name({ zh: '甲' }), name({ en: 'A' })]);
    expect(document.basics).toEqual({ name: {} });
  });
});

describe('a list entry', () => {
  const job = (id: string, zh: string) => ({ id, title: { zh } });

  it('removed by one side and unchanged by the other is removed', () => {
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

  it('removed by both is removed; added equally by both appears once', () => {
    const base = { work: [job('a', '甲')] };
    expect(
      merge([base, { work: [job('b', '乙')] }, { work: [job('b', '乙'), job('c', '丙')] }]),
    ).toMatchObject({
      document: { work: [job('b', '乙'), job('c', '丙')] },
      conflicts: [],
    });
  });

  it('removed by one and changed by the other is a removal conflict, in no entry', () => {
    const base = { work: [job('a', '甲')] };
    const changed = { work: [job('a', '乙')] };
    const { document, conflicts } = merge([base, { work: [] }, changed]);
    expect(conflicts).toEqual([
      {
        key: '/work/a',
        path: ['work', 'a'],
        kind: 'removal',
        entry: undefined,
        base: job('a', '甲'),
        mine: undefined,
        theirs: job('a', '乙'),
      },
    ]);
    expect(document.work).toEqual(changed.work);
    expect(merge([base, { work: [] }, changed], { '/work/a': 'both' }).document.work).toEqual(changed.work);
    expect(merge([base, { work: [] }, changed], { '/work/a': 'theirs' }).document.work).toEqual(changed.work);
  });

  it('is duplicated only by a decision about itself', () => {
    const base = { work: [job('a', '甲'), job('b', '甲')] };
    const mine = { work: [job('a', '乙'), job('b', '乙')] };
    const theirs = { work: [job('a', '丙'), job('b', '丙')] };
    const { document } = merge([base, mine, theirs], { '/work/b/title/zh': 'both' });
    expect(document.work.map(({ title }) => title?.zh)).toEqual(['乙', '乙', '丙']);
    expect(new Set(document.work.map(({ id }) => id)).size).toBe(3);
  });

  it('is where theirs put it if theirs was chosen for the order', () => {
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

describe('a nested entry', () => {
  it('is duplicated alone, without its parent', () => {
    const job = (text: string) => ({
      work: [{ id: 'j', highlights: [{ id: 'h', kind: 'bullet', zh: [{ text }] }] }],
    });
    const { document } = merge([job('甲'), job('乙'), job('丙')], { '/work/j/highlights/h/zh': 'both' });
    expect(document.work).toHaveLength(1);
    expect(document.work[0]?.highlights?.map(({ zh }) => zh?.[0]?.text)).toEqual(['乙', '丙']);
  });
});

describe('a section placement', () => {
  it('removed by one side and hidden by the other stays, without a conflict', () => {
    const { meta } = emptyDocument();
    const [first, ...others] = meta.sections;
    const hidden = { meta: { ...meta, sections: [{ ...first, visible: false }, ...others] } };
    const { document, conflicts } = merge([{}, { meta: { ...meta, sections: others } }, hidden]);
    expect(conflicts).toEqual([]);
    expect(document.meta.sections).toContainEqual({ ...first, visible: false });
  });
});

describe('authorship spans', () => {
  it('are merged and never a conflict', () => {
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
  it('is a conflict if both replaced the same word', () => {
    const { document, conflicts } = merge([skills('甲', '乙'), skills('甲', '丙'), skills('甲', '丁')]);
    expect(conflicts).toMatchObject([{ key: '/skills/s/keywords', kind: 'value', entry: '/skills/s' }]);
    expect(document.skills[0]?.keywords).toEqual(['甲', '丙']);
  });

  it('is merged if only one side replaced a word, and if both removed the same', () => {
    const joined = merge([skills('甲', '乙'), skills('甲'), skills('甲', '丁')]);
    expect(joined.conflicts).toEqual([]);
    expect(joined.document.skills[0]?.keywords).toEqual(['甲', '丁']);
    const turned = merge([skills('甲', '乙'), skills('甲', '丁'), skills('甲')]);
    expect([turned.conflicts, turned.document.skills[0]?.keywords]).toEqual([[], ['甲', '丁']]);
  });

  it('is a conflict with a duplicate word, or in two new orders', () => {
    expect(merge([skills('甲'), skills('甲', '甲'), skills('甲', '乙')]).conflicts).toHaveLength(1);
    expect(merge([skills('甲', '乙'), skills('甲', '乙', '丙'), skills('乙', '乙')]).conflicts).toHaveLength(
      1,
    );
    const orders = merge([skills('甲', '乙', '丙'), skills('丙', '甲', '乙'), skills('乙', '甲', '丙')]);
    expect(orders.conflicts).toHaveLength(1);
    expect(orders.document.skills[0]?.keywords).toEqual(['丙', '甲', '乙']);
  });
});

describe('earlier editor states', () => {
  it('are rebased onto theirs without validation, mine first', () => {
    const [base, mine, theirs] = [phone('1'), { ...phone('2'), ...skills('甲') }, phone('3')].map(withParts);
    const document = rebaseDocument(base!, mine!, theirs!);
    expect([document.basics.phone, document.skills[0]?.keywords]).toEqual(['2', ['甲']]);
    const many = (mark: string) =>
      withParts({ hobbies: Array.from({ length: 40 }, (_, at) => ({ id: `${mark}${at}` })) });
    expect(rebaseDocument(withParts({}), many('a'), many('b')).hobbies).toHaveLength(80);
  });
});

describe('an invalid result', () => {
  const many = (mark: string) => Array.from({ length: 40 }, (_, at) => ({ id: `${mark}${at}` }));

  it('takes the smallest part that both sides contributed to, and its decision', () => {
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

  it('takes one side as a whole if that side itself was invalid', () => {
    const wrong = { ...skills('甲'), hobbies: [...many('a'), ...many('b')] };
    const { document, conflicts } = merge([{}, wrong, phone('1')]);
    expect([document.hobbies.length, document.basics.phone]).toEqual([80, undefined]);
    expect(conflicts).toMatchObject([{ key: '', kind: 'value' }]);
    const theirs = merge([{}, wrong, phone('1')], { '': 'theirs' }).document;
    expect([theirs.hobbies.length, theirs.basics.phone]).toEqual([0, '1']);
  });
});
