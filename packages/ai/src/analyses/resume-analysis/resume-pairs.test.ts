import { HELD_OUT_PAIRS } from '#test/resume-analysis/held-out-pairs.js';
import { TUNED_PAIRS } from '#test/resume-analysis/tuned-pairs.js';
import { type ResumePair, written, type Written } from '#test/resume-analysis/written-resume.js';
import { analysedResume } from './analyse.js';

const analysed = (resume: Written) =>
  analysedResume({
    resume: { title: '简历', language: 'zh', document: written(resume) },
    ...{ target: {}, modules: [], month: '2026-04', previous: null },
  });
// Includes the total that a résumé below the minimum length does not show.
const scoreOf = (resume: Written): number => analysed(resume).total;

/** The edits that did not raise the total before rounding. */
const unseen = (pairs: readonly ResumePair[]): string[] =>
  pairs.flatMap(({ edit, weak, improved }) => {
    const [before, after] = [scoreOf(weak), scoreOf(improved)];
    return after > before ? [] : [`${edit}：${before} → ${after}`];
  });

describe('an improved résumé scores higher than the weak one', () => {
  it('in the pairs that were used for tuning the rules', () => {
    expect(TUNED_PAIRS).toHaveLength(27);
    expect(unseen(TUNED_PAIRS)).toEqual([]);
  });

  it('in the pairs that were not used for tuning', () => {
    expect(HELD_OUT_PAIRS).toHaveLength(13);
    expect(unseen(HELD_OUT_PAIRS)).toEqual([]);
  });
});
