import fc from 'fast-check';
import { emptyDocument } from './defaults.js';
import type { ResumeDocument } from './document.js';
import { generateResume, SHAPES } from './generate.js';
import { dateForm } from './meta.js';
import { placeSection } from './ops.js';
import { sampleNames, SAMPLES } from './samples.js';
import { viewText } from './view-text.js';
import { resumeView, type EntryView, type SectionView, type ViewOptions } from './view.js';

const sectionOf = (document: ResumeDocument, key: string, lang?: 'zh' | 'en'): SectionView | undefined =>
  resumeView(document, lang).sections.find((section) => section.key === key);

const entriesOf = (section: SectionView | undefined): EntryView[] =>
  section?.kind === 'entries' ? section.entries : [];

/** A document without placements: all content is printed. */
function withParts(parts: Partial<ResumeDocument>): ResumeDocument {
  const empty = emptyDocument();
  return { ...empty, ...parts, meta: { ...empty.meta, sections: [] } };
}

describe('the line of an entry', () => {
  const document = withParts({
    work: [
      {
        id: 'w',
        company: { en: 'Northwind' },
        department: { zh: '风控部', en: 'Risk' },
        title: { zh: '产品经理', en: 'Product Manager' },
      },
    ],
    education: [
      {
        id: 'e',
        school: { name: { en: 'St Andrews' } },
        college: { zh: '商学院', en: 'School of Business' },
        major: { zh: '经济学', en: 'Economics' },
        degreeName: { zh: '文学硕士', en: 'MA (Hons)' },
      },
    ],
  });

  it('puts the organisation first in Chinese', () => {
    expect(entriesOf(sectionOf(document, 'work', 'zh'))[0]?.subtitle).toBe('风控部 · 产品经理');
    expect(entriesOf(sectionOf(document, 'education', 'zh'))[0]?.subtitle).toBe('商学院 · 经济学 · 文学硕士');
  });

  it('puts the position or degree first in English, separated by commas', () => {
    expect(entriesOf(sectionOf(document, 'work', 'en'))[0]?.subtitle).toBe('Product Manager, Risk');
    expect(entriesOf(sectionOf(document, 'education', 'en'))[0]?.subtitle).toBe(
      'MA (Hons), Economics, School of Business',
    );
  });
});

it.each([
  ['bachelor', 'Marketing', 'Bachelor’s in Marketing, School of Business'],
  ['doctor', 'Marine Ecology', 'Doctorate in Marine Ecology, School of Business'],
  // The level of a diploma is no degree, and a Chinese subject is quoted as it is.
  ['college', 'Nursing', 'College diploma, Nursing, School of Business'],
  ['master', '海洋生态', 'Master’s, 海洋生态, School of Business'],
] as const)('an English level is joined to its subject: %s, %s', (degreeLevel, subject, expected) => {
  const college = { zh: '商学院', en: 'School of Business' };
  const school = { name: { en: 'Linjiang University' } };
  const education = [{ id: 'e', school, college, major: { en: subject }, degreeLevel }];
  const [entry] = entriesOf(sectionOf(withParts({ education }), 'education', 'en'));
  expect(entry?.subtitle?.replace("'", '’')).toBe(expected);
});

it('a rank states its share behind what it is in', () => {
  const rank = { position: 4, total: 90, percent: 5, scope: 'major' as const };
  const document = withParts({
    education: [{ id: 'e', school: { name: { zh: '某校', en: 'A school' } }, rank }],
  });
  const stated = (lang: 'zh' | 'en') =>
    entriesOf(sectionOf(document, 'education', lang))[0]?.details.map(({ value }) => value);
  expect(stated('zh')).toEqual(['专业 4/90（前 5%）']);
  expect(stated('en')).toEqual(['4/90 in major (top 5%)']);
});

it('a relative has employer and title in one cell, in English with a comma', () => {
  const family = [
    { id: 'f', name: '甲', employer: { zh: '某厂', en: 'A works' }, title: { zh: '钳工', en: 'Fitter' } },
  ];
  const cells = (lang: 'zh' | 'en') => {
    const section = sectionOf(withParts({ family }), 'family', lang);
    return section?.kind === 'table' ? section.rows[0]?.cells : undefined;
  };
  expect(cells('zh')).toContain('某厂 钳工');
  expect(cells('en')).toContain('A works, Fitter');
});

describe('sections', () => {
  it('are the visible ones with content, in document order', () => {
    expect(resumeView(emptyDocument()).sections).toEqual([]);
    const keys = resumeView(SAMPLES.marketing()).sections.map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(['selfEvaluation', 'work', 'projects']);
    expect(keys).not.toContain('intention');
  });

  it('have the title, region and page start that the candidate chose', () => {
    const placed = placeSection(SAMPLES.accounting(), 'work', {
      title: { zh: '从业经历' },
      region: 'side',
      startsPage: true,
    });
    expect(sectionOf(placed, 'work')).toMatchObject({
      heading: '从业经历',
      region: 'side',
      startsPage: true,
    });
    expect(sectionOf(placed, 'work', 'en')?.heading).toBe('从业经历');
    expect(sectionOf(SAMPLES.accounting(), 'work', 'en')?.heading).toBe('Work Experience');
  });

  it('have their own style, and their entries their page break', () => {
    const placed = placeSection(SAMPLES.accounting(), 'work', { style: { headingShown: false } });
    const [first, ...rest] = placed.work;
    const view = sectionOf({ ...placed, work: [{ ...first!, pageBreak: 'before' }, ...rest] }, 'work');
    expect(view?.style).toEqual({ headingShown: false });
    expect(entriesOf(view)[0]?.pageBreak).toBe('before');
    expect(entriesOf(view)[1]).not.toHaveProperty('pageBreak');
    expect(sectionOf(placed, 'education')).not.toHaveProperty('style');
  });

  it('omit a hidden statement, and keep numbering the others', () => {
    const numbered = (id: string, isHidden = false) => ({
      id,
      kind: 'numbered' as const,
      zh: [{ text: id }],
      ...(isHidden && { visible: false }),
    });
    const document = withParts({ selfEvaluation: [numbered('a'), numbered('b', true), numbered('c')] });
    const section = sectionOf(document, 'selfEvaluation');
    expect(section?.kind === 'paragraphs' && section.atoms.map(({ id, number }) => [id, number])).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
  });

  it('print custom sections of all kinds', () => {
    const document = withParts({
      custom: [
        {
          id: 'c1',
          kind: 'text',
          title: { zh: '备注' },
          items: [{ id: 'a', kind: 'paragraph', zh: [{ text: '文' }] }],
        },
        { id: 'c2', kind: 'tags', title: { zh: '标签' }, items: [{ id: 't', name: { zh: '签' } }] },
        { id: 'c3', kind: 'facts', items: [{ id: 'f', label: { zh: '名' }, value: { zh: '值' } }] },
        { id: 'c4', kind: 'entries', items: [{ id: 'e', title: { zh: '题' } }, { id: 'e2' }] },
        { id: 'c5', kind: 'entries', items: [], visible: false },
      ],
    });
    expect(resumeView(document).sections.map(({ key, kind }) => [key, kind])).toEqual([
      ['custom:c1', 'paragraphs'],
      ['custom:c2', 'tags'],
      ['custom:c3', 'facts'],
      ['custom:c4', 'entries'],
    ]);
  });

  it('are marked as lists of single lines', () => {
    expect(sectionOf(SAMPLES.nursing(), 'awards')).toMatchObject({ compact: true });
    expect(sectionOf(SAMPLES.nursing(), 'internships')).toMatchObject({ compact: false });
  });
});

describe('what must not be printed', () => {
  const secret = withParts({
    basics: {
      name: { zh: '甲' },
      idNumber: '430000200001010000',
      phone: '13800000000',
      gender: 'male',
      hidden: ['gender'],
    },
    education: [{ id: 'e', school: { name: { zh: '某大学' } }, studentNumber: 'S001', chsiCode: 'C001' }],
    family: [{ id: 'f', relation: { zh: '父亲' }, name: '甲父' }],
    awards: [
      { id: 'a1', name: { zh: '隐藏的' }, visible: false },
      { id: 'a2', name: { zh: '敏感的' }, sens: 3 },
      { id: 'a3', name: { zh: '可见的' } },
    ],
  });

  it('is omitted: identity data, hidden fields and items', () => {
    const printed = viewText(resumeView(secret)).join(' ');
    expect(printed).not.toMatch(/4300002|S001|C001|男|隐藏的|敏感的/);
    expect(printed).toMatch(/13800000000.*某大学.*可见的/);
  });

  it('prints the family if its owner shows the section, but never on a public page', () => {
    const section = (visible: boolean) => ({ ...secret.meta, sections: [{ key: 'family', visible }] });
    const textOf = (visible: boolean, options?: ViewOptions) =>
      viewText(resumeView({ ...secret, meta: section(visible) }, 'zh', options)).join(' ');
    expect(textOf(true)).toContain('称谓 姓名 父亲 甲父');
    expect(textOf(false)).not.toContain('甲父');
    expect(textOf(true, { maxSensitivity: 2 })).not.toContain('甲父');
  });

  it('prints identity data on request', () => {
    const printed = viewText(resumeView(secret, 'zh', { maxSensitivity: 3 })).join(' ');
    expect(printed).toMatch(/430000200001010000.*S001.*C001.*敏感的.*甲父/);
  });

  it('omits contacts on a public page', () => {
    const printed = viewText(resumeView(secret, 'zh', { maxSensitivity: 0 })).join(' ');
    expect(printed).not.toMatch(/1380000/);
  });
});

describe('languages', () => {
  const half = withParts({
    work: [
      {
        id: 'w',
        company: { zh: '公司', en: 'Company' },
        title: { zh: '经理' },
        highlights: [
          { id: 'h1', kind: 'bullet', zh: [{ text: '做了' }], en: [{ text: ' ' }] },
          {
            id: 'h2',
            kind: 'bullet',
            zh: [],
            en: [{ text: 'Did', bold: true, link: 'https://example.com' }],
          },
          { id: 'h3', kind: 'bullet', zh: [] },
        ],
      },
    ],
  });

  it('fall back to the other language, statement by statement, and record it', () => {
    const [work] = entriesOf(sectionOf(half, 'work', 'en'));
    expect(work).toMatchObject({ title: 'Company', subtitle: '经理' });
    expect(work?.atoms).toEqual([
      {
        id: 'h1',
        kind: 'bullet',
        lang: 'zh',
        runs: [{ text: '做了', bold: false, italic: false, underline: false }],
      },
      {
        id: 'h2',
        kind: 'bullet',
        lang: 'en',
        runs: [{ text: 'Did', bold: true, italic: false, underline: false, href: 'https://example.com' }],
      },
    ]);
  });
});

describe('header', () => {
  it('shows an age only if today is given', () => {
    const basics = { birthDate: { y: 2002, m: 5, d: 7 }, birthDisplay: 'age' } as const;
    const birth = (today?: { y: number; m: number; d: number }) =>
      resumeView(withParts({ basics }), 'zh', today && { today }).header.facts[0];
    expect(birth()).toEqual({ id: 'basics.birthDate', label: '出生日期', value: '2002.05.07' });
    expect(birth({ y: 2026, m: 11, d: 21 })).toEqual({
      id: 'basics.birthDate',
      label: '年龄',
      value: '24 岁',
    });
  });

  it.each([
    ['zh', '参加工作时间', '2015.07'],
    ['en', 'Working since', 'Jul 2015'],
  ] as const)('states in %s when the candidate started work', (lang, label, value) => {
    const document = withParts({ basics: { workSince: { y: 2015, m: 7 } } });
    expect(resumeView(document, lang).header.facts).toEqual([{ id: 'basics.workSince', label, value }]);
    expect(resumeView(document, lang, { maxSensitivity: 1 }).header.facts).toEqual([]);
  });

  it('uses the photo that the caller resolves', () => {
    const document = withParts({ basics: { photo: { fileId: 'f1', ratio: 'oneInch' } } });
    const photo = resumeView(document, 'zh', { resolvePhoto: ({ fileId }) => `data:${fileId}` }).header.photo;
    expect(photo).toEqual({ fileId: 'f1', ratio: 'oneInch', shape: 'rectangle', source: 'data:f1' });
    const without = { ...document, meta: { ...document.meta, style: { photoShown: false } } };
    expect(resumeView(without).header.photo).toBeUndefined();
  });

  it.each([
    ['example.com/me', 'https://example.com/me', 'example.com/me'],
    ['https://example.com', 'https://example.com', 'example.com'],
    ['HTTP://www.example.com/me/', 'HTTP://www.example.com/me/', 'www.example.com/me'],
    ['javascript:alert(1)', undefined, 'javascript:alert(1)'],
    ['not an address', undefined, 'not an address'],
  ])('links %s to %s and prints %s', (website, href, value) => {
    const [contact] = resumeView(withParts({ basics: { website } })).header.contacts;
    expect([contact?.href, contact?.value]).toEqual([href, value]);
  });

  it.each([
    [{ min: 15, max: 20, unit: 'kiloPerMonth' }, '15–20K/月', 'CNY 15–20k/month'],
    [{ min: 9000, max: 12_000 }, '9,000–12,000 元/月', 'CNY 9,000–12,000/month'],
    [{ min: 30, max: 40, unit: 'wanPerYear' }, '30–40 万/年', 'CNY 300–400k/year'],
    [{ min: 200, unit: 'yuanPerDay', negotiable: true }, '200 元/天（面议）', 'CNY 200/day (Negotiable)'],
  ] as const)('states the salary %j', (salary, chinese, english) => {
    const document = withParts({ intention: { salary } });
    const stated = (lang: 'zh' | 'en') => {
      const section = resumeView(document, lang).sections.find(({ key }) => key === 'intention');
      return section?.kind === 'facts' ? section.facts[0]?.value : undefined;
    };
    expect([stated('zh'), stated('en')]).toEqual([chinese, english]);
  });

  it('starts a series of an English line with a capital letter alone', () => {
    const papers = [
      { id: 'a', title: { en: 'A' }, index: 'SCI', authorOrder: 1, status: 'published' },
      { id: 'b', title: { en: 'B' }, authorOrder: 2, corresponding: true, status: 'accepted' },
    ] as const;
    const section = resumeView(withParts({ papers: [...papers] }), 'en').sections.find(
      ({ key }) => key === 'papers',
    );
    expect(section?.kind === 'entries' && section.entries.map(({ subtitle }) => subtitle)).toEqual([
      'SCI, first author, published',
      'Second author, corresponding author, accepted',
    ]);
  });
});

describe('statements', () => {
  it('are numbered within a run of numbered ones', () => {
    const atom = (id: string, kind: 'numbered' | 'paragraph') => ({ id, kind, zh: [{ text: id }] });
    const atoms = [
      atom('a', 'numbered'),
      atom('b', 'numbered'),
      atom('c', 'paragraph'),
      atom('d', 'numbered'),
    ];
    const section = sectionOf(withParts({ selfEvaluation: atoms }), 'selfEvaluation');
    expect(section?.kind === 'paragraphs' && section.atoms.map(({ number }) => number)).toEqual([
      1,
      2,
      undefined,
      1,
    ]);
  });
});

describe('every résumé', () => {
  const anchors = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? '');

  it.each(sampleNames)('has unique anchors (%s)', (name) => {
    const ids = anchors(resumeView(SAMPLES[name](), 'zh', { maxSensitivity: 3 }));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('prints without gaps in both languages and every date format', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom(...SHAPES),
        fc.constantFrom('zh' as const, 'en' as const),
        fc.constantFrom(...dateForm.options),
        (seed, shape, lang, form) => {
          const document = generateResume(seed, shape);
          const style = { dateForm: form };
          const view = resumeView({ ...document, meta: { ...document.meta, style } }, lang);
          expect(
            viewText(view).every((text) => text.trim() !== '' && !/undefined|NaN|\[object/.test(text)),
          ).toBe(true);
          expect(new Set(anchors(view)).size).toBe(anchors(view).length);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('the levels of skills are printed as written, in rising order', () => {
  const levels = ['aware', 'familiar', 'proficient', 'advanced', 'expert'] as const;
  const section = sectionOf(
    withParts({ skills: levels.map((level) => ({ id: level, name: { zh: '镗孔' }, level })) }),
    'skills',
  );
  const tags = section?.kind === 'tags' ? section.tags : [];
  expect(tags.map(({ note }) => note)).toEqual(['了解', '熟悉', '掌握', '熟练', '精通']);
  const bars = tags.map(({ level }) => level ?? 0);
  expect(bars.toSorted((one, other) => one - other)).toEqual(bars);
  expect(new Set(bars).size).toBe(levels.length);
});
