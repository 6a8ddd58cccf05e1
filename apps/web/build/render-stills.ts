import { type SampleName, SAMPLES, sampleNames } from '@qicheng/resume/samples';
import { type TemplateCode, templateCodes } from '@qicheng/templates/catalog';
import { printShell, renderResume } from '@qicheng/templates/print';

/** The first page of each template as markup, and the style sheet that all of them share. */
export interface Stills {
  css: string;
  pages: Record<string, string>;
}

/** Whose résumé shows a template; another sample steps in for a template that is not named. */
const sitters: Partial<Record<TemplateCode, SampleName>> & Record<string, SampleName> = {
  tem0001: 'computerScience',
  tem0002: 'marketing',
  tem0003: 'accounting',
  tem0004: 'mechanical',
  tem0005: 'teaching',
  tem0006: 'nursing',
};

const EMPTY_LAYER = '<div class="page-layer" aria-hidden="true"></div>';
const ONE_PAPER =
  '<div class="page-layer" aria-hidden="true"><div class="page" style="top:0;height:297mm"><div></div></div></div>';

function firstPage(code: TemplateCode, place: number): string {
  const sitter = sitters[code] ?? sampleNames[place % sampleNames.length] ?? 'computerScience';
  const sample = SAMPLES[sitter]();
  const document = { ...sample, meta: { ...sample.meta, templateCode: code } };
  const { html } = renderResume(document, 'zh');
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
    pages: Object.fromEntries(templateCodes.map((code, place) => [code, firstPage(code, place)])),
  };
}
