import { type Choice, type Conflict, mergeDocuments, rebaseDocument } from '@qicheng/resume/merge';
import { sharing } from '@qicheng/resume/same-value';
import type { EditorContent } from '../store/editor-store.js';

interface MergedContent {
  readonly content: EditorContent;
  readonly isTitleContested: boolean;
  /** Conflicts in the document. */
  readonly conflicts: readonly Conflict[];
}

/** Key of the conflict between two titles. */
export const TITLE = 'title';

/** Merges two versions with a common ancestor; undecided conflicts resolve to `mine`. */
export function mergeContents(
  base: EditorContent,
  mine: EditorContent,
  theirs: EditorContent,
  choices: ReadonlyMap<string, Choice> = new Map(),
): MergedContent {
  const later = sharing(base.document, theirs.document);
  const { document, conflicts } = mergeDocuments(base.document, mine.document, later, choices);
  const isTitleContested =
    mine.title !== base.title && theirs.title !== base.title && mine.title !== theirs.title;
  const takesTheirs = isTitleContested ? choices.get(TITLE) === 'theirs' : mine.title === base.title;
  const title = takesTheirs ? theirs.title : mine.title;
  return {
    content: title === mine.title && document === mine.document ? mine : { title, document },
    isTitleContested,
    conflicts,
  };
}

/** Rebases an earlier state of this editor onto changes from elsewhere. */
export function rebaseContent(base: EditorContent, theirs: EditorContent) {
  const later = sharing(base.document, theirs.document);
  return (former: EditorContent): EditorContent => ({
    title: former.title === base.title ? theirs.title : former.title,
    document: rebaseDocument(base.document, former.document, later),
  });
}
