import { clipped } from '../text/clipped.js';
import type { Judgement } from './judgement.js';
import { matchPhrase } from './match-phrase.js';
import { CLAIMED, type ResumeReading } from './read-resume.js';

/** Judges a clause that is only matched by praise without a figure: ROI遥遥领先. */
export function judgeBoast(text: string, isAnyOf: boolean, { texts }: ResumeReading): Judgement | null {
  const boasting = texts.filter(({ boasts, strength }) => boasts.length > 0 && strength > CLAIMED);
  const praised = boasting.map((each) => ({ ...each, affirmed: each.boasts.join('，') }));
  const [found] = matchPhrase(text, isAnyOf, praised).texts;
  return found
    ? {
        ...{ state: '未体现', value: 0, atoms: [] },
        reason: `简历只写了“${clipped(found.affirmed, 30)}”，没有数字和做法，不算证据`,
        action: '写出从多少到多少、怎么做到的；没有数字就删掉这样的形容。',
      }
    : null;
}
