import { interviewReportInput } from '@qicheng/analysis/interview-report';
import type { ResumeDocument } from '@qicheng/resume/document';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

function reportOn(line: string, answer: string) {
  const anchor = { pointer: '/work/0/highlights/0', quote: line };
  const question = questionOf('ex-figure-how', {
    ...{ anchor, requirement: undefined },
    text: `“${line}”主要是靠哪几步做到的？其中哪一步是你自己定的？`,
  });
  const input = reported([[question, answer]], { sample: 'electrician', position: '工艺员' });
  const work = [
    {
      ...{ id: 'w1', company: { zh: '海州市青禾制罐有限公司' }, title: { zh: '工艺员' } },
      period: { start: { y: 2019, m: 3 }, end: 'present' },
      highlights: [{ id: 'w1h', kind: 'bullet', zh: [{ text: line }] }],
    },
  ];
  const document = {
    ...input.resume.document,
    work,
    projects: [],
    internships: [],
  } as unknown as ResumeDocument;
  return reportInterview(interviewReportInput.parse({ ...input, resume: { ...input.resume, document } }));
}
const conflictsOf = (line: string, answer: string): string[] =>
  reportOn(line, answer).inconsistencies.map(({ advice }) => advice);

it.each([
  [
    '称重响应由 420 ms 降至 68 ms',
    '我换了滤波的办法，从 420 ms 降到 98 ms，每一步都记了。',
    '98 ms',
    '68 ms',
  ],
  ['称重响应由 420 ms 降至 68 ms', '优化前 520 ms，优化后 168 ms，主要是换了滤波。', '168 ms', '68 ms'],
  ['称重响应由 420 毫秒降至 68 毫秒', '我改了采样，最后降到九十八毫秒。', '九十八毫秒', '68 毫秒'],
  ['封口漏检率由 14% 降到 6%', '漏检率是从14%降到9%的，我加了一道复检。', '9%', '6%'],
])('a changed value is quoted next to that of the résumé: %s', (line, answer, said, stated) => {
  const advice = conflictsOf(line, answer).join('');
  expect(advice).toContain(`“${said}”`);
  expect(advice).toContain(`“${stated}”`);
});

it.each([
  ['称重响应由 420 ms 降至 68 ms', '先从 420 ms 降到 200 ms，后来换了滤波，降到 68 ms。'],
  ['称重响应由 420 ms 降至 68 ms', '换滤波以后就到了 68 毫秒，我自己测的。'],
  ['封口漏检率由 14% 降到 6%', '第一个月从14%降到9%，半年以后才到6%。'],
])('a value on the way is no contradiction: %s, %s', (line, answer) => {
  expect(conflictsOf(line, answer)).toEqual([]);
});

it('an answer that contradicts the résumé is not graded as good, the same answer with its figure is', () => {
  const line = '称重响应由 420 ms 降至 68 ms';
  const answer = (last: string): string =>
    `当时产线老报超时，我先记了三天的日志，发现慢在滤波。第一步把采样周期从 20 毫秒改成 5 毫秒，第二步换成滑动平均，因为原来的滤波要等满一秒；两步都是我定的。改完连测三批，响应从 420 ms 降到 ${last}，质检那边再没有停过线。`;
  const gradeFor = (last: string) => reportOn(line, answer(last)).questions[0]?.grade;
  expect(gradeFor('68 ms')).toBe('好');
  expect(gradeFor('98 ms')).toBe('可以');
});
