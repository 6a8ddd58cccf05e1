import { splitDenials } from './affirmed.js';
import type { FactMatch } from './match-dates.js';
import { evidenceIn, type ProvingText, type ResumeReading } from './read-resume.js';

/** What a résumé answers to a condition. */
export const answered = (state: FactMatch['state'], reason: string, text?: ProvingText): FactMatch => ({
  state,
  reason,
  atoms: text ? [evidenceIn(text)] : [],
});

/** Where it says nothing. */
export const UNSTATED = answered('待确认', '简历没有写是否接受');

/** All texts, with those of the job intention. */
export const everyText = ({ texts, intentions }: ResumeReading): readonly ProvingText[] => [
  ...texts,
  ...intentions,
];

/** The first text with a matching denial. */
export function findDenial(
  reading: ResumeReading,
  isMeant: (clause: string) => boolean,
): { text: ProvingText | undefined; clause: string } | null {
  for (const text of everyText(reading)) {
    const clause = text.denied.find(isMeant);
    if (clause !== undefined) return { text, clause };
  }
  const clause = reading.unplaced.flatMap((line) => splitDenials(line).denied).find(isMeant);
  return clause === undefined ? null : { text: undefined, clause };
}
