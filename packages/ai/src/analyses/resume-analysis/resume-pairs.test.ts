import { HELD_OUT_PAIRS } from '#test/resume-analysis/held-out-pairs.js';
import { TUNED_PAIRS } from '#test/resume-analysis/tuned-pairs.js';
import { type ResumePair, written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseResume } from './analyse.js';

const analysed = (resume: Written) =>
  analyseResume({
    resume: { title: '简历', language: 'zh', document: written(resume) },
    ...{ target: {}, modules: [], month: '2026-04', previous: null },
  });
const fineScoreOf = (resume: Written): number =>
  analysed(resume).dimensions.reduce((sum, { score, weight }) => sum + score * weight, 0);

// Includes the total that a résumé below the minimum length does not show.
const scoreOf = (resume: Written): number => Math.round(fineScoreOf(resume) / 100);

/** The edits that did not raise the score. */
const unseen = (pairs: readonly ResumePair[]): string[] =>
  pairs.flatMap(({ edit, weak, improved }) => {
    const [before, after] = [scoreOf(weak), scoreOf(improved)];
    return after > before ? [] : [`${edit}：${before} → ${after}`];
  });

const PASSING = 0.95;

describe('an improved résumé scores higher than the weak one', () => {
  it('in the pairs that were used for tuning the rules', () => {
    expect(TUNED_PAIRS).toHaveLength(27);
    expect(unseen(TUNED_PAIRS)).toEqual([]);
  });

  it('in 95 of 100 of all pairs, a third of which were not used for tuning', () => {
    expect(HELD_OUT_PAIRS).toHaveLength(13);
    const all = [...TUNED_PAIRS, ...HELD_OUT_PAIRS];
    expect(unseen(all).length).toBeLessThanOrEqual(all.length * (1 - PASSING));
  });

  it('in every pair before rounding', () => {
    const flat = [...TUNED_PAIRS, ...HELD_OUT_PAIRS].filter(
      ({ weak, improved }) => fineScoreOf(improved) <= fineScoreOf(weak),
    );
    expect(flat.map(({ edit }) => edit)).toEqual([]);
  });
});
