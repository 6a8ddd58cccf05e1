import { checkDraft, checkResume } from '../check.js';
import type { ResumeDocument } from '../document.js';
import { SAMPLES, sampleNames } from '../samples.js';
import { composer, span } from '../samples/compose.js';

const TODAY = { y: 2026, m: 11, d: 21 };
const { t, bullets } = composer('unfinished');
const RULES = new Set(['emptyRow', 'nameOnly', 'noPeriod', 'dotsOnly']);

function found(parts: Partial<ResumeDocument>): string[] {
  const document = { ...SAMPLES.computerScience(), ...parts };
  return checkDraft(document, TODAY)
    .filter(({ rule }) => RULES.has(rule))
    .map(({ message, place: { section, field = '' } }) => `${section} ${field}: ${message}`);
}

describe('checkDraft', () => {
  it.each(sampleNames)('finds nothing unfinished in the %s sample', (name) => {
    expect(checkDraft(SAMPLES[name](), TODAY)).toEqual(checkResume(SAMPLES[name](), TODAY));
  });

  it.each<[string, Partial<ResumeDocument>, string[]]>([
    [
      'an empty row between filled ones',
      { intention: { positions: [{ name: t('测试工程师') }, {}, { name: { zh: '  ' } }] } },
      [
        'intention positions: “意向岗位”第 2 行没有内容，请填写或删除',
        'intention positions: “意向岗位”第 3 行没有内容，请填写或删除',
      ],
    ],
    [
      'an empty course',
      { education: [{ id: 'e', school: { name: t('江城大学') }, courses: [{}] }] },
      [
        'education period: “教育背景”中有一条没有写时间',
        'education courses: “主修课程”第 1 行没有内容，请填写或删除',
      ],
    ],
    [
      'a project with only a name',
      { projects: [{ id: 'p', name: t('校园二手交易平台') }] },
      ['projects : “项目经历”中有一条只写了名称，还没有时间和描述'],
    ],
    ['a project with a period', { projects: [{ id: 'p', name: t('记账本'), period: span('2024.09-') }] }, []],
    [
      'a project with a description',
      { projects: [{ id: 'p', name: t('记账本'), highlights: bullets('写前端') }] },
      ['projects period: “项目经历”中有一条没有写时间'],
    ],
    [
      'a degree with only a name',
      { education: [{ id: 'e', school: { name: t('江城大学') } }] },
      ['education period: “教育背景”中有一条没有写时间'],
    ],
    [
      'an internship without a time',
      { internships: [{ id: 'i', company: t('宏达铸造'), highlights: bullets('跟班造型') }] },
      ['internships period: “实习经历”中有一条没有写时间'],
    ],
    [
      'an employment whose posts have their times',
      {
        work: [
          {
            id: 'w',
            company: t('宏达铸造'),
            highlights: bullets('造型'),
            roles: [{ id: 'r', title: t('班长'), period: span('2022.03-2024.06') }],
          },
        ],
      },
      [],
    ],
    ['an entry without any content', { campus: [{ id: 'c', visible: true }] }, []],
    [
      'dots after a label',
      { campus: [{ id: 'c', period: span('2024.09-'), highlights: bullets('组织晚会', '子条目：…', '……') }] },
      ['campus highlights: 这一条还没有写完', 'campus highlights: 这一条还没有写完'],
    ],
    [
      'dots at the end of a sentence',
      { campus: [{ id: 'c', period: span('2024.09-'), highlights: bullets('写了周报、日报……') }] },
      [],
    ],
  ])('%s', (_name, parts, messages) => expect(found(parts)).toEqual(messages));

  it('ignores hidden items', () => {
    expect(found({ projects: [{ id: 'p', visible: false, name: t('记账本') }] })).toEqual([]);
  });
});
