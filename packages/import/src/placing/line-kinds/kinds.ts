/** The kinds of line pieces. `said` continues the entry above. The weights depend on this order. */
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

/** Sections of entries with a head, a period and statements below them. */
export const ENTRY_KINDS: ReadonlySet<string> = new Set([
  'education',
  'work',
  'internships',
  'projects',
  'campus',
  'practice',
  'research',
]);
