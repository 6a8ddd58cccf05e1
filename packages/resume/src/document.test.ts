import { resumeDocument } from './document.js';

const minimal = {
  meta: { docVersion: 1, lang: 'zh', templateCode: 'tem0001', sections: [], style: {} },
  basics: {},
  intention: {},
};

describe('resumeDocument', () => {
  it('accepts an item with nothing but an id', () => {
    const parsed = resumeDocument.parse({ ...minimal, education: [{ id: 'e1' }], custom: [] });
    expect(parsed.education).toEqual([{ id: 'e1' }]);
    expect(parsed.work).toEqual([]);
  });

  it('moves unknown keys into x, at every depth', () => {
    const parsed = resumeDocument.parse({
      ...minimal,
      futureSection: [1],
      basics: { phone: '13800000000', mood: 'calm', x: { kept: true } },
      work: [{ id: 'w1', perks: ['a'] }],
      custom: [{ id: 'c1', kind: 'tags', items: [{ id: 't1', name: { zh: '摄影' }, weight: 2 }] }],
    });
    expect(parsed.x).toEqual({ futureSection: [1] });
    expect(parsed.basics).toEqual({ phone: '13800000000', x: { kept: true, mood: 'calm' } });
    expect(parsed.work[0]).toEqual({ id: 'w1', x: { perks: ['a'] } });
    expect(parsed.custom[0]?.items[0]).toEqual({ id: 't1', name: { zh: '摄影' }, x: { weight: 2 } });
  });

  it('never writes to a prototype', () => {
    const hostile: unknown = JSON.parse(
      `{"__proto__":{"polluted":1},"constructor":{"a":1},"meta":${JSON.stringify(minimal.meta)},"basics":{"__proto__":{"polluted":1}},"intention":{}}`,
    );
    const parsed = resumeDocument.parse(hostile);
    expect(Object.hasOwn(parsed, 'x')).toBe(false);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(parsed.basics).toEqual({});
  });

  it('accepts the known date formats, or none, and rejects others', () => {
    const accepts = (style: object) =>
      resumeDocument.safeParse({ ...minimal, meta: { ...minimal.meta, style } }).success;
    const known = ['dot', 'short', 'chinese', 'slash', 'dash'].map((dateForm) => ({ dateForm }));
    expect([{}, ...known].filter((style) => !accepts(style))).toEqual([]);
    expect(['iso', '', 1, null].filter((dateForm) => accepts({ dateForm }))).toEqual([]);
  });

  it.each([
    ['U+0000', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('rejects %s in texts and in extras', (_name, text) => {
    expect(resumeDocument.safeParse({ ...minimal, basics: { phone: text } }).success).toBe(false);
    expect(resumeDocument.safeParse({ ...minimal, later: { deep: [text] } }).success).toBe(false);
  });

  it('rejects a document over 200 kB and extras nested too deeply', () => {
    const huge = 'x'.repeat(4000);
    const highlights = Array.from({ length: 60 }, (_, n) => ({
      id: `a${n}`,
      kind: 'bullet',
      zh: [{ text: huge }],
    }));
    expect(resumeDocument.safeParse({ ...minimal, work: [{ id: 'w', highlights }] }).success).toBe(false);
    let deep: unknown = 1;
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(resumeDocument.safeParse({ ...minimal, deep }).success).toBe(false);
  });

  it('rejects links that could run scripts', () => {
    const span = { text: 'x', link: 'javascript:alert(1)' };
    expect(
      resumeDocument.safeParse({ ...minimal, selfEvaluation: [{ id: 'a', kind: 'paragraph', zh: [span] }] })
        .success,
    ).toBe(false);
  });
});
