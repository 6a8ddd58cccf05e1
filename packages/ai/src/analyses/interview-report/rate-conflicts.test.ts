import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

/** The sample résumé says 覆盖率由 41% 提高到 82%. */
const reportOn = (text: string) => reportInterview(reported([[questionOf('ex-difficulty'), text]]));

it('a rate that contradicts both values of the résumé is reported with what follows from them', () => {
  const { inconsistencies, toCheck } = reportOn(
    '当时我先补了核心接口的集成测试，再接进流水线，覆盖率提高了30%。',
  );
  expect(inconsistencies.map(({ advice }) => advice).join()).toContain('约提高 100%');
  expect(toCheck).toEqual([]);
});

it.each([
  '当时我先补了集成测试，后来覆盖率提高了100%。',
  '当时我先补了集成测试，后来覆盖率提高了41个百分点。',
])('a rate that follows from both values is not a contradiction: %s', (text) => {
  const { inconsistencies, toCheck } = reportOn(text);
  expect([...inconsistencies, ...toCheck].map(({ advice }) => advice)).toEqual([]);
});
