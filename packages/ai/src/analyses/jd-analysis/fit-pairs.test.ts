import type { FitPair } from '#test/jd/fit-pair.js';
import { HELD_OUT_FIT_PAIRS } from '#test/jd/held-out-pairs.js';
import { TUNED_FIT_PAIRS } from '#test/jd/tuned-pairs.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseJd } from './analyse.js';

const scoreOf = (resume: Written, text: string): number =>
  analyseJd({
    text,
    month: '2025-11',
    resume: { title: '简历', language: 'zh', document: written(resume) },
  }).overall?.score ?? -1;

/** The edits that did not improve the fit. */
const unseen = (pairs: readonly FitPair[]): string[] =>
  pairs.flatMap(({ edit, posting, weak, improved }) => {
    const [before, after] = [scoreOf(weak, posting), scoreOf(improved, posting)];
    return after > before ? [] : [`${edit}：${before} → ${after}`];
  });

const PASSING = 0.95;

describe('an improved résumé fits a posting better than the weak one', () => {
  it('in the pairs that were used for tuning the rules', () => {
    expect(TUNED_FIT_PAIRS).toHaveLength(13);
    expect(unseen(TUNED_FIT_PAIRS)).toEqual([]);
  });

  it('in 95 of 100 of all pairs, a third of which were not used for tuning', () => {
    expect(HELD_OUT_FIT_PAIRS).toHaveLength(7);
    const all = [...TUNED_FIT_PAIRS, ...HELD_OUT_FIT_PAIRS];
    expect(unseen(all).length).toBeLessThanOrEqual(all.length * (1 - PASSING));
  });
});
