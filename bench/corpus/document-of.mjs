import { importFile } from '../../packages/import/dist/index.js';

/** The draft of a pasted text; null if it is not recognised as a résumé. @param {string} text */
export async function importOf(text) {
  try {
    return await importFile({ bytes: new TextEncoder().encode(text), name: 'resume.txt' });
  } catch {
    return null;
  }
}

/** The document of a pasted text; null if it is not recognised as a résumé. @param {string} text */
export const documentOf = async (text) => (await importOf(text))?.document ?? null;
