import type { ResumeDocument } from '@qicheng/resume/document';

/** Names the design for programs; no list of templates offers it, and no résumé is saved in it. */
export const ATS_TEMPLATE = 'ats';
const INK = '#1C2430';

/**
 * The same content for programs that read résumés (applicant tracking systems): one column in the order of the document,
 * plain headings, neither photo nor drawings nor a footer. How dates are written and the paper stay the candidate's.
 */
export function atsDocument(document: ResumeDocument): ResumeDocument {
  const { dateForm, paper } = document.meta.style;
  return {
    ...document,
    meta: {
      ...document.meta,
      templateCode: ATS_TEMPLATE,
      style: {
        accent: INK,
        photoShown: false,
        ...(dateForm && { dateForm }),
        ...(paper && { paper }),
      },
      sections: document.meta.sections.map(
        ({ region: _region, style: _style, startsPage: _startsPage, ...placement }) => placement,
      ),
    },
  };
}
