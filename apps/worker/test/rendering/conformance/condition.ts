import type { PdfUnderTest } from './pdf-under-test.js';

/** `absent`: the file holds nothing that the condition is about. */
export type Verdict = 'pass' | 'fail' | 'absent';

export interface Condition {
  /** Of the Matterhorn Protocol 1.1 (01-003), or the clause of ISO 19005-3 behind `A`. */
  id: string;
  about: string;
  verdict: (pdf: PdfUnderTest) => Verdict;
}

/** Holds for each of some things. */
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

/** Holds for the file as a whole. */
export const whole = (id: string, about: string, isRight: (pdf: PdfUnderTest) => boolean): Condition => ({
  id,
  about,
  verdict: (pdf) => (isRight(pdf) ? 'pass' : 'fail'),
});

/** A print has no such thing, so that the condition is met for want of it; a file with one fails. */
export const without = (
  id: string,
  about: string,
  things: (pdf: PdfUnderTest) => readonly unknown[],
): Condition => ({ id, about, verdict: (pdf) => (things(pdf).length === 0 ? 'absent' : 'fail') });
