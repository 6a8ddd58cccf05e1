import { importFile } from '../../packages/import/dist/index.js';

/** The document that a pasted text gives; null where it is not taken for a résumé. @param {string} text */
export async function documentOf(text) {
  try {
    return (await importFile({ bytes: new TextEncoder().encode(text), name: 'resume.txt' })).document;
  } catch {
    return null;
  }
}
