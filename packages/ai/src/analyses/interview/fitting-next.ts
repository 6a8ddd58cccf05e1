import { isHelped } from './assistance.js';
import type { BankEntry } from './bank/bank-entry.js';
import type { Place } from './places.js';

/** A level that can last; a sum of money earned or handled once cannot. */
const LASTS = /率|[%％‰]|(?:由|从)[^，。；]*\d[^，。；]*(?:到|至)/u;
const OF_LASTING = /保持住/u;
/** Work that is finished and mostly one's own, whose number is neither kept up nor shared out. */
const FINISHED = /论文|毕业设计|实验|试验|课题|竞赛|大赛/u;
const OF_SHARE = /去掉你做的/u;
/** What only somebody who was indispensable is asked, and what only somebody who was guided is. */
const [OF_KEY_PERSON, OF_LEARNER] = [/你不在的那几天/u, /哪一步还要别人带/u];
const GUIDED = /^\/(?:internships|practice)\//u;
/** A question without the follow-ups that do not fit the number or the part of the candidate in a place. */
export function fittingNext(entry: BankEntry, { claim, text, entryName, entryPointer }: Place): BankEntry {
  const isGuided = GUIDED.test(entryPointer) || isHelped(text);
  const unfitting = isGuided ? OF_KEY_PERSON : OF_LEARNER;
  const isFinished = FINISHED.test(`${entryName}${text}`);
  const lasts = claim === null || (LASTS.test(claim.words) && !isFinished);
  return {
    ...entry,
    next: entry.next.filter(
      (asked) =>
        (lasts || !OF_LASTING.test(asked)) && !(isFinished && OF_SHARE.test(asked)) && !unfitting.test(asked),
    ),
  };
}
