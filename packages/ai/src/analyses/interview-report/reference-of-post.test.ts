import { questionOf, reported } from '#test/interview/answer-pair.js';
import { bankEntry } from '../interview/bank.js';
import { ofPost } from '../interview/tailor.js';
import { reportInterview } from './report-interview.js';

const referenceOf = (id: string, position: string) =>
  reportInterview(reported([[questionOf(id), '先看账，再定目标。']], { position })).questions[0]!
    .referenceAnswer;

it('the head of a unit is not told to work under guidance in the first months', () => {
  expect(referenceOf('mg-first-90', '餐厅店长')).toMatch(/摸底.*责任人/u);
  expect(referenceOf('mg-first-90', '餐厅店长')).not.toContain('每周请人看');
});

it('legal work in a company answers to a superior, in a law firm to a lawyer', () => {
  expect(referenceOf('paralegal-draft', '法务专员')).not.toContain('律师');
  expect(referenceOf('paralegal-draft', '律师助理')).toContain('律师');
});

it('questions of a trade are put to the head of it as to one who leads the work', () => {
  const text = ofPost(bankEntry('store-rush'), '仓储主管').text;
  expect(text).toContain('排人');
  const [analysis] = reportInterview(
    reported([[questionOf('store-rush', { text }), '先看账，再定目标。']], { position: '仓储主管' }),
  ).questions;
  expect(analysis?.referenceAnswer).toMatch(/算人.*分波次/u);
  // An earlier interview asked the question as it is put to everybody.
  expect(referenceOf('store-rush', '仓储主管')).not.toContain('算人');
  expect(ofPost(bankEntry('store-rush'), '仓库拣货员')).toEqual(bankEntry('store-rush'));
  expect(ofPost(bankEntry('paralegal-research'), '法务专员').text).toMatch(/^主管让你/u);
});
