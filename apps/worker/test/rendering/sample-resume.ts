import { emptyDocument } from '@qicheng/resume/defaults';
import type { Atom, ResumeDocument } from '@qicheng/resume/document';

/** A résumé whose self evaluation is exactly these paragraphs. */
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
