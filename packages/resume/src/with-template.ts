import type { ResumeDocument } from './document.js';

/** The document with another template. */
export const withTemplate = (document: ResumeDocument, templateCode: string): ResumeDocument => ({
  ...document,
  meta: { ...document.meta, templateCode },
});
