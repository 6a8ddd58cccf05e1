import { z } from 'zod';
import { basics } from './basics.js';
import { intention } from './intention.js';
import { entity, listOf } from './item.js';
import { DOCUMENT_BYTES, LIMITS } from './limits.js';
import { meta } from './meta.js';
import { atoms } from './rich-text.js';
import { paperItem, patentItem, researchItem, softwareCopyrightItem } from './sections/academic.js';
import { awardItem, certificateItem, languageItem, skillItem } from './sections/achievements.js';
import { customSection } from './sections/custom.js';
import { educationItem } from './sections/education.js';
import { campusItem, practiceItem, projectItem, workItem } from './sections/experience.js';
import { attachmentItem, coverLetterItem } from './sections/letters.js';
import { familyItem, hobbyItem, portfolioItem, referenceItem } from './sections/personal.js';
import { isStorableText } from './text.js';
import { unchangedCheck } from './unchanged-check.js';
import { unknownKeyFold } from './unknown-keys.js';

export * from './basics.js';
export * from './dates.js';
export * from './intention.js';
export type { Extras, JsonValue, PageBreak, Sensitivity, Verification } from './item.js';
export * from './limits.js';
export * from './meta.js';
export * from './rich-text.js';
export * from './sections/academic.js';
export * from './sections/achievements.js';
export * from './sections/custom.js';
export * from './sections/education.js';
export * from './sections/experience.js';
export * from './sections/letters.js';
export * from './sections/personal.js';
export type { I18nText, Language } from './text.js';

const documentBody = entity({
  meta,
  basics,
  intention,
  education: listOf(educationItem),
  campus: listOf(campusItem),
  practice: listOf(practiceItem),
  internships: listOf(workItem),
  work: listOf(workItem),
  projects: listOf(projectItem),
  research: listOf(researchItem),
  papers: listOf(paperItem),
  patents: listOf(patentItem),
  softwareCopyrights: listOf(softwareCopyrightItem),
  awards: listOf(awardItem),
  certificates: listOf(certificateItem),
  languages: listOf(languageItem),
  skills: listOf(skillItem),
  selfEvaluation: atoms.default([]),
  hobbies: listOf(hobbyItem),
  portfolio: listOf(portfolioItem),
  references: listOf(referenceItem),
  family: listOf(familyItem),
  coverLetters: listOf(coverLetterItem),
  custom: z.array(customSection).max(LIMITS.customSections).default([]),
  attachments: listOf(attachmentItem),
});

// A UTF-16 unit takes at most three bytes of UTF-8.
const MAX_BYTES_PER_UNIT = 3;

/** Whether a document with this JSON text is small enough to be stored. */
export const isWithinDocumentBytes = (text: string): boolean =>
  text.length * MAX_BYTES_PER_UNIT <= DOCUMENT_BYTES ||
  new TextEncoder().encode(text).length <= DOCUMENT_BYTES;

const foldUnknownKeys = unknownKeyFold(documentBody);

/** One résumé in the current version. Unknown keys are kept in `x`; use `readDocument` for stored or foreign data. */
export const resumeDocument = z.preprocess(
  (value) => foldUnknownKeys?.(value) ?? value,
  documentBody.refine(
    (value) => isWithinDocumentBytes(JSON.stringify(value)),
    '简历内容过长，请精简后再保存',
  ),
);
export type ResumeDocument = z.infer<typeof documentBody>;

let isUnchanged: ReturnType<typeof unchangedCheck> | undefined;

/**
 * Whether a JSON value is a complete document of the current version that parsing would return equal, apart from
 * its size. False decides nothing. The text is the value's, written by `JSON.stringify`.
 */
export function isCompleteDocument(value: unknown, text: string): value is ResumeDocument {
  // `JSON.stringify` writes every character that cannot be stored as such an escape.
  if (text.includes('\\u')) return false;
  isUnchanged ??= unchangedCheck(documentBody, [isStorableText]);
  return isUnchanged(value);
}
