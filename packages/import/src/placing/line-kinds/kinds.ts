/** What a piece of a line is to a résumé. `said` goes on with the entry above. The order is that of the weights. */
export const LINE_KINDS = [
  'person',
  'wish',
  'heading',
  'education',
  'work',
  'internships',
  'projects',
  'campus',
  'practice',
  'research',
  'said',
  'awards',
  'certificates',
  'languages',
  'skills',
  'hobbies',
  'papers',
  'selfEvaluation',
  'nothing',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Sections of entries with a head, a period and what is said below them. */
export const ENTRY_KINDS: ReadonlySet<string> = new Set([
  'education',
  'work',
  'internships',
  'projects',
  'campus',
  'practice',
  'research',
]);
