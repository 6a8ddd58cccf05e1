import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { matchTexts, pathOfId, textsOfId, textsOfSection } from './document-texts.js';

const document: ResumeDocument = {
  ...emptyDocument(),
  basics: {
    name: { zh: '林知远', en: 'Zhiyuan Lin' },
    phone: '13800000001',
    residence: { code: '420100', name: { zh: '湖北武汉' } },
  },
  work: [
    {
      id: 'w1',
      company: { zh: '星河云计算', en: 'Galaxy' },
      title: { zh: '工程师' },
      period: { start: { y: 2026, m: 6 }, end: 'present' },
      highlights: [{ id: 'a1', kind: 'bullet', zh: [{ text: '改造' }] }],
      roles: [{ id: 'r1', title: { zh: '组长' } }],
    },
  ],
  education: [
    {
      id: 'e1',
      school: { name: { zh: '江城大学' } },
      degreeLevel: 'bachelor',
      courses: [{ name: { zh: '网络' } }],
    },
  ],
  skills: [{ id: 's1', name: { zh: '后端' }, keywords: ['Redis', 'Go'] }],
};

const printed = (id: string) =>
  textsOfId(document, id).map((text) => ('printed' in text ? [text.kind, text.printed] : [text.kind]));

it('finds an object by its id, however deep', () => {
  expect(pathOfId(document, 'r1')).toEqual(['work', 'w1', 'roles', 'r1']);
  expect(pathOfId(document, 'a1')).toEqual(['work', 'w1', 'highlights', 'a1']);
  expect(pathOfId(document, 'nowhere')).toBeNull();
});

it('lists the texts of an entry, with chosen values as printed', () =>
  expect(printed('w1')).toEqual([
    ['plain', '星河云计算'],
    ['plain', '工程师'],
    ['value', '2026.06 – 至今'],
  ]));

it('knows web addresses by their printed form', () => {
  const own = { id: 'k1', network: { zh: 'GitHub' }, url: 'https://github.com/lin/' };
  const linked = { ...document, basics: { website: 'https://lin.example.com', links: [own] } };
  expect(textsOfId(linked, 'basics.website')[0]).toMatchObject({ printed: 'lin.example.com', unprinted: 8 });
  expect(textsOfId(linked, 'k1')).toContainEqual(expect.objectContaining({ printed: 'github.com/lin' }));
});

it('knows how codes and list words are printed', () => {
  expect(printed('e1')).toEqual(
    expect.arrayContaining([
      ['plain', '江城大学'],
      ['value', '本科'],
      ['plain', '网络'],
    ]),
  );
  expect(textsOfId(document, 's1')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: ['skills', 's1', 'keywords', 1], printed: 'Go' }),
    ]),
  );
});

it('lists the fields of a position inside an employment and of the header', () => {
  expect(textsOfId(document, 'r1')[0]).toMatchObject({ path: ['work', 'w1', 'roles', 'r1', 'title'] });
  expect(textsOfId(document, 'basics.phone')[0]).toMatchObject({
    printed: '13800000001',
    isTranslated: false,
  });
  expect(textsOfSection(document, 'header')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: ['basics', 'name', 'zh'], isTranslated: false }),
      expect.objectContaining({ path: ['basics', 'residence', 'name'], printed: '湖北武汉' }),
    ]),
  );
});

it('uses the other language if one is missing', () => {
  const english = { ...document, meta: { ...document.meta, lang: 'en' as const } };
  expect(textsOfId(english, 'w1').map((text) => 'printed' in text && text.printed)).toEqual([
    'Galaxy',
    '工程师',
    'Jun 2026 – Present',
  ]);
});

it('lists statements and headings', () => {
  expect(textsOfId(document, 'a1')).toEqual([
    { kind: 'statement', path: ['work', 'w1', 'highlights'], atomId: 'a1' },
  ]);
  expect(textsOfSection(document, 'work')).toEqual([
    { kind: 'heading', section: 'work', printed: '工作经历' },
  ]);
});

describe('matchTexts', () => {
  const find = (line: string, ...texts: string[]) =>
    matchTexts(
      line,
      texts.map((text) => ({ printed: text })),
    ).map(({ text, start }) => [text.printed, start]);

  it('matches the longer text first', () =>
    expect(find('深圳大学 深圳', '深圳', '深圳大学')).toEqual([
      ['深圳大学', 0],
      ['深圳', 5],
    ]));

  it('finds a text whose quotation marks are printed typographically', () =>
    expect(find('O’Brien · “星火”社', '"星火"社', "O'Brien")).toEqual([
      ["O'Brien", 0],
      ['"星火"社', 10],
    ]));

  it('gives equal texts separate positions, and none to text that is not printed', () =>
    expect(find('甲 · 甲', '甲', '甲', '乙')).toEqual([
      ['甲', 0],
      ['甲', 4],
    ]));
});
