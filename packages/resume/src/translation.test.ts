import fc from 'fast-check';
import { emptyDocument } from './defaults.js';
import { type Atom, type ResumeDocument, resumeDocument } from './document.js';
import { generateResume } from './generate.js';
import { setField } from './ops.js';
import { valueAt } from './pointer.js';
import { sharedDocument } from './projection.js';
import {
  acceptTranslation,
  fillTranslation,
  sidesOfText,
  staleAfter,
  translationEntries,
  translationProgress,
} from './translation.js';
import { viewText } from './view-text.js';
import { resumeView } from './view.js';

const languages = fc.constantFrom('zh' as const, 'en' as const);

describe('staleAfter', () => {
  const both = { zh: '甲', en: 'A' };
  it.each([
    ['rewriting one side makes the other stale', both, 'zh', { zh: '乙', en: 'A' }, 'en'],
    ['and the other way round', both, 'en', { zh: '甲', en: 'B' }, 'zh'],
    [
      'editing a stale side makes it current',
      { ...both, stale: 'en' },
      'en',
      { zh: '甲', en: 'B' },
      undefined,
    ],
    [
      'another change of the source keeps it stale',
      { ...both, stale: 'en' },
      'zh',
      { zh: '丙', en: 'A' },
      'en',
    ],
    [
      'filling an empty side makes it current',
      { zh: '甲', en: '' },
      'en',
      { zh: '甲', en: 'Alpha' },
      undefined,
    ],
    ['a source without a translation', { zh: '甲', en: '' }, 'zh', { zh: '乙', en: '' }, undefined],
    [
      'an emptied side is missing, not stale',
      { ...both, stale: 'en' },
      'en',
      { zh: '甲', en: ' ' },
      undefined,
    ],
    ['a reverted edit changes nothing', { ...both, stale: 'en' }, 'zh', both, 'en'],
  ] as const)('%s', (_name, began, side, now, stale) => expect(staleAfter(began, side, now)).toBe(stale));

  it('never marks a side stale that was just rewritten or is empty', () => {
    const words = fc.string({ maxLength: 3 });
    fc.assert(
      fc.property(words, words, fc.option(languages), languages, words, (zh, en, stale, side, text) => {
        const began = { zh, en, stale: stale ?? undefined };
        const now = { zh, en, [side]: text };
        const after = staleAfter(began, side, now);
        if (after !== undefined) expect(now[after].trim()).not.toBe('');
        if (text !== began[side]) expect(after).not.toBe(side);
      }),
    );
  });
});

describe('translationEntries', () => {
  const document = {
    ...emptyDocument(),
    basics: {
      name: { zh: '林夕' },
      headline: { zh: '产品经理', en: 'Product Manager', stale: 'en' as const },
    },
    intention: { positions: [{ name: { zh: '产品经理', en: 'PM' } }], cities: [{ name: { zh: '杭州' } }] },
    internships: [
      {
        id: 'i',
        company: { zh: '星河云', en: 'Xinghe' },
        highlights: [
          { id: 'a', kind: 'bullet', zh: [{ text: '写了' }, { text: '三份', bold: true }] },
          { id: 'b', kind: 'bullet', en: [{ text: 'Only English' }] },
        ] as Atom[],
      },
    ],
  };

  it('lists every text with its location, words and state, in printed order', () => {
    const entries = translationEntries(document, 'en');
    expect(entries.map(({ pointer, where, label, state }) => [pointer, where, label, state])).toEqual([
      ['/basics/name', '基本信息', '姓名', 'missing'],
      ['/basics/headline', '基本信息', '一句话介绍', 'stale'],
      ['/intention/positions/0/name', '求职意向', '意向岗位', 'same'],
      ['/intention/cities/0/name', '求职意向', '意向城市', 'missing'],
      ['/internships/0/company', '实习经历 · 星河云', '单位', 'same'],
      ['/internships/0/highlights/0', '实习经历 · 星河云', '工作内容（1）', 'missing'],
    ]);
    expect(entries.at(-1)).toMatchObject({ source: '写了三份', target: '' });
    expect(translationProgress(entries)).toEqual({ done: 2, total: 6, missing: 3, stale: 1 });
  });

  it('lists the other direction too', () => {
    expect(translationEntries(document, 'zh').map(({ pointer }) => pointer)).toContain(
      '/internships/0/highlights/1',
    );
  });

  it('lists custom headings and custom sections', () => {
    const titled = {
      ...document,
      meta: { ...document.meta, sections: [{ key: 'internships', visible: true, title: { zh: '实践' } }] },
      custom: [
        { id: 'c', kind: 'tags' as const, title: { zh: '标签' }, items: [{ id: 't', name: { zh: '跑步' } }] },
      ],
    };
    const pointers = translationEntries(titled, 'en').map(({ pointer }) => pointer);
    expect(pointers).toEqual(
      expect.arrayContaining(['/meta/sections/0/title', '/custom/0/title', '/custom/0/items/0/name']),
    );
  });

  it('lists the Chinese words of skills and tools once, and prints them in English', () => {
    const skilled: ResumeDocument = {
      ...emptyDocument(),
      projects: [{ id: 'p', name: { zh: '选课' }, tech: ['Go', '接口测试'] }],
      skills: [{ id: 's', name: { zh: '测试' }, keywords: ['接口测试', '压测/调优', 'JMeter'] }],
    };
    const words = (document: ResumeDocument) =>
      translationEntries(document, 'en').filter(({ kind }) => kind === 'word');
    expect(words(skilled).map(({ where, source, state }) => [where, source, state])).toEqual([
      ['项目经历 · 选课', '接口测试', 'missing'],
      ['专业技能 · 测试', '压测/调优', 'missing'],
    ]);
    const filled = words(skilled).reduce(
      (now, entry, index) => fillTranslation(now, entry, 'en', ['API testing', 'Tuning'][index] ?? ''),
      skilled,
    );
    expect(words(filled).map(({ target, state }) => [target, state])).toEqual([
      ['API testing', 'same'],
      ['Tuning', 'same'],
    ]);
    const printed = viewText(resumeView(filled, 'en')).join();
    expect(printed).toContain('Go, API testing');
    expect(printed).toContain('API testing, Tuning, JMeter');
    expect(viewText(resumeView(filled, 'zh')).join()).toContain('接口测试、压测/调优、JMeter');
    expect(resumeDocument.safeParse(filled).success).toBe(true);
    expect(translationEntries(filled, 'zh').some(({ kind }) => kind === 'word')).toBe(false);
  });

  describe('texts that are stored once for both languages', () => {
    const stated: ResumeDocument = {
      ...emptyDocument(),
      meta: { ...emptyDocument().meta, sections: [] },
      basics: { driverLicence: '增驾摩托' },
      education: [
        {
          id: 'e',
          school: { name: { en: 'Harbour University' } },
          gpa: { value: 3.6, scale: 4, algorithm: '标准算法' },
          courses: [{ name: { en: 'Statics' }, score: '优秀' }],
        },
      ],
      projects: [
        {
          id: 'p',
          name: { en: 'Kiln' },
          results: [{ id: 'r', name: { en: 'Firing' }, before: '三天', after: '一天' }],
        },
      ],
      languages: [
        { id: 'l1', exam: '英语六级', score: '528' },
        { id: 'l2', name: { en: 'German' }, exam: '德福四级', score: '通过' },
      ],
      certificates: [{ id: 'c', name: { en: 'Welder' }, score: '合格' }],
    };
    const words = (document: ResumeDocument) =>
      translationEntries(document, 'en').filter(({ kind }) => kind === 'word');

    it('are listed where they are Chinese, a standard examination with its usual English name', () => {
      expect(words(stated).map(({ label, source, target }) => [label, source, target])).toEqual(
        expect.arrayContaining([
          ['驾照', '增驾摩托', ''],
          ['绩点', '标准算法', ''],
          ['主修课程', '优秀', ''],
          ['量化成果', '三天', ''],
          ['量化成果', '一天', ''],
          ['考试', '英语六级', 'CET-6'],
          ['考试', '德福四级', ''],
          ['成绩', '通过', ''],
          ['成绩', '合格', ''],
        ]),
      );
      expect(words(stated)).toHaveLength(9);
    });

    it('print in English once they are filled, also in a share, and in Chinese as stored', () => {
      const HAN = /\p{Script=Han}/u;
      const unfilled = viewText(resumeView(stated, 'en')).join('\n');
      expect(unfilled).toContain('CET-6 528');
      expect(unfilled).not.toContain('英语六级');
      const filled = words(stated)
        .filter(({ state }) => state === 'missing')
        .reduce((now, entry) => fillTranslation(now, entry, 'en', 'Word'), stated);
      const shared = sharedDocument(
        { ...filled, meta: { ...filled.meta, lang: 'en' } },
        { showsContacts: true },
      );
      for (const document of [filled, shared])
        expect(viewText(resumeView(document, 'en')).filter((text) => HAN.test(text))).toEqual([]);
      expect(viewText(resumeView(filled, 'zh')).join('\n')).toContain('英语六级 528');
    });

    it('take the words of their owner before the usual name', () => {
      const entry = words(stated).find(({ source }) => source === '英语六级')!;
      const own = fillTranslation(stated, entry, 'en', 'College English Test 6');
      expect(viewText(resumeView(own, 'en')).join('\n')).toContain('College English Test 6 528');
    });

    it('are no rows for contacts and for what is never printed', () => {
      const document: ResumeDocument = {
        ...emptyDocument(),
        basics: { wechat: '小林同学', idNumber: '暂不提供' },
      };
      expect(words(document)).toEqual([]);
    });
  });

  it('fills and confirms until nothing is left, and the document stays valid', () => {
    fc.assert(
      fc.property(fc.nat(300), languages, (seed, target) => {
        const start = generateResume(seed);
        const filled = translationEntries(start, target).reduce(
          (now, entry) =>
            entry.state === 'missing'
              ? fillTranslation(now, entry, target, 'x'.repeat(5))
              : acceptTranslation(now, entry),
          start,
        );
        const { done, total } = translationProgress(translationEntries(filled, target));
        expect(done).toBe(total);
        expect(resumeDocument.safeParse(filled).success).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('filling', () => {
  const headline = { pointer: '/basics/headline', kind: 'text' as const };
  const document = setField(emptyDocument(), headline.pointer, { zh: '甲', en: 'A', stale: 'en' });

  it('removes the stale mark with the new text, and when the old one is confirmed', () => {
    expect(valueAt(fillTranslation(document, headline, 'en', 'B'), headline.pointer)).toEqual({
      zh: '甲',
      en: 'B',
    });
    expect(valueAt(acceptTranslation(document, headline), headline.pointer)).toEqual({ zh: '甲', en: 'A' });
  });

  it('keeps the formatting of a statement that is only confirmed', () => {
    const atom: Atom = {
      id: 'a',
      kind: 'bullet',
      zh: [{ text: '甲' }],
      en: [{ text: 'A', bold: true }],
      stale: 'en',
    };
    const place = { pointer: '/selfEvaluation/0', kind: 'atom' as const };
    const withAtom = { ...document, selfEvaluation: [atom] };
    expect(fillTranslation(withAtom, place, 'en', 'A').selfEvaluation[0]?.en).toEqual([
      { text: 'A', bold: true },
    ]);
    expect(fillTranslation(withAtom, place, 'en', 'B').selfEvaluation[0]?.en).toEqual([{ text: 'B' }]);
  });

  it('ignores a location that no longer exists', () => {
    expect(fillTranslation(document, { pointer: '/work/0/company', kind: 'text' }, 'en', 'x')).toBe(document);
    expect(sidesOfText(undefined)).toEqual({ zh: '', en: '', stale: undefined });
  });
});

describe('a whole résumé', () => {
  const HAN = /\p{Script=Han}/u;
  it('prints in English without a Chinese word: headings, dates, labels of codes', () => {
    fc.assert(
      fc.property(fc.nat(300), (seed) => {
        const start = generateResume(seed);
        const document = translationEntries(start, 'en').reduce(
          (now, entry) =>
            HAN.test(entry.target) || entry.state === 'missing'
              ? fillTranslation(now, entry, 'en', 'Text')
              : now,
          start,
        );
        const printed = viewText(resumeView(document, 'en')).filter((text) => HAN.test(text));
        const chineseName = document.basics.name?.zh ?? '';
        expect(printed.filter((text) => text !== chineseName && !text.includes(chineseName))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
