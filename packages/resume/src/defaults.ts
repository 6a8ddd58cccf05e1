import type { ResumeDocument } from './document.js';
import { DOCUMENT_VERSION, type SectionPlacement } from './meta.js';
import { SECTIONS } from './sections.js';
import type { Language } from './text.js';

export const DEFAULT_TEMPLATE_CODE = 'tem0001';

/** All sections in the default order, the usual ones visible. */
export const defaultPlacements = (): SectionPlacement[] =>
  SECTIONS.map(({ key, initial }) => ({ key, visible: initial }));

/** A new résumé: nothing filled in, with the sections of a student's résumé visible. */
export function emptyDocument(choice: { templateCode?: string; lang?: Language } = {}): ResumeDocument {
  return {
    meta: {
      docVersion: DOCUMENT_VERSION,
      lang: choice.lang ?? 'zh',
      templateCode: choice.templateCode ?? DEFAULT_TEMPLATE_CODE,
      sections: defaultPlacements(),
      style: {},
    },
    basics: {},
    intention: {},
    education: [],
    campus: [],
    practice: [],
    internships: [],
    work: [],
    projects: [],
    research: [],
    papers: [],
    patents: [],
    softwareCopyrights: [],
    awards: [],
    certificates: [],
    languages: [],
    skills: [],
    selfEvaluation: [],
    hobbies: [],
    portfolio: [],
    references: [],
    family: [],
    coverLetters: [],
    custom: [],
    attachments: [],
  };
}
