import { qualificationClaims } from '#src/guards/facts/qualification-claims.js';
import type { ResumeFacts } from './resume-facts.js';

/** All parts of an exam passed, or its certificate held. */
const WHOLE =
  /全科|全部(?:科目|课程)?|所有(?:科目|课程)|六科|专业阶段|持有|证书|执业证|已?(?:取得|考取|拿到|拿下)/u;
/** What is passed in part, studied for or registered for is not held. */
const IN_PART =
  /(?<![全六所])[\d一二两三四五]\s?\/?\s?\d?\s?[科门](?!全)|部分科目|单科|在考|备考|报考|报名|在读|待考|已过[\d一二两三四五]|还差|剩/u;

const keysIn = (text: string): string[] => qualificationClaims(text).flatMap(({ keys }) => keys);

/** A whole qualification of which the résumé states only a part; null if there is none. */
export function wholeExam(clause: string, { lines }: ResumeFacts): { text: string; told: string } | null {
  if (!WHOLE.test(clause) || IN_PART.test(clause)) return null;
  const claimed = keysIn(clause);
  if (claimed.length === 0) return null;
  const own = lines.filter(({ text }) => keysIn(text).some((key) => claimed.includes(key)));
  const partly = own.flatMap(({ text }) => partsOf(text, claimed));
  const wholly = own.some(({ text }) => partsOf(text, claimed).length === 0);
  const [told] = partly;
  return told === undefined || wholly ? null : { text: clause.trim(), told };
}

/** The pieces of a line that name a qualification as passed in part. */
const partsOf = (line: string, keys: readonly string[]): string[] =>
  line
    .split(/[|｜；;，,。、]/u)
    .map((piece) => piece.trim())
    .filter((piece) => IN_PART.test(piece) && keysIn(piece).some((key) => keys.includes(key)));
