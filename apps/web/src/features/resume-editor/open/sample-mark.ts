import type { ResumeDocument } from '@qicheng/resume/document';

/** Kept in the document's open part, so that another visit still knows it and saving needs nothing new. */
export const SAMPLE_MARK = 'sampleContent';

/** Whether the sheet still holds the words of a sample. */
export const isSample = ({ x }: ResumeDocument): boolean => x?.[SAMPLE_MARK] === true;
