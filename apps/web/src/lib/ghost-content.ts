import type { ResumeDocument } from '@qicheng/resume/document';
import { hasContent } from '@qicheng/resume/placements';
import { SECTIONS, type SectionKey } from '@qicheng/resume/sections';

/** A résumé with this many filled sections shows by itself what a design looks like. */
const ENOUGH_SECTIONS = 3;
/** What templates call the part that the basics print. */
const HEADER = 'header';

export interface GhostedResume {
  readonly document: ResumeDocument;
  /** The sections whose words are borrowed. */
  readonly ghosts: readonly string[];
}

/** Whether so little is written that a thumbnail would be next to empty. */
export const needsGhosts = (document: ResumeDocument): boolean =>
  document.basics.name === undefined || filledSections(document).length < ENOUGH_SECTIONS;

const filledSections = (document: ResumeDocument): SectionKey[] =>
  SECTIONS.map(({ key }) => key).filter((key) => hasContent(document, key));

/** The résumé with words of a sample where it is empty, for thumbnails; what its owner wrote stays, and so do choices. */
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
