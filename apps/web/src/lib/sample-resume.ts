import type { ResumeDocument } from '@qicheng/resume/document';
import { type SampleName, SAMPLES } from '@qicheng/resume/samples';

interface SampleResume {
  document: ResumeDocument;
  /** The drawing of the person whose résumé it is. */
  photoUrl: string | undefined;
}

/** A sample as pictures of templates show it: with the photo that is usual on a résumé in Chinese, and none in English. */
export function sampleResume(name: SampleName): SampleResume {
  const document = SAMPLES[name]();
  if (document.meta.lang === 'en') return { document, photoUrl: undefined };
  const basics = { ...document.basics, photo: { fileId: name, ratio: 'oneInch' as const } };
  return { document: { ...document, basics }, photoUrl: `/portraits/${name}.svg` };
}
