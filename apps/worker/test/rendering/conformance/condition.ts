import type { PdfUnderTest } from './pdf-under-test.js';

/** `absent`: the file contains nothing that the condition applies to. */
export type Verdict = 'pass' | 'fail' | 'absent';

export interface Condition {
  /** The id in the Matterhorn Protocol 1.1 (01-003), or `A` and the clause of ISO 19005-3. */
  id: string;
  about: string;
  verdict: (pdf: PdfUnderTest) => Verdict;
}

/** A condition that each of some items must meet. */
export const each = <Thing>(
  id: string,
  about: string,
  things: (pdf: PdfUnderTest) => readonly Thing[],
  isRight: (thing: Thing, pdf: PdfUnderTest) => boolean,
): Condition => ({
  id,
  about,
  verdict: (pdf) => {
    const found = things(pdf);
    if (found.length === 0) return 'absent';
    return found.every((thing) => isRight(thing, pdf)) ? 'pass' : 'fail';
  },
});

/** A condition on the file as a whole. */
export const whole = (id: string, about: string, isRight: (pdf: PdfUnderTest) => boolean): Condition => ({
  id,
  about,
  verdict: (pdf) => (isRight(pdf) ? 'pass' : 'fail'),
});

/** A condition on something that the product never prints: it is met only by its absence. */
export const without = (
  id: string,
  about: string,
  things: (pdf: PdfUnderTest) => readonly unknown[],
): Condition => ({ id, about, verdict: (pdf) => (things(pdf).length === 0 ? 'absent' : 'fail') });
