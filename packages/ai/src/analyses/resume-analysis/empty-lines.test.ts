import { run } from '#test/ghostwrite/weak-resume.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { WordFinder } from '../../text/words.js';
import { analyseResume } from './analyse.js';
import { isAllCliche, isEmptyStatement } from './empty-statement.js';
import { referenceOf } from './reference.js';
import { traitsOf } from './traits.js';

const inputOf = (outline: Written) => ({
  resume: { title: '简历', language: 'zh' as const, document: written(outline) },
  ...{ target: {}, modules: [], month: '2026-11', previous: null },
});
const analysed = (outline: Written) => analyseResume(inputOf(outline));
const STATEMENT = '主导订单系统拆分，峰值由1200 TPS提升到6500 TPS';
const work = (...statements: string[]): Written => ({
  position: 'Java开发工程师',
  work: [['江城科技', 'Java开发工程师', '2022.03-', STATEMENT, ...statements]],
});

describe('an empty statement', () => {
  it.each([
    '完成领导交办的其他工作。',
    '学习了很多运营知识，锻炼了自己的能力',
    '积极参与各项活动',
    '配合团队完成各项工作',
    '参与公司战略规划，赋能业务增长，打造闭环生态。',
    '受益匪浅',
  ])('is reported with the advice to remove it: %s', (text) => {
    expect(isEmptyStatement(text)).toBe(true);
    const { findings } = analysed(work(text));
    const found = findings.filter(({ before }) => before === text);
    expect(found.map(({ ruleId }) => ruleId)).toEqual(['wording.empty']);
    expect(found[0]?.patch).toEqual([{ op: 'remove', path: '/work/0/highlights/1' }]);
    expect(JSON.stringify(referenceOf(inputOf(work(text)), analysed(work(text))).rewrites)).not.toContain(
      text,
    );
  });

  it.each([
    '掌握RNA提取和载体构建',
    '打造爆款视频3条，播放量120万',
    '完成各项检验工作2300份，无差错',
    '参与公司ERP上线',
    '学习了很多英文文献并写成综述1篇',
  ])('is not recognised in a statement with content: %s', (text) =>
    expect(isEmptyStatement(text)).toBe(false),
  );

  it('lowers the score', () => {
    const scoreOf = (outline: Written): number =>
      analysed(outline).dimensions.find(({ key }) => key === 'expression')?.score ?? 0;
    expect(scoreOf(work('完成领导交办的其他工作'))).toBeLessThan(scoreOf(work()) - 5);
  });
});

it('a self-evaluation of traits without a fact is reported', () => {
  const text = '性格开朗，乐观向上，吃苦耐劳，有团队精神，学习能力强。';
  expect(isAllCliche(text)).toBe(true);
  expect(isAllCliche('责任心强，带过12人的团队')).toBe(false);
  expect(isAllCliche('性格开朗，乐观向上，会用Python写爬虫')).toBe(false);
  expect(
    isAllCliche(
      '本人性格开朗，乐观向上，吃苦耐劳，有较强的学习能力和团队合作精神，热爱文字工作，对新媒体行业充满热情。2025年6月毕业至今在家备考，希望能得到一个机会！',
    ),
  ).toBe(true);
  expect(isAllCliche('性格开朗，吃苦耐劳，可接受倒班，有团队精神，学习能力强')).toBe(false);
  const { findings, modules } = analysed({ ...work(), self: text });
  expect(findings.some(({ ruleId, issue }) => ruleId === 'wording.empty' && issue.includes('性格开朗'))).toBe(
    true,
  );
  expect(modules.find(({ key }) => key === 'selfEvaluation')?.score).toBeLessThan(75);
});

it('a job intention without a job title is reported', () => {
  const rules = (position: string) => analysed({ ...work(), position }).findings.map(({ ruleId }) => ruleId);
  expect(rules('新媒体运营 / 行政文员 / 都可以')).toContain('intention.empty');
  expect(rules('新媒体运营')).not.toContain('intention.empty');
  expect(rules('行政、文员、收银均可')).toContain('intention.empty');
});

it.each(['获区级优秀园本课程二等奖', '支行排名第1', '全行客户经理排名第3/48'])(
  'a rank or prize is a result: %s',
  (text) => expect(traitsOf(text, 'zh').isQuantified).toBe(true),
);

it.each(['综合评级良好', 'TEM-8 良好'])('a grade is not a vague word: %s', (text) =>
  expect(traitsOf(text, 'zh').vague).toEqual([]),
);

it('different date formats are not a contradiction and are quoted as written', () => {
  const { findings } = analysed(work('2024年9月上线新系统，覆盖320人', '2025.03完成迁移，耗时2周'));
  const found = findings.find(({ ruleId }) => ruleId === 'date.dateForm');
  expect(found?.category).toBe('format');
  expect(found?.issue).toContain('2025.03');
  expect(found?.why).not.toContain('矛盾');
});

it.each([
  ['通过IATF16949审核', 'IATF'],
  ['编制PFMEA 12份', 'FMEA'],
  ['VDA6.3审核员', 'VDA'],
])('%s contains the name %s', (text, word) =>
  expect(new WordFinder(text).find(word)).toBeGreaterThanOrEqual(0),
);

it.each([
  ['JavaScript', 'Java'],
  ['MYSQL', 'SQL'],
  ['8DX报告', 'DX'],
])('%s does not contain the name %s', (text, word) => expect(new WordFinder(text).find(word)).toBe(-1));

it('no facts are requested for the empty clauses of a statement', () => {
  const { questions, unchanged } = run(written(work('负责公司的市场推广工作，赋能品牌增长，打造传播闭环')));
  expect(questions.map(({ text }) => text).join()).not.toContain('变化了多少');
  expect(unchanged.map(({ reason }) => reason).join()).not.toContain('删去后句子不完整');
});

it('no further figures are requested if every statement has one', () => {
  const { findings } = analysed({
    position: '店长',
    work: [
      ['江城百货', '店长', '2022.03-', '管理6人', '客单价120元', '开新店2家', '培训新人15名', '整理货架30组'],
    ],
  });
  expect(findings.map(({ issue }) => issue).join()).not.toContain('可以再多一些');
});

it('lists in chronological order and two degrees of one level are reported', () => {
  const rules = (outline: Written) => analysed(outline).findings.map(({ ruleId }) => ruleId);
  const jobs: Written['work'] = [
    ['甲公司', '会计', '2015.07-2019.06', '审核凭证 300 份'],
    ['乙公司', '会计主管', '2019.07-', '月结由12天缩短到5天'],
  ];
  expect(rules({ work: jobs })).toContain('layout.oldest');
  expect(rules({ work: jobs.toReversed() })).not.toContain('layout.oldest');
});
