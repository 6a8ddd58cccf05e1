import { catalog, type TemplateCode } from '@qicheng/templates/catalog';
import { documentOf } from './compared-resumes.js';
import { findFaintText } from './find-faint-text.js';
import type { PreviewBrowser } from './preview-browser.js';

/** Users may choose any colour; the lightest ones are the hardest to read. */
const ANY_ACCENTS = ['#F2B705', '#7BC47F', '#FFFFFF', '#000000'];

export const ACCENTED_LOOKS = ['with a photo', 'with bands as headings'] as const;

/** Renders a résumé in every accent and returns the texts with too little contrast, by accent. */
export async function findFaintAccents(
  browser: PreviewBrowser,
  code: TemplateCode,
  look: (typeof ACCENTED_LOOKS)[number],
): Promise<string[]> {
  const document = documentOf({ kind: 'everySection', seed: 1, lang: 'zh' }, code);
  if (look === 'with bands as headings') {
    delete document.basics.photo;
    for (const section of document.meta.sections) section.style = { heading: 'band' };
  }
  await browser.show(document, 'zh');
  const faint: string[] = [];
  for (const accent of [...catalog[code].accents, ...ANY_ACCENTS]) {
    const found = await browser.read(findFaintText, accent);
    if (found) faint.push(`${accent}: ${found}`);
  }
  return faint;
}
