import { analysed } from '#test/resume-analysis/analysed.js';
import { written } from '#test/resume-analysis/written-resume.js';

const resumeOf = (...statements: string[]) =>
  written({ position: '销售经理', work: [['江城医疗有限公司', '销售经理', '2020.07-', ...statements]] });
const bestOf = (...statements: string[]): string =>
  analysed(resumeOf(...statements)).strengths.find(({ text }) => text.startsWith('最有说服力'))?.text ?? '';

it.each([
  ['报损金额由每月2600元降到700元', '配合飞行检查2次，均一次通过'],
  ['收缴率：2019年76%，2022年88%，2025年94.5%', '每月组织消防演练，参加率100%'],
  ['2022年1860万，2023年2540万，完成率分别为103%、112%', '开发时长平均由9个月缩短到6个月'],
  ['把线索成本从186元降到121元', '协助团队斩获2023年广告节铜奖'],
  ['构建3个敲除载体，得到T1代植株46株，转化率12%', '项目获校级二等奖'],
  ['Cut check-in time from 9 minutes to 5 minutes', 'Handled 40 complaints a month'],
])('“%s” is the better proof than “%s”', (best, other) => {
  expect(bestOf(other, best, '整理合同')).toContain(best);
  expect(bestOf(best, other, '整理合同')).toContain(best);
});

it('a list of steps is not a result', () => {
  const steps = '同时跟进30个销售合同，从立项、评审、签订到回款';
  const change = '对接40家门店，准时开业率从80%提到96%';
  expect(bestOf(steps, change, '整理合同')).toContain(change);
  expect(bestOf(steps, '整理合同')).toBe('');
});

it('the line to move to the first place is the line that is praised', () => {
  const change = '近效期报损金额由每月2600元降到700元';
  const { findings } = analysed(resumeOf('处方药审核，登记建档', change, '配合检查2次，均一次通过'));
  expect(findings.find(({ ruleId }) => ruleId === 'order.strongest')?.issue).toContain(change);
});

it('the sentence of a paragraph with the change is quoted', () => {
  const paragraph =
    '负责全园12个班、340名幼儿的保教管理。组织教师园本教研每周1次。2023年把入园流失率从14%压到6%。每天早上在门口接待家长。';
  expect(bestOf(paragraph)).toBe('最有说服力的一条：“2023年把入园流失率从14%压到6%”');
});

it('the sentences of a paragraph may end with half-width marks', () => {
  const paragraph =
    '负责门店客户接待,需求分析,报价谈判,签订合同,交付及售后回访;完成公司下达的各项指标;2023年把退货率从14%压到6%;每天早上开班前会。';
  expect(bestOf(paragraph)).toBe('最有说服力的一条：“2023年把退货率从14%压到6%”');
});

it('a line with a finding is not praised', () => {
  const vague = '主导搭建筛选模型，极大提升投放效率';
  const { findings, strengths } = analysed(
    resumeOf(vague, '通过精细化运营，把线索成本从186元降到121元', '设计流程，到店由300人增到420人'),
  );
  expect(findings.find(({ before }) => before === vague)).toBeDefined();
  expect(JSON.stringify(strengths)).not.toContain(vague);
});

it('what counts as enough leaves no request, and lines with neither are asked about one by one', () => {
  const ofLines = (...lines: string[]) =>
    analysed(resumeOf(...lines)).findings.flatMap(({ ruleId, issue, why, pointer }) =>
      ruleId.startsWith('quantified.') ? [{ issue, why, pointer }] : [],
    );
  expect(ofLines('把成本从186元降到121元', '客诉由14起降到3起', '管理6个账户', '整理合同600份')).toEqual([]);
  const { findings } = analysed(
    resumeOf(
      '把成本从186元降到121元',
      '客诉由14起降到3起',
      '营业额提升30%',
      '返修率由9%降到2%',
      '设计门店海报',
    ),
  );
  const open = findings.filter(({ ruleId }) => ruleId === 'quantified.more');
  expect(open.map(({ issue, pointer }) => [issue, pointer])).toEqual([
    ['“设计门店海报”做了多少、结果如何？', '/work/0/highlights/4'],
  ]);
});

it('the praised line has no lower number than another, and a counted one is not weak', () => {
  const { strengths, heat } = analysed(
    resumeOf(
      '通过回访把线索成本从186元降到121元',
      '撰写手册12份，被省级协会收录',
      '写选题32个，其中5篇阅读超过10万',
      '带看样板间40组',
    ),
  );
  const best = strengths.find(({ text }) => text.startsWith('最有说服力'))?.evidence[0]?.pointer;
  const scores = heat.map(({ score }) => score);
  expect(heat.find(({ pointer }) => pointer === best)?.score).toBe(Math.max(...scores));
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(60);
  expect(heat.filter(({ score }) => score >= 80).map(({ quote }) => quote)).toEqual(
    expect.arrayContaining(['撰写手册12份，被省级协会收录', '写选题32个，其中5篇阅读超过10万']),
  );
});
