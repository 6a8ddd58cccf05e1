// The 87 conditions of the Matterhorn Protocol 1.1 that a program can decide, all of them named, and the main ones of
// PDF/A-3b. 24 of the 87 are about kinds of fonts, forms and marks that a print never has (`without`): a file with one
// fails, whatever the protocol would say of it. All others are decided; where a file holds nothing that they are
// about, such as notes or layers, they are `absent`.
import { annotationConditions } from './matterhorn-annotations.js';
import { archiveConditions } from './archive.js';
import { metadataConditions } from './archive-metadata.js';
import type { Condition, Verdict } from './condition.js';
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

/** The conditions of one verdict, by their identifiers. */
export const conditionsWith = (verdict: Verdict, pdf: PdfUnderTest): string[] =>
  [...matterhorn, ...archive].filter((condition) => condition.verdict(pdf) === verdict).map(({ id }) => id);
