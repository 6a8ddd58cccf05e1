import { applyFindings, checkResume } from '../check.js';
import type { ResumeDocument } from '../document.js';
import { generateResume } from '../generate.js';
import { SAMPLES, sampleNames } from '../samples.js';
import { composer, day, span } from '../samples/compose.js';
import { untranslatedTexts } from '../untranslated.js';

const TODAY = { y: 2026, m: 11, d: 21 };
const { t, bullets } = composer('check');

/** The computer science sample with overrides; `rule` filters the findings. */
function found(parts: Partial<ResumeDocument>, rule?: string): string[] {
  const base = SAMPLES.computerScience();
  const sections = base.meta.sections.map((placement) =>
    placement.key in parts ? { ...placement, visible: true } : placement,
  );
  const document = { ...base, ...parts, meta: { ...base.meta, sections } };
  return checkResume(document, TODAY)
    .filter((finding) => (rule === undefined ? finding.severity !== 'hint' : finding.rule === rule))
    .map(({ rule: name, quote }) => `${name} ${quote}`.trim());
}
const basics = (change: ResumeDocument['basics']) => ({
  basics: { ...SAMPLES.computerScience().basics, ...change },
});
const job = (id: string, period: string) => ({
  id,
  company: t(`公司${id}`),
  title: t('工程师'),
  period: span(period),
});
const degree = (change: Partial<ResumeDocument['education'][number]>) => ({
  education: [{ id: 'e', school: { name: t('江城大学') }, ...change }],
});

/** Maximum ratio of the time of a check to that of generating the résumé. */
const LITTLE = 100;

describe('no false alarms', () => {
  it.each(sampleNames)('the %s sample has neither errors nor warnings', (name) => {
    const loud = checkResume(SAMPLES[name](), TODAY).filter(({ severity }) => severity !== 'hint');
    expect(loud).toEqual([]);
  });

  it('300 generated résumés have no errors, are checked quickly and give the same findings twice', () => {
    const spent = { generating: 0, checking: 0 };
    const timed = <Result>(work: keyof typeof spent, run: () => Result): Result => {
      const started = process.cpuUsage();
      const result = run();
      const { user, system } = process.cpuUsage(started);
      spent[work] += user + system;
      return result;
    };
    const check = (seed: number) => {
      const document = timed('generating', () => generateResume(seed));
      return timed('checking', () => checkResume(document, TODAY));
    };
    for (let seed = 0; seed < 300; seed += 1) {
      const findings = check(seed);
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      if (seed < 20) expect(check(seed)).toEqual(findings);
    }
    // Generating a résumé is work of similar size, which makes the test independent of the machine's speed.
    expect(spent.checking).toBeLessThan(LITTLE * spent.generating);
  });
});

describe('dates', () => {
  it.each<[string, Partial<ResumeDocument>, string[]]>([
    ['an end before the start', { work: [job('a', '2024.09-2023.01')] }, ['endBeforeStart 2024.09-2023.01']],
    ['a future start', { work: [job('a', '2028.01')] }, ['futureStart 2028.01']],
    ['a future end', { work: [job('a', '2024.01-2027.09')] }, ['futureEnd 2027.09']],
    ['the 31st of April', { work: [job('a', '2024.04.31-2024.09')] }, ['noSuchDay 2024.04.31']],
    [
      'two simultaneous full-time jobs',
      { work: [job('a', '2021.01-2023.06'), job('b', '2022.01-2024.01')] },
      ['overlap'],
    ],
    ['consecutive jobs', { work: [job('a', '2022.07-2024.01'), job('b', '2021.01-2022.06')] }, []],
    ['a handover month', { work: [job('a', '2022.06-2024.01'), job('b', '2021.01-2022.06')] }, []],
    ['a current job', { work: [job('a', '2024.01-')] }, []],
    ['an expected degree', degree({ period: span('2024.09-2028.06') }), []],
    ['a degree twenty years ahead', degree({ period: span('2024.09-2046.06') }), ['futureEnd 2046.06']],
    [
      'a future award',
      { awards: [{ id: 'a', name: t('奖学金'), date: day('2027.05') }] },
      ['futureStart 2027.05'],
    ],
    [
      'a certificate that expires before its issue',
      { certificates: [{ id: 'c', name: t('驾照'), date: day('2024.05'), validUntil: day('2023.05') }] },
      ['endBeforeStart 2023.05'],
    ],
    ['born tomorrow', basics({ birthDate: day('2027.01') }), ['birth 2027.01']],
    ['born ninety years ago', basics({ birthDate: day('1930.01') }), ['birth 1930.01']],
    ['working since tomorrow', basics({ workSince: day('2027.01') }), ['workSince 2027.01']],
    ['working since the 31st of June', basics({ workSince: day('2020.06.31') }), ['noSuchDay 2020.06.31']],
    [
      'working at fifteen',
      basics({ birthDate: day('2000.08'), workSince: day('2015.09') }),
      ['birthAndWork 2015.09'],
    ],
    ['working at sixteen', basics({ birthDate: day('2000.08'), workSince: day('2016') }), []],
    ['studying at eleven', basics({ birthDate: day('2012.08') }), ['birthAndStudy 2012.08']],
  ])('%s', (_name, parts, hits) => expect(found(parts)).toEqual(hits));

  it.each<[string, string, Partial<ResumeDocument>, string[]]>([
    [
      'a year between two jobs',
      'gap',
      { work: [job('a', '2023.07-2024.01'), job('b', '2021.01-2022.06')] },
      ['gap'],
    ],
    [
      'unsorted entries',
      'order',
      { work: [job('a', '2021.01-2021.09'), job('b', '2023.01-2023.09'), job('c', '2022.01-2022.09')] },
      ['order'],
    ],
    ...['家庭原因（照顾孩子）离职在家', '待业', '全职带孩子', '备考'].map(
      (words): [string, string, Partial<ResumeDocument>, string[]] => [
        `no order of a stated gap below the jobs: ${words}`,
        'order',
        {
          work: [
            job('a', '2018.04-2022.05'),
            job('b', '2014.07-2018.03'),
            { id: 'c', company: t(words), period: span('2022.06-2026.10') },
          ],
        },
        [],
      ],
    ),
    [
      'three unsorted entries, one of them a career gap',
      'order',
      {
        work: [
          job('a', '2018.04-2022.05'),
          job('b', '2014.07-2018.03'),
          { id: 'c', company: t('江城照顾老人服务中心'), period: span('2022.06-2026.10') },
        ],
      },
      ['order'],
    ],
    [
      'ascending order',
      'order',
      { work: [job('a', '2021.01-2021.09'), job('b', '2022.01-2022.09'), job('c', '2023.01-2023.09')] },
      [],
    ],
    [
      'dates in two formats',
      'dateForm',
      { campus: [{ id: 'c', highlights: bullets('2024年9月起负责招新', '2024.10 举办晚会') }] },
      ['dateForm 2024.10'],
    ],
  ])('a hint for %s', (_name, rule, parts, hits) => expect(found(parts, rule)).toEqual(hits));
});

describe('contacts', () => {
  it.each<[string, ResumeDocument['basics'], string[]]>([
    ['a mobile number with a space', { phone: '138 0000 0001' }, []],
    ['a mobile number with the country code', { phone: '+86 138-0000-0001' }, []],
    ['a landline', { phone: '027-87654321' }, []],
    ['a foreign number', { phone: '+44 20 7946 0958' }, []],
    ['a Hong Kong number', { phone: '+852 2345 6789' }, []],
    ['ten digits', { phone: '1380000000' }, ['phone 1380000000']],
    ['twelve digits', { phone: '138000000011' }, ['phone 138000000011']],
    ['an unassigned number range', { phone: '12800000001' }, ['phone 12800000001']],
    ['letters', { phone: '同微信' }, ['phone 同微信']],
    ['gmial', { email: 'lin@gmial.com' }, ['email lin@gmial.com']],
    ['163.con', { email: 'lin@163.con' }, ['email lin@163.con']],
    ['a Chinese full stop', { email: 'lin@qq。com' }, ['email lin@qq。com']],
    ['a full-width @', { email: 'lin＠qq.com' }, ['email lin＠qq.com']],
    ['no domain', { email: 'lin@' }, ['email lin@']],
    ['a campus mailbox', { email: 'lin.zy@stu.jc-tech.edu.cn' }, []],
    ['a plus and a dot', { email: 'lin.z+cv@outlook.com' }, []],
    ['a QQ number that is too short', { qq: '123' }, ['qq 123']],
    ['a valid QQ number', { qq: '1234567890' }, []],
    ['a URL without scheme', { website: 'lin.example.com/cv' }, []],
    ['words instead of a URL', { website: '我的主页' }, ['link 我的主页']],
    ['no contact details', { phone: '', email: '' }, ['missingContact', 'missingContact']],
  ])('%s', (_name, change, hits) => expect(found(basics(change))).toEqual(hits));

  it('corrects an address only if the correction is certain', () => {
    const document = { ...SAMPLES.computerScience(), ...basics({ email: 'lin@163.con' }) };
    expect(applyFindings(document, checkResume(document, TODAY)).basics.email).toBe('lin@163.com');
  });

  it('asks for a name, but not for hidden fields', () => {
    const { name: _name, ...nameless } = SAMPLES.computerScience().basics;
    expect(found({ basics: nameless })).toEqual(['missingName']);
    expect(found(basics({ qq: '1', hidden: ['qq'] }))).toEqual([]);
  });
});

describe('content', () => {
  it.each<[string, Partial<ResumeDocument>, string[]]>([
    ['a GPA above its scale', degree({ gpa: { value: 4.2, scale: 4 } }), ['gpa 4.2/4']],
    [
      'a salary from 20 to 8 thousand',
      { intention: { salary: { min: 20, max: 8, unit: 'kiloPerMonth' } } },
      ['salary 20/8'],
    ],
    [
      'a salary of exactly 20 thousand',
      { intention: { salary: { min: 20, max: 20, unit: 'kiloPerMonth' } } },
      [],
    ],
    ['rank 7 of 5', degree({ rank: { position: 7, total: 5 } }), ['rank 7/5']],
    ['CET-6 with 720', { languages: [{ id: 'l', exam: 'CET-6', score: '720' }] }, ['score 720']],
    ['IELTS with 6.5', { languages: [{ id: 'l', exam: 'IELTS', score: '6.5' }] }, []],
    [
      'a duplicate item',
      {
        hobbies: [
          { id: 'a', name: t('长跑') },
          { id: 'b', name: t('长跑') },
        ],
      },
      ['repeatedItem'],
    ],
    [
      'a duplicate statement',
      { campus: [{ id: 'c', highlights: bullets('组织全校迎新晚会三场', '组织全校迎新晚会三场。') }] },
      ['repeatedStatement 组织全校迎新晚会三场。'],
    ],
    ['a hidden item', { campus: [{ id: 'c', visible: false, highlights: bullets('布署晚会') }] }, []],
    ['a word in a list', { skills: [{ id: 's', keywords: ['mysql', 'Redis'] }] }, ['techName mysql']],
    ['a school with its own spelling', degree({ school: { name: t('布署学院') } }), []],
  ])('%s', (_name, parts, hits) => expect(found(parts)).toEqual(hits));

  it('ignores sections that are not printed', () => {
    const document = SAMPLES.computerScience();
    document.campus[0]!.highlights = bullets('布署晚会');
    document.meta.sections = document.meta.sections.map((placement) =>
      placement.key === 'campus' ? { ...placement, visible: false } : placement,
    );
    expect(checkResume(document, TODAY).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('consistency', () => {
  it('requires every statement of a list to end alike', () => {
    const highlights = bullets('组织晚会', '负责招新。', '联系场地');
    expect(found({ campus: [{ id: 'c', highlights }] }, 'listEnd')).toEqual(['listEnd 负责招新。']);
  });

  it.each([[['会展布置', '搭建展台。', '核对展品。']], [['搭建展台；', '核对展品；', '撤展。', '成绩']]])(
    'takes the heading of a list, or one below it, for no statement: %j',
    (texts) => expect(found({ campus: [{ id: 'c', highlights: bullets(...texts) }] }, 'listEnd')).toEqual([]),
  );

  const ends = (...texts: string[]) => {
    const before = { ...SAMPLES.computerScience(), campus: [{ id: 'c', highlights: bullets(...texts) }] };
    const findings = checkResume(before, TODAY).filter(({ rule }) => rule === 'listEnd');
    const after = applyFindings(before, findings);
    const left = checkResume(after, TODAY).filter(({ rule }) => rule === 'listEnd');
    expect(left).toEqual([]);
    return {
      messages: findings.map(({ message }) => message),
      texts: after.campus[0]?.highlights?.map(({ zh }) => zh?.map(({ text }) => text).join('')),
    };
  };

  it.each([
    ['a chain of semicolons', ['清点药品；', '核对处方；', '登记近效期。']],
    ['a chain below its heading', ['夜班药房', '清点药品；', '核对处方；', '登记近效期。']],
    ['semicolons without a last stop', ['清点药品；', '核对处方；', '登记近效期']],
    ['no marks but those of sentences', ['清点药品', '核对处方。登记近效期。', '值夜班']],
    ['a question and exclamation', ['清点药品', '核对处方', '零差错！']],
  ])('accepts %s', (_what, texts) => expect(ends(...texts).messages).toEqual([]));

  it('reports marks mixed in one list once, with the correction of all lines', () => {
    expect(ends('清点药品；', '核对处方。', '登记近效期；', '值夜班。')).toEqual({
      messages: ['同一组条目的结尾不统一：2 条用分号，1 条用句号'],
      texts: ['清点药品；', '核对处方；', '登记近效期；', '值夜班。'],
    });
    expect(ends('清点药品。', '核对处方', '登记近效期；', '带实习生。', '值夜班。')).toEqual({
      messages: ['同一组条目的结尾不统一：2 条用句号，1 条没有标点，1 条用分号'],
      texts: ['清点药品。', '核对处方。', '登记近效期。', '带实习生。', '值夜班。'],
    });
    expect(ends('清点药品', '核对处方。', '登记近效期', '值夜班。', '盘库')).toEqual({
      messages: ['同一组条目的结尾不统一：3 条没有标点，2 条用句号'],
      texts: ['清点药品', '核对处方', '登记近效期', '值夜班', '盘库'],
    });
  });

  it('reports inconsistent spaces between Chinese and Latin text', () => {
    const highlights = bullets('用 Go 写 3 个服务', '用 Rust 写 2 个工具', '用Java 写网关');
    const before = { ...SAMPLES.computerScience(), campus: [{ id: 'c', highlights }] };
    const odd = checkResume(before, TODAY).filter(({ rule }) => rule === 'spacing');
    expect(odd.map(({ suggestion }) => suggestion)).toEqual(['统一加空格']);
    const after = applyFindings(before, odd);
    expect(after.campus[0]?.highlights?.[2]?.zh).toEqual([{ text: '用 Java 写网关' }]);
    expect(checkResume(after, TODAY).filter(({ rule }) => rule === 'spacing')).toEqual([]);
  });

  it('keeps a space that ends a clause after a share', () => {
    const tight = bullets('管12人的班组', '月检3次，共36次', '出租率从71%做到88% 每月少空5间');
    expect(found({ campus: [{ id: 'c', highlights: tight }] }, 'spacing')).toEqual([]);
  });
});

describe('applyFindings', () => {
  const document = (): ResumeDocument => ({
    ...SAMPLES.computerScience(),
    campus: [
      {
        id: 'c',
        organisation: t('学生会'),
        highlights: [
          {
            id: 'a1',
            kind: 'bullet',
            zh: [{ text: '布' }, { text: '署晚会', bold: true }, { text: '，参予讨论' }],
          },
        ],
      },
    ],
  });

  it('corrects a word that spans two formats and keeps them', () => {
    const before = document();
    const after = applyFindings(before, checkResume(before, TODAY));
    expect(after.campus[0]?.highlights?.[0]?.zh).toEqual([
      { text: '部署' },
      { text: '晚会', bold: true },
      { text: '，参与讨论' },
    ]);
    expect(checkResume(after, TODAY).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(after.work).toBe(before.work);
  });

  it('ignores a text that changed after the check', () => {
    const before = document();
    const findings = checkResume(before, TODAY);
    const changed = { ...before, campus: [{ ...before.campus[0]!, highlights: bullets('组织晚会') }] };
    expect(applyFindings(changed, findings).campus).toEqual(changed.campus);
  });

  it('reports the location and the exact edit, and keeps the id when other items move', () => {
    const before = document();
    const finding = checkResume(before, TODAY).find(({ quote }) => quote === '参予');
    expect(finding).toMatchObject({
      place: { section: 'campus', itemId: 'c', field: 'highlights', atomId: 'a1' },
      pointer: '/campus/0/highlights/0/zh',
      start: 5,
      end: 7,
      suggestion: '参与',
      patch: [
        { pointer: '/campus/0/highlights/0/zh/2/text', start: 1, end: 3, before: '参予', after: '参与' },
      ],
    });
    const moved = { ...before, campus: [{ id: 'first', organisation: t('社团') }, ...before.campus] };
    expect(checkResume(moved, TODAY).map(({ id }) => id)).toContain(finding?.id);
  });
});

describe('English résumé', () => {
  const inEnglish = (change: (document: ResumeDocument) => void = () => undefined) => {
    const document = SAMPLES.computerScience();
    document.meta.lang = 'en';
    change(document);
    return checkResume(document, TODAY).filter(({ rule }) => rule === 'untranslated');
  };

  it('says how many texts it would print in Chinese', () => {
    const before = untranslatedTexts({ ...SAMPLES.computerScience() }, 'en').length;
    const [finding] = inEnglish((document) => {
      document.hobbies = [
        { id: 'h1', name: { zh: '长跑' } },
        { id: 'h2', name: { zh: 'Python' } },
      ];
      document.meta.sections = [{ key: 'hobbies', visible: true }, ...document.meta.sections];
    });
    expect(finding).toMatchObject({ severity: 'warning', place: { section: 'hobbies' } });
    expect(finding?.message).toContain(`${before + 1} 处还没有英文`);
  });

  it('counts what is stored once for both languages, and is a finding of its own kind', () => {
    const before = untranslatedTexts({ ...SAMPLES.computerScience() }, 'en').length;
    const [finding] = inEnglish((document) => {
      document.languages = [
        { id: 'l1', exam: '英语六级', score: '528' },
        { id: 'l2', exam: '法语专业四级', score: '68' },
      ];
      document.meta.sections = [{ key: 'languages', visible: true }, ...document.meta.sections];
    });
    expect(finding?.message).toContain(`${before + 1} 处还没有英文`);
    expect(finding?.group).toBe('translation');
  });

  it('reports nothing for a Chinese résumé', () => {
    const document = SAMPLES.computerScience();
    document.hobbies = [{ id: 'h1', name: { zh: '长跑' } }];
    expect(checkResume(document, TODAY).filter(({ rule }) => rule === 'untranslated')).toEqual([]);
  });
});
