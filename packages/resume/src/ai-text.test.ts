import { type AiTextChange, followAuthorship, findAtom, isAiText, writeAiText } from './ai-text.js';
import { emptyDocument } from './defaults.js';
import { resumeDocument, type Atom, type ResumeDocument } from './document.js';
import { hasAiText } from './printed-document.js';

const bullet = (id: string, text: string): Atom => ({ id, kind: 'bullet', zh: [{ text }] });
const resume = (): ResumeDocument => ({
  ...emptyDocument(),
  internships: [
    {
      id: 'job',
      company: { zh: '示例公司' },
      highlights: [bullet('a1', '负责推文'), bullet('a2', '开会')],
    },
  ],
});
const change: AiTextChange = {
  kind: 'replace',
  targetId: 'a1',
  section: 'internships',
  itemId: 'job',
  lang: 'zh',
  before: '负责推文',
  parts: [{ id: 'a1', text: '撰写推文' }],
};
const textsOf = ({ internships }: ResumeDocument) =>
  internships[0]?.highlights?.map(({ zh = [] }) => zh.map(({ text }) => text).join(''));

describe('writeAiText', () => {
  it('replaces a statement, marks it, and changes nothing else', () => {
    const before = resume();
    const after = writeAiText(before, change, '2026-11-21T00:00:00.000Z');
    expect(textsOf(after)).toEqual(['撰写推文', '开会']);
    expect(after.meta.authorship).toEqual([
      { atomId: 'a1', lang: 'zh', start: 0, end: 4, source: 'aiSuggested', at: '2026-11-21T00:00:00.000Z' },
    ]);
    expect([hasAiText(before, 'zh'), hasAiText(after, 'zh'), isAiText(after, 'a1', 'zh')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(after.internships[0]?.highlights?.[1]).toBe(before.internships[0]?.highlights?.[1]);
    expect(resumeDocument.safeParse(after).success).toBe(true);
  });

  it('does not mark words that were only moved or left out', () => {
    const before = resume();
    const moved = writeAiText(before, { ...change, parts: [{ id: 'a1', text: '推文' }] });
    expect(textsOf(moved)).toEqual(['推文', '开会']);
    expect([moved.meta.authorship, hasAiText(moved, 'zh')]).toEqual([before.meta.authorship, false]);
    const marked = writeAiText(before, change);
    const shorter = { ...change, before: '撰写推文', parts: [{ id: 'a1', text: '推文' }] };
    expect(isAiText(writeAiText(marked, shorter), 'a1', 'zh')).toBe(true);
  });

  it('inserts the parts of a split statement after it', () => {
    const parts = [
      { id: 'a1', text: '撰写推文' },
      { id: 'b', text: '排版推文' },
    ];
    const after = writeAiText(resume(), { ...change, parts });
    expect(textsOf(after)).toEqual(['撰写推文', '排版推文', '开会']);
    expect(after.meta.authorship).toHaveLength(2);
  });

  it.each([
    ['has changed', { before: '别的' }],
    ['was deleted', { targetId: 'zz' }],
  ])('changes nothing when the statement %s', (_what, other) => {
    const before = resume();
    expect(writeAiText(before, { ...change, ...other })).toBe(before);
  });

  it('adds statements to an entry, a role, plain statements and a custom section', () => {
    const parts = [{ id: 'n1', text: '组织讲座' }];
    const add = { ...change, kind: 'add' as const, targetId: 'n1', before: '', parts };
    const document: ResumeDocument = {
      ...resume(),
      work: [{ id: 'w', roles: [{ id: 'r', title: { zh: '组长' } }] }],
      custom: [{ id: 'c', kind: 'text', items: [] }],
    };
    const places = [
      { section: 'internships', itemId: 'job' },
      { section: 'work', itemId: 'r' },
      { section: 'selfEvaluation', itemId: undefined },
      { section: 'custom:c', itemId: undefined },
    ];
    for (const place of places) {
      const after = writeAiText(document, { ...add, ...place });
      expect([place.section, findAtom(after, 'n1')?.zh]).toEqual([place.section, [{ text: '组织讲座' }]]);
      expect(resumeDocument.safeParse(after).success).toBe(true);
      expect(isAiText(after, 'n1', 'zh')).toBe(true);
    }
    expect(writeAiText(document, { ...add, section: 'work', itemId: 'gone' })).toBe(document);
  });

  it('finds statements of projects, which have their own kind', () => {
    const projects = [{ id: 'p', kind: 'course' as const, highlights: [bullet('a1', '负责推文')] }];
    const after = writeAiText(
      { ...emptyDocument(), projects },
      { ...change, section: 'projects', itemId: 'p' },
    );
    expect(findAtom(after, 'a1')?.zh).toEqual([{ text: '撰写推文' }]);
  });

  it('keeps bold text and links that are still there, and marks the other language stale', () => {
    const marked: Atom = {
      id: 'a1',
      kind: 'bullet',
      en: [{ text: 'Wrote posts' }],
      zh: [{ text: '负责' }, { text: '推文', bold: true }, { text: '的撰写' }],
    };
    const document: ResumeDocument = { ...resume(), internships: [{ id: 'job', highlights: [marked] }] };
    const atom = findAtom(writeAiText(document, { ...change, before: '负责推文的撰写' }), 'a1');
    expect(atom?.zh).toEqual([{ text: '撰写' }, { text: '推文', bold: true }]);
    expect(atom?.stale).toBe('en');
  });
});

describe('followAuthorship', () => {
  const span = { atomId: 'a', lang: 'zh', start: 0, end: 4, source: 'aiSuggested' } as const;
  const follow = (was: string, is: string, own: object = {}) =>
    followAuthorship([{ ...span, ...own }], [bullet('a', was)], [bullet('a', is)]);

  it.each([
    ['a word is inserted', '撰写推文', '撰写短推文', {}, [{ ...span, end: 5, source: 'aiEdited' }]],
    ['words are appended', '撰写推文', '撰写推文三篇', {}, [{ ...span, end: 6, source: 'aiEdited' }]],
    ['everything is rewritten', '撰写推文', '组织讲座', {}, []],
    ['everything is deleted', '撰写推文', '', {}, []],
    [
      'words before it are changed',
      '我撰写推文',
      '撰写推文',
      { start: 1, end: 5 },
      [{ ...span, start: 0, end: 4 }],
    ],
    ['nothing changes', '撰写推文', '撰写推文', {}, [span]],
  ])('when %s', (_what, was, is, own, expected) => {
    expect(follow(was, is, own)).toEqual(expected);
  });

  it('returns the same list if no marked statement changed', () => {
    const spans = [span];
    expect(followAuthorship(spans, [bullet('b', '一')], [bullet('b', '二')])).toBe(spans);
  });
});
