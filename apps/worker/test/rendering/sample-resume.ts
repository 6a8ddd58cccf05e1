import { emptyDocument } from '@qicheng/resume/defaults';
import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { catalog, type TemplateCode } from '@qicheng/templates/catalog';

/** A black image for the photo of a résumé. */
export const PHOTO =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="7"><rect width="5" height="7"/></svg>',
  );

/** Returns the sample of a template, with a photo. */
export function ownSample(code: TemplateCode): ResumeDocument {
  const document = SAMPLES[catalog[code].sample]();
  document.meta.templateCode = code;
  document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
  return document;
}

/** Returns a résumé whose self evaluation is exactly these paragraphs. */
export function resumeOfParagraphs(paragraphs: string[], templateCode: string): ResumeDocument {
  const document = emptyDocument({ templateCode });
  document.basics = { name: { zh: '龑喆堃' }, phone: '13800000000' };
  document.selfEvaluation = paragraphs.slice(0, 60).map(paragraph);
  if (paragraphs.length > 60) {
    document.custom = [
      { id: 'more', kind: 'text', title: { zh: '补充' }, items: paragraphs.slice(60).map(paragraph) },
    ];
  }
  return document;
}

const paragraph = (text: string, index: number): Atom => ({
  id: `p${index}`,
  kind: 'paragraph',
  zh: [{ text }],
});
