import { inSentenceOrder, isNominal, withComma } from './nominal.js';

it.each([
  ['锅炉 6 台日常维护，水泵、风机都管', '负责 6 台锅炉的日常维护，水泵、风机都管'],
  ['电梯32台的日常巡检和保养', '负责 32 台电梯的日常巡检和保养'],
  ['气相、液相、天平各 3 台日常维护', '负责气相、液相、天平各 3 台的日常维护'],
  ['原子吸收、气相各 2 台日常维护', '负责原子吸收、气相各 2 台的日常维护'],
  ['每季度一次仓库盘点配合财务对账', '每季度一次在仓库盘点中配合财务对账'],
  ['主持课题一个《小班区域活动》撰写报告', '主持一项课题《小班区域活动》，撰写报告'],
  ['维修空调40台', '维修空调40台'],
  ['参与设备检修配合厂家调试', '参与设备检修配合厂家调试'],
])('%s', (text, sentence) => expect(inSentenceOrder(text)).toBe(sentence));

it.each(['入学适应期新生的安抚', '老客户的维护', '病区老人的照料'])('%s is a noun', (clause) =>
  expect(isNominal(clause)).toBe(true),
);
it.each(['负责老客户的维护', '全市最大的门店', '做了新生的安抚工作'])('%s is not a noun', (clause) =>
  expect(isNominal(clause)).toBe(false),
);

it('adds a comma between a title and an action only', () => {
  expect(withComma('编写《安全手册》组织全员培训')).toBe('编写《安全手册》，组织全员培训');
  expect(withComma('讲授《工程力学》课程')).toBe('讲授《工程力学》课程');
});
