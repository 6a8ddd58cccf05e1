import type { ResumeDocument } from '@qicheng/resume/document';

/** Code of the ATS design; no template list offers it, and no résumé is stored with it. */
export const ATS_TEMPLATE = 'ats';
const INK = '#1C2430';

/**
 * The same content for applicant tracking systems: one column in document order, plain headings, no photo,
 * icons or footer. Date format and paper stay the candidate's.
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
