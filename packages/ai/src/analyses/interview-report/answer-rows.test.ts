import { questionOf, reported } from '#test/interview/answer-pair.js';
import { ANSWER_ROWS } from '#test/interview/answer-rows.js';
import { reportInterview } from './report-interview.js';

const analysisOf = (id: string, position: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]], { position })).questions[0]!;

describe('answers to one question are scored in the order of their quality', () => {
  it.each(ANSWER_ROWS.map((row) => [row.question, row] as const))('%s', (id, row) => {
    const scoreOf = (text: string) => analysisOf(id, row.position, text).score;
    const long = scoreOf(row.goodLong);
    const short = scoreOf(row.goodShort);
    const scores = {
      silent: scoreOf(''),
      dishonest: scoreOf(row.dishonest),
      offTopic: scoreOf(row.offTopic),
      readAloud: scoreOf(row.readAloud),
      thin: scoreOf(row.thin),
    };
    expect([scores.silent, scores.dishonest]).toEqual([0, 0]);
    expect(scores.offTopic).toBeLessThanOrEqual(45);
    expect(scores.readAloud).toBeLessThanOrEqual(45);
    expect(scores.thin).toBeLessThanOrEqual(60);
    expect(scores.thin).toBeLessThan(short - 15);
    expect(short).toBeGreaterThanOrEqual(75);
    expect(long).toBeGreaterThanOrEqual(short - 5);
    expect(scoreOf(row.goodLong.repeat(8))).toBeLessThan(long - 5);
  });

  it.each(ANSWER_ROWS.map((row) => [row.question, row] as const))(
    '%s: a good short answer is neither rejected nor called short',
    (id, row) => {
      const { kind, diagnosis } = analysisOf(id, row.position, row.goodShort);
      expect([kind, diagnosis]).toEqual(['answered', [expect.not.stringMatching(/没有读到|还没有讲完/u)]]);
    },
  );
});
