import { importFile } from '../../packages/import/dist/index.js';

/** What a pasted text gives; null where it is not taken for a résumé. @param {string} text */
export async function importOf(text) {
  try {
    return await importFile({ bytes: new TextEncoder().encode(text), name: 'resume.txt' });
  } catch {
    return null;
  }
}

/** The document that a pasted text gives; null where it is not taken for a résumé. @param {string} text */
export const documentOf = async (text) => (await importOf(text))?.document ?? null;
