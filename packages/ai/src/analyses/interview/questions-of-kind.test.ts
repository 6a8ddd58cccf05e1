import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { questionsOfRound, questionsOfTrade } from './bank.js';
import { claimOf } from './claims.js';
import { employerWords, inWordsOf } from './employer-words.js';
import { predictInterview } from './predict.js';

const predicted = (written: Written, position: string, jd: string, round: 'hr' | 'business' = 'business') =>
  predictInterview({
    ...{ resume: snapshotOf(written), position, round, difficulty: 'standard', persona: 'neutral' },
    ...{ count: 8, set: 1, month: '2026-11', jd },
  }).questions;

const FITTER: Written = {
  school: ['江城技师学院', '机电', '2007.09-2010.06'],
  work: [
    [
      '江城纸业公司',
      '维修钳工',
      '2016.03-',
      '压榨机 12 台日常保养，水泵都修',
      '停机从每月 30 小时降到 12 小时',
      '带徒弟 3 名',
    ],
    ['江城面粉厂', '钳工', '2013.03-2016.02', '换轴承、修输送带'],
    ['江城农机站', '修理工', '2010.07-2013.02', '拖拉机日常修理，换机油、修底盘'],
  ],
  skills: ['CFA Level I passed (2023)'],
};
const JD =
  '设备维修工\n岗位职责\n1. 负责设备的日常保养，控制停机时间；\n2. 编制采购计划；\n3. 参与安全检查；';

it('devices that are kept running are not works that one is dissatisfied with', () => {
  expect(claimOf('压榨机 12 台日常保养，水泵都修')).toBeNull();
  expect(claimOf('安装压榨机 12 台')).toMatchObject({ kind: 'counted' });
});

it('the reach of a work is not a number of works, and a time shortened to the same day is a result', () => {
  expect(claimOf('覆盖 12 个渠道')).toBeNull();
  expect(claimOf('覆盖 12 个渠道，对账时间从 3 天缩短到当天')).toMatchObject({ kind: 'measured' });
});

it('the results of the latest job come before the work of a job long ago, and a passed exam is not a tool', () => {
  const texts = predicted(FITTER, '设备维修工', JD)
    .map(({ text }) => text)
    .join('\n');
  expect(texts).not.toMatch(/拖拉机|CFA/u);
  expect(texts).toMatch(/30 小时/u);
});

it('nobody is asked whether they have done what their résumé tells', () => {
  const texts = predicted(FITTER, '设备维修工', JD).map(({ text }) => text);
  const matching = texts.filter((text) => text.includes('日常保养，控制停机时间'));
  expect(matching.join()).not.toMatch(/你做过吗|你以前做过吗/u);
  expect(texts.join('\n')).toMatch(/“编制采购计划”。讲一件你做过的、和它最接近的工作|接手“编制采购计划”/u);
});

it.each([
  ['托班老师', '', '我们园'],
  ['语文教师', '江城第二中学', '我们学校'],
  ['护士', '江城人民医院', '我们医院'],
  ['律师助理', '江城律师事务所', '我们所'],
  ['会计', '江城商贸有限公司', '我们公司'],
])('%s of %s is asked in the words of the employer', (position, name, own) => {
  expect(inWordsOf(employerWords(position, name), '你对我们公司了解多少？')).toBe(`你对${own}了解多少？`);
});

it('quotations of the résumé keep their words', () =>
  expect(inWordsOf(employerWords('语文教师', ''), '你在“江城教育公司”教课，为什么来我们公司？')).toBe(
    '你在“江城教育公司”教课，为什么来我们学校？',
  ));

it('a nursery has no 业务或产品', () => {
  const questions = predicted(FITTER, '保育员', '江城幼儿园招聘保育员', 'hr');
  expect(JSON.stringify(questions)).not.toMatch(/业务或产品|我们公司/u);
});

it('bus drivers are asked about passengers and credit risk about scorecards', () => {
  const ids = (position: string) => questionsOfTrade(position, '').map(({ id }) => id.split('-')[0]);
  expect(new Set(ids('公交车驾驶员'))).toEqual(new Set(['coach']));
  expect(new Set(ids('货车司机'))).toEqual(new Set(['driver']));
  expect(new Set(ids('信用风险建模分析师'))).toEqual(new Set(['creditrisk']));
});

it('a kindergarten is asked about children, and a college not about parents', () => {
  const asked = (employer: string, position: string) =>
    questionsOfRound('structured', false, { position, employer });
  const ofKindergarten = asked('清河县实验幼儿园', '教师');
  expect(ofKindergarten.map(({ id }) => id)).toContain('st-kinder-shy');
  expect(JSON.stringify(ofKindergarten)).not.toMatch(/作业|成绩|学生/u);
  expect(asked('南江大学', '专任教师').some(({ id }) => id.startsWith('st-teach'))).toBe(false);
  expect(asked('南江大学附属小学', '语文教师').some(({ id }) => id.startsWith('st-teach'))).toBe(true);
});

it.each([
  ['自己有个小红书号，拍宿舍做饭的，粉丝900多，最火的一条有3万播放', '几个人一起做'],
  ['参与校园二手平台需求访谈，整理出12条意见（四人小组）', '几个人一起做'],
  ['全国大学生机械设计竞赛省级二等奖，负责三维建模和出图', '还想过别的做法'],
])('what the line itself says is not asked: %s', (line, question) => {
  for (const round of ['hr', 'business'] as const)
    for (const { text } of predicted(
      { campus: [['学生社团', '社员', '2025.03-2025.12', line]] },
      '运营助理',
      '',
      round,
    ))
      expect(text).not.toContain(question);
});
