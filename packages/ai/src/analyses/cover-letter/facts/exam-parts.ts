import { qualificationClaims } from '#src/guards/facts/qualification-claims.js';
import type { ResumeFacts } from './resume-facts.js';

/** All parts of an exam passed, or its certificate held. */
const WHOLE =
  /全科|全部(?:科目|课程)?|所有(?:科目|课程)|六科|专业阶段|持有|证书|执业证|已?(?:取得|考取|拿到|拿下)/u;
/** What is passed in part, studied for or registered for is not held. */
const IN_PART =
  /(?<![全六所])[\d一二两三四五]\s?\/?\s?\d?\s?[科门](?!全)|部分科目|单科|客观题|主观题|待出(?:成绩|分)|等成绩|在考|备考|报考|报名|在读|待考|已过[\d一二两三四五]|还差|剩/u;

const keysIn = (text: string): string[] => qualificationClaims(text).flatMap(({ keys }) => keys);

/** A whole qualification of which the résumé states only a part; null if there is none. */
export function wholeExam(clause: string, { lines }: ResumeFacts): { text: string; inResume: string } | null {
  if (!WHOLE.test(clause) || IN_PART.test(clause)) return null;
  const claimed = keysIn(clause);
  if (claimed.length === 0) return null;
  const parts = lines
    .filter(({ text }) => keysIn(text).some((key) => claimed.includes(key)))
    .map(({ text }) => partsOf(text, claimed));
  const ownPart = parts[0]?.[0];
  // A line without a part states the whole qualification.
  return ownPart === undefined || parts.some((own) => own.length === 0)
    ? null
    : { text: clause.trim(), inResume: ownPart };
}

/** The parts of a line, each from the name of one qualification to the next. */
const partsByName = (line: string): string[] =>
  line
    .split(/(?<=[|｜；;，,。、])/u)
    .reduce<string[]>(
      (parts, piece) =>
        parts.length > 0 && keysIn(piece).length === 0
          ? [...parts.slice(0, -1), `${parts.at(-1)}${piece}`]
          : [...parts, piece],
      [],
    )
    .map((part) => part.replace(/[|｜；;，,。、\s]+$/u, '').trim());

/** The parts of a line that name a qualification as passed in part. */
const partsOf = (line: string, keys: readonly string[]): string[] =>
  partsByName(line).filter((part) => IN_PART.test(part) && keysIn(part).some((key) => keys.includes(key)));
