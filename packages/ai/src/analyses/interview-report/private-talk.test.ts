import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const kindOf = (id: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]], { position: '出纳' })).questions[0]?.kind;

it.each([
  '我周末喜欢做烘焙，最近在学戚风蛋糕，失败了好多次。',
  '下班以后我一般去学陶艺，拉坯最难，杯子总是歪的。',
  '我从小就喜欢观鸟，去年在湿地看到了白鹤。',
  '放假的时候我常回外婆那里摘橘子。',
])('private life does not answer a question about work: %s', (text) => {
  expect(kindOf('cashier-short', text)).toBe('offTopic');
  expect(kindOf('mg-hardest', text)).toBe('offTopic');
});

it.each([
  '下班以后我把当天的收据和日记账再对一遍。',
  '周末我加班先点现金，再对单据，查到一张没有登记的。',
  '大家都很努力，领导也很支持。',
  '我喜欢把账对平，差一分钱也要找出来。',
])('work in the free time, or a vague remark, is not off-topic: %s', (text) => {
  expect(kindOf('cashier-short', text)).not.toBe('offTopic');
});
