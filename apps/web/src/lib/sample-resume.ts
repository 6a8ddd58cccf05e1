import type { ResumeDocument } from '@qicheng/resume/document';
import { type SampleName, SAMPLES } from '@qicheng/resume/samples';

interface SampleResume {
  document: ResumeDocument;
  /** A drawing of the résumé's owner. */
  photoUrl: string | undefined;
}

/** A sample for template previews: with a photo in Chinese, as is usual, and without one in English. */
export function sampleResume(name: SampleName): SampleResume {
  const document = SAMPLES[name]();
  if (document.meta.lang === 'en') return { document, photoUrl: undefined };
  const basics = { ...document.basics, photo: { fileId: name, ratio: 'oneInch' as const } };
  return { document: { ...document, basics }, photoUrl: `/portraits/${name}.svg` };
}
