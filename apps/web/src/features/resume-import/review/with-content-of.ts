import type { ResumeDocument } from '@qicheng/resume/document';

/** Content that the import lacks stays as it is in the target résumé. */
const or = <Item>(read: readonly Item[], kept: readonly Item[]) => [...(read.length > 0 ? read : kept)];

/**
 * A résumé with imported content: text and order of the import, but its own style, letters and attachments.
 */
export function withContentOf(current: ResumeDocument, read: ResumeDocument): ResumeDocument {
  const { meta, basics, coverLetters, attachments } = current;
  const { photo } = basics;
  return {
    ...read,
    meta: { ...meta, sections: read.meta.sections },
    basics: { ...(photo && { photo }), ...read.basics },
    coverLetters: or(read.coverLetters, coverLetters),
    attachments: or(read.attachments, attachments),
  };
}
