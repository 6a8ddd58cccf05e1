import { emergencyAnswer } from './emergencies.js';

const questionOn = (duty: string): string =>
  `岗位职责里有一条是“${duty}”。真遇上一次，你第一步做什么，同时叫谁？处理完记什么、报给谁？`;

it.each([
  ['协助处理交通事故及保险理赔', '122'],
  ['负责消防应急和火灾处置', '119'],
  ['处理食品安全事件和顾客投诉', '留样'],
  ['负责线上故障的应急响应', '回滚'],
  ['参与安全生产事故的调查和上报', '不迟报'],
  ['处理商场内的打架、走失等治安事件', '报警'],
  ['老人跌倒、噎食等突发情况的处理', '急救'],
  ['负责防汛和极端天气的值守', '预警'],
])('the answer fits the kind of accident: %s', (duty, words) => {
  expect(emergencyAnswer(questionOn(duty))).toContain(words);
});

it('an accident without a kind has the general answer', () => {
  expect(emergencyAnswer(questionOn('处理游乐设施的突发事故'))).toBeNull();
});

it.each([
  '处理染色批次的色差异常',
  '跟进订单发错货等异常',
  '处理学生退费和班级调换的突发情况',
  '处理加盟商与总部的纠纷',
])('nobody is asked to look for injured people in: %s', (duty) => {
  expect(emergencyAnswer(questionOn(duty))).not.toMatch(/受伤|120|送医/u);
});
