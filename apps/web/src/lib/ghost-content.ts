import type { ResumeDocument } from '@qicheng/resume/document';
import { hasContent } from '@qicheng/resume/placements';
import { SECTIONS, type SectionKey } from '@qicheng/resume/sections';

/** A résumé with this many filled sections is enough to show a design. */
const ENOUGH_SECTIONS = 3;
/** Template name of the section that prints the basics. */
const HEADER = 'header';

export interface GhostedResume {
  readonly document: ResumeDocument;
  /** The sections with sample text. */
  readonly ghosts: readonly string[];
}

/** Whether a thumbnail of this résumé would be nearly empty. */
export const needsGhosts = (document: ResumeDocument): boolean =>
  document.basics.name === undefined || filledSections(document).length < ENOUGH_SECTIONS;

const filledSections = (document: ResumeDocument): SectionKey[] =>
  SECTIONS.map(({ key }) => key).filter((key) => hasContent(document, key));

/**
 * For thumbnails: the résumé with sample text in its empty sections; the owner's content and settings stay.
 */
export function withGhosts(document: ResumeDocument, sample: ResumeDocument): GhostedResume {
  if (!needsGhosts(document)) return { document, ghosts: [] };
  const isNamed = document.basics.name !== undefined;
  const hidden = new Set(document.meta.sections.filter(({ visible }) => !visible).map(({ key }) => key));
  const borrowed =
    filledSections(document).length < ENOUGH_SECTIONS
      ? SECTIONS.map(({ key }) => key).filter(
          (key) => hasContent(sample, key) && !hasContent(document, key) && !hidden.has(key),
        )
      : [];
  return {
    document: {
      ...document,
      basics: isNamed ? document.basics : { ...sample.basics, ...document.basics },
      ...Object.fromEntries(borrowed.map((key) => [key, sample[key]])),
    },
    ghosts: isNamed ? borrowed : [HEADER, ...borrowed],
  };
}
