import { FACT_QUESTIONS } from './fact-questions.js';

const factsOf = (line: string): string =>
  FACT_QUESTIONS.filter(({ pattern }) => pattern.test(line))
    .flatMap(({ facts }) => facts)
    .join('；');

it.each(['检查焊缝缺陷', '配合消防检查，无缺陷项', '挑出面料缺陷'])(
  'a defect outside software has no test cases: %s',
  (line) => {
    expect(factsOf(line)).not.toContain('用例数');
  },
);
it.each(['编写测试用例', '跟踪系统缺陷', '提交缺陷并回归'])('a defect of software has: %s', (line) => {
  expect(factsOf(line)).toContain('用例数');
});
