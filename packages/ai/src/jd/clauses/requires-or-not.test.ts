import { parseJobDescription } from '../parse.js';

const requirementsOf = (line: string) => {
  const { must, plus } = parseJobDescription(
    `岗位：行政专员\n任职要求：\n1. 熟悉 Excel；\n2. ${line}\n薪资：5000-6000元/月`,
  );
  return [...must, ...plus].filter(({ text }) => !text.includes('Excel'));
};

describe('a clause that requires nothing', () => {
  it.each([
    '频繁跳槽者请勿投递（3年2跳及以上）',
    '3年2跳勿扰',
    '平均两年一跳的请慎投',
    '近5年不超过2份工作',
    '培训机构勿扰',
    '挂证勿扰，谢绝中介',
    '不接受应届生',
    '跳槽过于频繁的暂不考虑',
    '喜欢频繁换赛道的朋友请慎重',
    '有带班经验的工钱再谈',
    'No agencies please',
    '欢迎2027届应届博士',
    '校招社招都欢迎',
    '优秀者可放宽年限要求',
    '能独立谈单的薪资open',
    'Fresh graduates are welcome to apply for the CTA position',
    '邮件标题注明“姓名+岗位”',
    '报名截止：2026年12月15日',
    '请于2026年12月20日前将简历发送至邮箱',
    'Only shortlisted candidates will be contacted',
  ])('%s', (line) => {
    expect(requirementsOf(line)).toEqual([]);
  });

  it.each(['我们不要👇', '🚫以下勿投：', '#不适合#'])('is recognised below the heading %s', (heading) => {
    const { must, plus, duties } = parseJobDescription(
      `运营\n任职要求：\n1. 熟悉 Excel\n${heading}\n- 频繁换工作的\n- 只想拿底薪的`,
    );
    expect([...must, ...plus, ...duties].map(({ text }) => text)).toEqual(['熟悉 Excel']);
  });
});

describe('working conditions', () => {
  it.each([
    '能早晚班轮换',
    '能适应三班倒及应急值守',
    '能驻现场',
    '能住家',
    '服从调店安排',
    '能长期出差（全国）',
    'Travel up to 40%',
    'Up to 25% travel within APAC',
    'Willing to travel between sites',
    'Willing to visit suppliers two days a week',
    '自带工具',
    'Able to travel 60-70% of the time',
  ])('are a condition: %s', (line) => {
    expect(requirementsOf(line).map(({ kind, level }) => [kind, level])).toEqual([['condition', 'must']]);
  });
});

describe('personal traits', () => {
  it.each([
    '诚实守信',
    '爱干净',
    '原则性强，保密意识好',
    '人品好，不赌博',
    '口才好、目标感强',
    '干净利落，脾气好',
    '有良好的代码习惯',
    '勤快、不怕晒',
    '干活仔细，不喝大酒',
    '心态稳，扛得住消耗压力',
    '敢抓敢管',
    'Honest, detail-oriented, team player',
  ])('are not a skill: %s', (line) => {
    expect(new Set(requirementsOf(line).map(({ kind }) => kind))).toEqual(new Set(['ability']));
  });

  it.each(['熟悉安全责任制的编制', '有责任事故调查经验', '会做网感强的短视频脚本'])(
    'are not recognised in %s',
    (line) => {
      expect(requirementsOf(line).map(({ kind }) => kind)).not.toContain('ability');
    },
  );
});

describe('a preference', () => {
  it.each([
    'German is an advantage',
    'SAP knowledge would be an advantage',
    '最好有车规经验',
    '留日经历者优遇',
  ])('%s', (line) => {
    expect(requirementsOf(line).map(({ level }) => level)).toEqual(['plus']);
  });

  it('does not apply to the lines below a one-line preference', () => {
    const { must, plus } = parseJobDescription(
      '站长助理\n🌟有以下经验优先：外卖、快递\n✔️会用表格做排班\n✔️高中学历起',
    );
    expect(plus.map(({ text }) => text)).toEqual(['外卖、快递']);
    expect(must.map(({ text }) => text)).toContain('高中学历起');
  });
});

it('travel among the duties is a condition, a preferred language is a language, an acronym is a name', () => {
  const { must, plus, duties } = parseJobDescription(
    'Engineer\nResponsibilities\n- Track supplier PPM\n- Travel up to 40%, mostly in East China\nRequirements\n- APQP experience in new programs\n- German is an advantage\n- Experience with CT/X-ray inspection',
  );
  expect(duties.map(({ text }) => text)).toEqual(['Track supplier PPM']);
  expect(must.map(({ kind, terms }) => [kind, terms[0]?.[0]])).toEqual([
    ['condition', undefined],
    ['skill', 'APQP'],
    ['skill', 'CT'],
  ]);
  expect(plus.map(({ kind, fact }) => [kind, fact?.kind === 'language' && fact.language])).toEqual([
    ['language', '德语'],
  ]);
});

it('a duty is not a general requirement for everybody', () => {
  const { duties } = parseJobDescription('岗位职责：\n1、组织隐患排查；\n2、完成上级交办的其他任务。');
  expect(duties.map(({ text }) => text)).toEqual(['组织隐患排查']);
});
