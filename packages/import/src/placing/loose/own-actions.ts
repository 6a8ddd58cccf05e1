import { type EntryPlace, isShortHead } from './spoken-entries.js';

/** 项目：…, 项目二：… below an employment with its own heading: statements of that employment. */
export const PROJECT_OF_JOB = /^项目[一二三四五\d]?$/u;

/** 主要负责…, 日均…: statements of the entry above, whatever else they mention. */
export const OWN_ACTION = /^(?:主要)?(?:负责|参与|协助|主导|从事)|^(?:日均|月均|年均|累计|每[天日周月])/u;

/** 我从2018年就做餐饮，现在管3个店: an opening sentence with years or figures of the person's work. */
const DESCRIBES_WORK = /^(?=.{20})(?=.*[，,；;])(?=.*\d)(?:我|本人|从业|从事|做了?|干了?|有|入行)/su;
export const placeOfOpening = (text: string): 'selfEvaluation' | 'unplaced' =>
  DESCRIBES_WORK.test(text) ? 'selfEvaluation' : 'unplaced';

/** A period with two short names continues the kind of the entries above. */
export function continuedPlace(text: string, entry: EntryPlace | null): EntryPlace | null {
  if (!isShortHead(text)) return null;
  return entry === null || entry === 'education' ? 'work' : entry;
}
