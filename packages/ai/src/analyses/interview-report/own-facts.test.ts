import { asked, reported } from '#test/interview/answer-pair.js';
import { quotedIn, startOf } from './own-facts.js';
import { reportInterview } from './report-interview.js';

const referenceOf = (id: string, change: Parameters<typeof asked>[1] = {}) =>
  reportInterview(reported([[asked(id, change), '不会']])).questions[0]!.referenceAnswer;

it('an introduction asks neither for a name nor for a post that the résumé states', () => {
  const reference = referenceOf('hr-intro');
  expect(reference).not.toMatch(/【待补充：(?:姓名|现在的身份|一段经历)/u);
  expect(reference).toMatch(/我叫.+应聘后端开发/u);
});

it('a figure is named by itself, and its start is not asked for where it is stated', () => {
  const reference = referenceOf('ex-figure-source', {
    text: '简历里写“返工率由 4.2% 降至 1.1%”，这个数是怎么算出来的？',
    anchor: {
      pointer: '/internships/0/highlights/1',
      quote: '牵头“零返工”小组，调整首检表，返工率由 4.2% 降至 1.1%。',
    },
    requirement: undefined,
  });
  expect(reference).toContain('“返工率由 4.2% 降至 1.1%”这个数来自');
  expect(reference).toContain('做之前是4.2%');
  expect(reference).not.toContain('含税');
});

it.each([
  ['停机由每月18小时降到6小时', '每月18小时'],
  ['粉丝从1200涨到4600', '1200'],
  ['准确率 96%', null],
])('%s starts from %s', (text, start) => {
  expect(startOf(text)).toBe(start);
});

it('what is quoted has no mark at its end and no quotation inside', () => {
  expect(quotedIn('你写到“组织团日活动11次；”，最难的是哪一次？', '')).toBe('组织团日活动11次');
  expect(quotedIn('讲一讲', '牵头“降耗”小组。')).toBe('牵头降耗小组');
});
