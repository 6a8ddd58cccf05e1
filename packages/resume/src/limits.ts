/** Size limits of one résumé document. Single fields are generous; the whole is bounded by `DOCUMENT_BYTES`. */
export const DOCUMENT_BYTES = 200_000;

/** Characters of a résumé's title. */
export const MAX_RESUME_TITLE_LENGTH = 60;

export const LIMITS = {
  name: 120,
  line: 200,
  link: 1000,
  paragraph: 4000,
  letter: 20_000,
  spansPerAtom: 200,
  atomsPerItem: 60,
  itemsPerSection: 60,
  tagsPerItem: 60,
  customSections: 20,
  authorshipSpans: 2000,
  overrides: 500,
  englishWords: 500,
  extraKeys: 100,
  extraDepth: 8,
} as const;
