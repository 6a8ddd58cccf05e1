import fc from 'fast-check';
import { emptyDocument } from './defaults.js';
import { resumeDocument, type ResumeDocument } from './document.js';
import { generateResume, SHAPES } from './generate.js';
import { sharedDocument } from './projection.js';
import { SAMPLES } from './samples.js';
import { viewText } from './view-text.js';
import { resumeView } from './view.js';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const open = { showsContacts: true };
const masked = { showsContacts: false };
const words = (zh: string) => [{ id: `s${zh.length}`, kind: 'bullet' as const, zh: [{ text: zh }] }];

/** A document with a secret word in every field that may hold one. */
function secretive(): ResumeDocument {
  const empty = emptyDocument();
  return {
    ...empty,
    meta: {
      ...empty.meta,
      x: { note: '密-meta' },
      sections: [
        { key: 'work', visible: true, x: { note: '密-placement' } },
        { key: 'awards', visible: false },
      ],
      variantOf: { resumeId: '密-variant' },
      overrides: [
        { op: 'replaceAtom', id: 'a', atom: { id: 'a', kind: 'bullet', zh: [{ text: '密-override' }] } },
      ],
      authorship: [{ atomId: 'a', lang: 'zh', start: 0, end: 1, source: 'aiSuggested', at: '密-authorship' }],
    },
    basics: {
      name: { zh: '林晓', former: '密-former' },
      idNumber: '密-id',
      website: '密-hidden',
      hidden: ['website'],
      x: { note: '密-basics' },
      facts: [{ id: 'f', label: { zh: '密-fact' }, visible: false }],
    },
    intention: { track: 'civilService', positions: [{ occupationCode: '密-occupation' }] },
    work: [
      {
        id: 'w',
        company: { zh: '星河科技', en: '密-translation', stale: 'en' },
        verify: 'school',
        x: { note: '密-item' },
        highlights: [
          {
            id: 'a',
            kind: 'bullet',
            zh: [{ text: '负责接口' }],
            en: [{ text: '密-statement' }],
            metrics: [{ name: '密-metric' }],
            evidenceIds: ['secret-evidence'],
          },
        ],
      },
      { id: 'w2', visible: false, company: { zh: '密-item-hidden' } },
      { id: 'w3', sens: 3, company: { zh: '密-item-sensitive' } },
    ],
    education: [
      { id: 'e', school: { name: { zh: '示范大学' } }, studentNumber: '密-number', chsiCode: '密-chsi' },
    ],
    awards: [{ id: 'h', name: { zh: '密-section-hidden' } }],
    family: [{ id: 'm', name: '密-family' }],
    custom: [
      { id: 'c', kind: 'text', visible: false, title: { zh: '密-custom' }, items: words('密-custom-text') },
    ],
    coverLetters: [{ id: 'l', body: words('密-letter') }],
    attachments: [{ id: 't', name: '密-attachment' }],
  };
}

it("prints words that are stored once in the page's language, and omits the list of their English forms", () => {
  const empty = emptyDocument();
  const document: ResumeDocument = {
    ...empty,
    meta: { ...empty.meta, lang: 'en', englishWords: { 压测: 'Load testing', 绘图: 'Drawing' } },
    skills: [{ id: 's', keywords: ['压测', 'JMeter'] }],
  };
  const shared = sharedDocument(document, open);
  expect(shared.skills[0]?.keywords).toEqual(['Load testing', 'JMeter']);
  expect(JSON.stringify(shared)).not.toContain('Drawing');
});

describe('sharedDocument', () => {
  it.each([undefined, true])('SH3: shares in English the details that are printed: %j', (shows) => {
    const sample = SAMPLES.accounting();
    const document: ResumeDocument = {
      ...sample,
      meta: { ...sample.meta, lang: 'en', ...(shows && { personalDetailsInEnglish: shows }) },
      basics: { ...sample.basics, gender: 'female', birthDate: { y: 2003, m: 4 } },
      family: [],
    };
    const shared = sharedDocument(document, open);
    expect(shared.basics.gender).toBe(shows && 'female');
    expect(shared.basics.birthDate).toEqual(shows && { y: 2003, m: 4 });
    expect(resumeView(shared)).toEqual(resumeView(document));
  });

  it('SH3: keeps every printed word when contacts are shown, and is a valid document', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...SHAPES), (seed, shape) => {
        const document = generateResume(seed, shape);
        const shared = sharedDocument(document, open);
        expect(resumeView(shared)).toEqual(resumeView(document));
        expect(resumeDocument.parse(JSON.parse(JSON.stringify(shared)))).toEqual(shared);
      }),
      { numRuns: 60 },
    );
    // Data about the family concerns other people.
    for (const sample of Object.values(SAMPLES)) {
      const document = { ...sample(), family: [] };
      expect(resumeView(sharedDocument(document, open))).toEqual(resumeView(document));
    }
  });

  it.each([open, masked])('SH3: discloses nothing that is not printed: %j', (how) => {
    const text = JSON.stringify(sharedDocument(secretive(), how));
    const leaked = text.match(/密-[\w-]+|secret-\w+/g) ?? [];
    // A former name is printed, and removed with the other personal facts.
    expect(leaked).toEqual(how.showsContacts ? ['密-former'] : []);
    expect(text).toContain('星河科技');
    expect(text).not.toMatch(/"(x|verify|sens|stale|hidden|track|metrics|authorship)"/);
  });

  it('SH3: replaces contacts by a word and omits personal facts', () => {
    const document: ResumeDocument = {
      ...SAMPLES.mechanical(),
      meta: { ...emptyDocument().meta, sections: [] },
      references: [{ id: 'r', name: { zh: '王老师' }, phone: '13700000001', email: 'wang@example.com' }],
      certificates: [{ id: 'z', name: { zh: '驾驶证' }, number: 'NO-778899' }],
    };
    document.meta.sections.push({ key: 'references', visible: true });
    document.basics = {
      ...document.basics,
      phone: '13800000001',
      email: 'lin@example.com',
      wechat: 'linxiao_2026',
      qq: '10001',
      ethnicity: '01',
      birthDate: { y: 2003, m: 5 },
      workSince: { y: 2003, m: 7 },
      links: [{ id: 'k', url: 'https://lin.example.com' }],
    };
    const shared = sharedDocument(document, masked);
    const { contacts, facts } = resumeView(shared).header;
    expect(contacts.map(({ label, value, href }) => [label, value, href])).toEqual([
      ['', '联系方式已隐藏', undefined],
    ]);
    expect(shared.basics).toMatchObject({ phone: '已隐藏', qq: '已隐藏' });
    expect(facts).toEqual([]);
    expect(JSON.stringify(shared)).not.toMatch(/1[3-9]\d{9}|@example|linxiao|NO-778899|lin\.example|2003/);
    expect(shared.references).toMatchObject([{ name: { zh: '王老师' } }]);
  });

  it.each([
    ['请致电 138 0000 0001。', '请致电 已隐藏。'],
    ['+86-13800000001', '已隐藏'],
    ['邮箱lin.xiao@mail.example.com，', '邮箱已隐藏，'],
    ['身份证 11010519491231002X', '身份证 已隐藏'],
    ['加我 Linxiao_2026 吧', '加我 已隐藏 吧'],
    ['座机 010-12345678', '座机 已隐藏'],
    ['2022.09-2026.06，营收 13800 万元，提升 138%', '2022.09-2026.06，营收 13800 万元，提升 138%'],
  ])('SH3: removes contacts from free text: %s', (before, after) => {
    const document = { ...emptyDocument(), selfEvaluation: words(before) };
    document.meta.sections = [{ key: 'selfEvaluation', visible: true }];
    document.basics = { wechat: 'linxiao_2026' };
    expect(viewText(resumeView(sharedDocument(document, masked)))).toContain(after);
    expect(viewText(resumeView(sharedDocument(document, open)))).toContain(before);
  });

  it('drops a photo that is not printed, and links to contacts', () => {
    const document = emptyDocument();
    document.meta.style.photoShown = false;
    document.basics.photo = { fileId: 'f', ratio: 'oneInch' };
    document.selfEvaluation = [
      { id: 's', kind: 'bullet', zh: [{ text: '写信给我', link: 'mailto:lin@example.com' }] },
    ];
    document.meta.sections = [{ key: 'selfEvaluation', visible: true }];
    const shared = sharedDocument(document, masked);
    expect(shared.basics.photo).toBeUndefined();
    expect(JSON.stringify(shared)).not.toContain('mailto');
  });
});
