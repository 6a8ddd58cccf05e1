import { metadataConditions } from './archive-metadata.js';
import { archiveConditions } from './archive.js';
import type { Condition, Verdict } from './condition.js';
// All 87 conditions of the Matterhorn Protocol 1.1 that software can check, and the main ones of PDF/A-3b. 24 of the 87
// concern kinds of fonts, forms and marks that the product never prints (`without`): a file with one fails, whatever
// the protocol would decide. All others are checked; a condition is `absent` when the file contains nothing that it
// applies to, such as notes or layers.
import { annotationConditions } from './matterhorn-annotations.js';
import { documentConditions } from './matterhorn-document.js';
import { fontConditions } from './matterhorn-fonts.js';
import { structureConditions } from './matterhorn-structure.js';
import type { PdfUnderTest } from './pdf-under-test.js';

export const matterhorn: readonly Condition[] = [
  ...documentConditions,
  ...structureConditions,
  ...annotationConditions,
  ...fontConditions,
];

export const archive: readonly Condition[] = [...archiveConditions, ...metadataConditions];

/** Returns the ids of the conditions with one verdict. */
export const conditionsWith = (verdict: Verdict, pdf: PdfUnderTest): string[] =>
  [...matterhorn, ...archive].filter((condition) => condition.verdict(pdf) === verdict).map(({ id }) => id);
