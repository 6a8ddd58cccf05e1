import { interviewReportResult, leastAnswers } from '@qicheng/analysis/interview-report';
import { report } from '@qicheng/analysis/report';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { TUNED_PAIRS } from '#test/interview/tuned-pairs.js';
import { reportInterview } from './report-interview.js';
import { reportOfInterviewReport } from './report.js';

/** Eight questions, the first `count` of which are answered well. */
function answeredOf(count: number, last = '') {
  const pairs = TUNED_PAIRS.slice(0, 8);
  return reported(
    pairs.map(({ question, improved }, place) => {
      const text = place < count ? improved : place === count ? last : '';
      return [questionOf(question, { id: `q${place + 1}` }), text] as const;
    }),
    { earlier: [{ runId: 'a', date: '2026-11-01', score: 40, dimensions: [{ key: 'fit', score: 30 }] }] },
  );
}
const OFF_TOPIC =
  '我平时喜欢吃拌面和抓饭，周末常和室友去校门口那家店，老板很热情，分量也足，大家都爱去那里吃饭。';

describe('a report of few answers', () => {
  it('has scores of the answers, but no total, readiness tier or trend', () => {
    const input = answeredOf(3);
    const result = interviewReportResult.parse(reportInterview(input));
    expect(result).toMatchObject({ answered: 3, overall: null, readiness: null, delta: null, changes: [] });
    expect(result.trend.map(({ runId }) => runId)).toEqual(['a']);
    expect(result.questions.slice(0, 3).every(({ score }) => score > 50)).toBe(true);
    for (const { score } of result.dimensions) expect(score).toBeGreaterThan(40);
    expect(result.notes[0]).toBe(
      '答了 3 / 8 题，不到一半，不给总分和准备程度；各维度只按答了的题计算，每题的情况见逐题分析。',
    );
    const printed = JSON.stringify(report.parse(reportOfInterviewReport(input, result)));
    expect(printed).toContain('3 / 8');
    expect(printed).not.toContain('总分"');
  });

  it('is possible for one answer of a drill of three questions, without a total', () => {
    const { questions, answers, ...input } = answeredOf(1);
    const result = interviewReportResult.parse(
      reportInterview({ ...input, questions: questions.slice(0, 3), answers: answers.slice(0, 3) }),
    );
    expect(result).toMatchObject({ answered: 1, overall: null });
    expect(leastAnswers(3)).toBe(1);
    expect(leastAnswers(4)).toBe(3);
  });

  it('has a total if at least half of the questions and three of them are answered', () => {
    expect(reportInterview(answeredOf(4)).overall).not.toBeNull();
    const few = answeredOf(2);
    const four = { ...few, questions: few.questions.slice(0, 4), answers: few.answers.slice(0, 4) };
    expect(reportInterview(four).overall).toBeNull();
  });

  it('does not count an off-topic answer', () => {
    expect(reportInterview(answeredOf(3, OFF_TOPIC))).toMatchObject({ answered: 3, overall: null });
  });
});
