import type { ResumeDocument } from '@qicheng/resume/document';

/** What no import brings along stays with the résumé that it is put into. */
const or = <Item>(read: readonly Item[], kept: readonly Item[]) => [...(read.length > 0 ? read : kept)];

/** A résumé with the content of another one: the words and the order of the import, its own look and papers. */
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
