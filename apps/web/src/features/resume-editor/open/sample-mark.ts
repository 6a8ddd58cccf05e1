import type { ResumeDocument } from '@qicheng/resume/document';

/**
 * Stored in the document's extension object, so that it survives a reload and needs no change of the model.
 */
export const SAMPLE_MARK = 'sampleContent';

/** Whether the résumé still contains sample text. */
export const isSample = ({ x }: ResumeDocument): boolean => x?.[SAMPLE_MARK] === true;
