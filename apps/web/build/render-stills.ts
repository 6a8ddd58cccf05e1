import { catalog, type TemplateCode, templateCodes } from '@qicheng/templates/catalog';
import { printShell, renderResume } from '@qicheng/templates/print';
import { sampleResume } from '../src/lib/sample-resume.js';

/** The first page of each template as markup, and the style sheet that all of them share. */
export interface Stills {
  css: string;
  pages: Record<string, string>;
}

const EMPTY_LAYER = '<div class="page-layer" aria-hidden="true"></div>';
const ONE_PAPER =
  '<div class="page-layer" aria-hidden="true"><div class="page" style="top:0;height:297mm"><div></div></div></div>';

function firstPage(code: TemplateCode): string {
  const { document: sample, photoUrl } = sampleResume(catalog[code].sample);
  const document = { ...sample, meta: { ...sample.meta, templateCode: code } };
  const { html } = renderResume(document, document.meta.lang, photoUrl);
  return html.replace(EMPTY_LAYER, ONE_PAPER);
}

/**
 * Renders every template once, with the renderer that makes the files. `template-stills.ts` runs this file.
 * @public
 */
export function renderStills(): Stills {
  const css = /<style>([\s\S]*)<\/style>/.exec(printShell())?.[1] ?? '';
  return {
    css,
    pages: Object.fromEntries(templateCodes.map((code) => [code, firstPage(code)])),
  };
}
