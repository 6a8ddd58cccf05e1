import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const letterOf = (work: Written['work'], jd = '', position = '主管', school?: Written['school']) =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '瑞安公司', position, jd, letter: '', addressee: '' },
      resume: {
        title: '简历',
        language: 'zh',
        document: written({ work: work ?? [], ...(school && { school }) }),
      },
    }),
  );
const matchesOf = (work: Written['work'], jd = '', position = '主管'): string =>
  (letterOf(work, jd, position).written?.paragraphs ?? [])
    .filter(({ role }) => role === 'match')
    .map(({ text }) => text)
    .join('\n');

it.each([
  ['开发时长平均由9个月缩短到6个月', '把平均开发时长由9个月缩短到6个月'],
  ['大众点评评分由4.2升到4.7', '把大众点评评分由4.2提升到4.7'],
  ['门诊西药房审方、调配、发药，日均审方约420张', '负责门诊西药房审方、调配、发药，日均审方约420张'],
])('a measure or work that is named without a verb is stated with one: %s', (statement, sentence) => {
  expect(matchesOf([['青禾公司', '主管', '2021.05-', statement]])).toContain(`期间，${sentence}。`);
});

it('a place that was read from a line of actions is not stated as an employer', () => {
  const text = matchesOf([
    ['暑期旺季连续带华山线42天', '零投诉', '2024.07-2024.08', '编写讲解词1.2万字，被12名导游使用'],
    ['丝路旅行社', '专职导游', '2022.03-', '带团286个，游客满意度由91%升到97%'],
  ]);
  expect(text).toBe('我在丝路旅行社做专职导游期间，带团286个，游客满意度由91%升到97%。');
});

it('a topic and a clause that has its verb get no other verb', () => {
  const text = matchesOf([
    [
      '青禾公司',
      '主管',
      '2021.05-',
      '安全方面，三个项目没有发生过轻伤以上的事故',
      '现场用BIM做过一次管线综合，主要是配合公司BIM中心',
    ],
  ]);
  expect(text).not.toMatch(/我还安全|负责现场/u);
});

it('amounts by year have a subject', () => {
  const text = matchesOf([
    ['青禾公司', '主管', '2021.05-', '2022年1860万，2023年2540万（集采），完成率分别为103%、112%'],
  ]);
  expect(text).toBe('我在青禾公司历年的业绩为：2022年1860万，2023年2540万（集采），完成率分别为103%、112%。');
});

it('a paragraph is cut to its actions in figures', () => {
  const text = matchesOf([
    [
      '青禾公司',
      '电气主管',
      '2017.11-',
      '管10kV配电室一座。负责年检、倒闸操作票、停送电。2021年牵头把直流调速换成变频，一年省电费大约47万。2023年带着班组把故障停机从每月31小时降到12小时。改造的图是我画的草图，设计院出的正式图。',
    ],
  ]);
  expect(text).toContain('2021年牵头把直流调速换成变频，一年省电费大约47万。');
  expect(text).toContain('2023年带着班组把故障停机从每月31小时降到12小时。');
  expect(text).not.toMatch(/设计院|倒闸/u);
});

it('padding is not stated, and a change in cost comes before a prize of the team', () => {
  const text = matchesOf([
    [
      '青禾公司',
      '媒介策划',
      '2022.07-',
      '协助团队斩获2023年某广告节铜奖',
      '全面负责全案媒介策略，统筹亿级预算，打造多个现象级爆款案例',
      '通过精细化运营，把客户线索成本从186元降到121元',
    ],
  ]);
  expect(text).toMatch(/^我在青禾公司做媒介策划期间，通过精细化运营，把客户线索成本从186元降到121元。/u);
  expect(text).not.toMatch(/亿级|现象级/u);
});

it('an intern is stated as one, and a remark after an employer is left out', () => {
  const text = letterOf([
    ['佛山市人民医院（二级甲等）', '药师', '2022.04-', '日均审方420张，合格率由94%升到98%'],
  ]).written?.text;
  expect(text).not.toContain('二级甲等');
});

it('greetings begin with no weaker job', () => {
  const { greetings } = letterOf([
    ['青禾公司', '店长', '2020.05-', '食材损耗从6.5%降到3.1%', '月营业额由58万元做到83万元'],
    ['老码头公司', '领班', '2016.03-2020.04', '处理客人投诉，每月约15起'],
  ]);
  for (const { text } of greetings) expect(text).not.toContain('老码头');
});

it('several conditions that are not met are a reason to look elsewhere', () => {
  const jd = '口译\n任职要求\n1. 硕士及以上学历；\n2. 8年以上口译经验。';
  const school: Written['school'] = ['江城大学', '英语', '2020.09-2024.06'];
  const { notes } = letterOf([['青禾公司', '口译', '2024.09-', '陪同口译26场']], jd, '口译', school);
  expect(notes.join()).toContain('建议先投条件相符的岗位');
});

it('a third action of an employer has one subject', () => {
  const text = matchesOf([
    [
      '青禾公司',
      '主管',
      '2021.05-',
      '负责门店排班，覆盖12家门店',
      '主导盘点流程改造，耗时由9小时降到4小时',
      '教新员工5人收银和对账',
    ],
  ]);
  expect(text).not.toMatch(/我(?:此外|同时|另外)/u);
});

it('a clause that only names the kind of employer is left out', () => {
  const text = matchesOf([['青禾商贸公司', '收银员', '2021.05-', '负责收银，连锁企业，日均客流600人']]);
  expect(text).toContain('负责收银，日均客流600人');
});
