import { asHeadOfUnit } from './head-of-unit.js';
import { firstDays } from './models/first-days.js';

const ANSWER = '马上下架检查，报告店长，留小票。请店长和他谈，不私自答应。';

it('the head of a shop does not report to the head of the shop', () => {
  expect(asHeadOfUnit(ANSWER, '门店店长')).not.toContain('店长');
  expect(asHeadOfUnit(ANSWER, '收银员')).toBe(ANSWER);
});

it.each([
  ['年度品牌推广计划和预算', '品牌专员', '去年的预算'],
  ['感官评价和货架期试验', '食品检验员', '标准和方法'],
  ['社保公积金增减员', '人事助理', '表和制度'],
])('work that is taken over, %s, is answered by its kind', (topic, position, words) => {
  expect(firstDays('requirement-student-start', `“${topic}”是这个岗位的一项工作。`, position)).toContain(
    words,
  );
});

it.each([
  ['管理备品备件', '设备主管', '最低库存'],
  ['控制库存', '超市店长', '最近一个月的销售'],
  ['班级一日生活与家长沟通', '配班老师', '搭班老师'],
  ['反欺诈策略的优化', '风控分析师', 'PSI'],
  ['贷前调查和抵押物的核实', '信贷员', '还款来源'],
  ['反担保方案设计', '风控经理', '担保怎么落实'],
  ['路基施工放样、整理资料', '测量员', '控制点'],
  ['填写施工日志', '资料员', '签过字'],
  ['项目现场土建施工管理', '施工员', '施工组织设计'],
  ['编制周、月进度计划', '施工员', '总进度计划'],
  ['通过企业微信、直播开发客户线索', '汽车销售顾问', '线索表'],
  ['维护渠道客户与回款', '销售经理', '没有收回的款'],
])('%s of a %s is answered by the kind of work', (topic, position, words) => {
  expect(firstDays('requirement-duty-first', `接手“${topic}”这项工作`, position)).toContain(words);
});

it('work of no kind is answered with its object and a method', () => {
  const answer = firstDays('requirement-duty-first', '接手“主持告别仪式”这项工作', '司仪');
  expect(answer).toMatch(/^“主持告别仪式”.*问.*主管看过.*报/u);
});

it.each([
  ['走访养殖户和客户，收集饲料使用情况', '动物营养研究员'],
  ['整理乐谱资料，协助排练活动', '合唱指挥'],
  ['维护客户系统的数据和接口文档', '翻译'],
  ['负责门店设备的报修和考勤', '美容师'],
])('%s of a %s, whose words belong to other trades, has no answer of these', (topic, position) => {
  expect(firstDays('requirement-duty-first', `接手“${topic}”这项工作`, position)).toMatch(/^“.*主管看过/u);
});

it('other questions have no such answer', () => {
  expect(firstDays('requirement-duty-last', '“预算”')).toBeNull();
});

it.each([
  ['钣金、外协件等物料的采购管理，制定降本目标', '采购经理', '供应商'],
  ['菜品质量和出品速度', '中餐厨师长', '出菜口'],
  ['组织处方点评', '药房组长', '处方'],
  ['降低空驶率和运输成本', '运输调度主管', '空驶'],
  ['进度款申报、变更签证的计量与计价', '土建预算员', '未签认'],
])('the first days of “%s” are those of a %s', (topic, position, words) => {
  expect(firstDays('requirement-duty-first', `接手“${topic}”这项工作`, position)).toContain(words);
});

it('a lead of any trade is asked about delivery and quality, not about a building site', () => {
  const answer = firstDays('requirement-duty-first', '接手“主持联合评审”这项工作', '活动总监');
  expect(answer).toContain('交付、质量或安全');
  expect(answer).not.toContain('工期');
});
