import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const question = questionOf('ex-figure-source', {
  text: '简历里写“复购率达到46%”，这个数是怎么算出来的？主要靠哪件事做到的？',
});
const analysisOf = (text: string) => reportInterview(reported([[question, text]])).questions[0]!;

it('a figure that the answer replaces without being sure is settled first', () => {
  const { diagnosis, hitPoints, score } = analysisOf(
    '46%是后台的数，我记不太清了，可能当年是40%左右，主要是大家一起多回访。',
  );
  expect(diagnosis[0]).toMatch(/简历写“46%”.*“40%”/u);
  expect(hitPoints).toEqual([]);
  expect(score).toBeLessThan(60);
});

it.each([
  '46%是会员系统按季度导出的，买过两次的人除以总人数，原来是31%，主要靠生日回访。',
  '46%从收银系统来，可能漏了线下的几单，主要靠每周回访二十位老客。',
])('a figure that is kept is not doubted: %s', (text) => {
  expect(analysisOf(text).diagnosis.join('')).not.toContain('拿不准');
});
