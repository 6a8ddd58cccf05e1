import type { ResumeDocument } from './document.js';

/** The document in a template, which may be another than its own. */
export const withTemplate = (document: ResumeDocument, templateCode: string): ResumeDocument => ({
  ...document,
  meta: { ...document.meta, templateCode },
});
