import { questionOf, reported } from '#test/interview/answer-pair.js';
import { HELD_OUT_PAIRS } from '#test/interview/held-out-pairs.js';
import { TUNED_PAIRS } from '#test/interview/tuned-pairs.js';
import { reportInterview } from './report-interview.js';

const scoreOf = (question: string, position: string, text: string): number =>
  reportInterview(reported([[questionOf(question), text]], { position })).questions[0]?.score ?? Number.NaN;

describe('an improved answer scores higher', () => {
  it('in at least fifteen pairs, a third of which were not used for tuning', () => {
    const all = TUNED_PAIRS.length + HELD_OUT_PAIRS.length;
    expect(all).toBeGreaterThanOrEqual(15);
    expect(HELD_OUT_PAIRS.length / all).toBeGreaterThanOrEqual(1 / 3);
  });

  it.each([...TUNED_PAIRS, ...HELD_OUT_PAIRS].map((pair) => [pair.edit, pair] as const))(
    '%s',
    (_edit, { question, position, weak, improved }) => {
      const [before, after] = [scoreOf(question, position, weak), scoreOf(question, position, improved)];
      expect(after).toBeGreaterThan(before + 10);
    },
  );
});
