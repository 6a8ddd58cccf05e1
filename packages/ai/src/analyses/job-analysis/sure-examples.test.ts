import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';
import { referenceOf } from './reference.js';

const inputFor = (position: string, resume: Written) => ({
  ...{ position, month: '2026-11' },
  resume: { title: '简历', language: 'zh' as const, document: written(resume) },
});
const analysed = (position: string, resume: Written) => {
  const input = inputFor(position, resume);
  const result = analyseJob(input);
  return { ...result, target: referenceOf(input, result).target };
};

const checked = (position: string, resume: Written) => {
  const input = inputFor(position, resume);
  return referenceOf(input, analyseJob(input)).entryChecks;
};

describe('a leading post of an occupation', () => {
  it.each(['税务主管', '质量经理', '采购经理'])('is near it, not the same: %s', (position) => {
    expect(matchOccupation(position).match).toMatchObject({
      kind: 'nearest',
      explanation: expect.stringContaining('管理'),
    });
  });

  it.each(['税务专员', '店长', '项目经理', '客户经理'])('is distinguished from: %s', (position) => {
    expect(matchOccupation(position).match.explanation).not.toContain('管理职责');
  });
});

describe('adjacent occupations', () => {
  const teacher = (certificate: string): Written => ({
    school: ['江城师范学院', '小学教育', '2012.09-2016.06'],
    work: [
      [
        '江城星河幼儿园',
        '主班老师',
        '2016.09-',
        '带班30人，每学期办家长会2场，组织班级活动12场，每周备课授课15节',
      ],
    ],
    skills: [certificate],
  });

  it('do not include a school without the licence of its stage', () => {
    const codes = analysed('幼儿园教师', teacher('幼儿园教师资格证')).adjacent.map(({ code }) => code);
    expect(codes).not.toContain('teacher');
    const licenceOf = (certificate: string) =>
      checked('小学语文教师', teacher(certificate)).find(({ text }) => text.startsWith('必备证书'))?.state;
    expect(licenceOf('幼儿园教师资格证')).toBe('未满足');
    expect(licenceOf('小学语文教师资格证')).toBe('满足');
  });
});

describe('examples of abilities', () => {
  it('are not prizes for organising, and nothing in the words of a chat', () => {
    const resume: Written = {
      work: [
        [
          '江城社区服务中心',
          '社工',
          '2019.03-',
          '获区社工技能比赛二等奖',
          '我就是啥都管，社区的活动、走访这些都是我弄',
          '策划邻里节等社区活动9场，参与居民860人次',
        ],
      ],
    };
    const { abilities, target } = analysed('社会工作者', resume);
    const organising = abilities.find(({ key }) => key === 'organising');
    expect(organising?.evidence.map(({ quote }) => quote).join('\n') ?? '').not.toContain('二等奖');
    const sentences = target.map(({ statement }) => statement).join('\n');
    expect(sentences).not.toContain('我弄');
    expect(sentences).not.toContain('二等奖');
  });

  it('end in English with an English stop', () => {
    const resume: Written = {
      work: [['Quay Labs', 'Frontend Engineer', '2020.01-', 'Built 14 pages with React and TypeScript']],
    };
    const { target } = analysed('前端开发工程师', resume);
    const english = target.map(({ statement }) => statement).filter((text) => text.startsWith('Built'));
    expect(english.length).toBeGreaterThan(0);
    for (const text of english) expect(text).toMatch(/TypeScript\.$/u);
  });
});

describe('what is no example of an ability', () => {
  const stateOf = (position: string, label: string, ...lines: string[]) =>
    analysed(position, { work: [['青禾书店', '店员', '2021.03-2023.06', ...lines]] }).abilities.find(
      (each) => each.label === label,
    );

  it('is the leader whom one assisted', () => {
    const campus: Written['campus'] = [['文学社', '干事', '2021.09-2022.06', '协助社长布置读书会 6 场']];
    const states = analysed('店长', { campus }).abilities.filter(({ words }) => words.includes('社长'));
    expect(states).toEqual([]);
  });

  it('is the office to which something was reported', () => {
    expect(stateOf('社会工作者', '社会工作', '每天清点旧书 40 册，破损的上报社区')?.state).not.toBe('有实例');
  });
});

it('work of other trades is not called unrelated to the occupation', () => {
  const { gaps } = analysed('酒店前台', {
    work: [['青禾书店', '店员', '2021.03-2023.06', '每天答复读者来电 30 个，补订缺货的书']],
  });
  expect(gaps.filter(({ text }) => text.includes('没有看到'))).toEqual([]);
});
