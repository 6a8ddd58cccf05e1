import { labelLine, labelPlace, valueText } from '@qicheng/resume/diff';
import type { ResumeDocument } from '@qicheng/resume/document';
import { type Choice, type Conflict, mergeDocuments, rebaseDocument } from '@qicheng/resume/merge';
import { sharing } from '@qicheng/resume/same-value';
import type { EditorContent } from '../store/editor-store.js';

export type { Choice };

/** A conflict to decide: a value that both sides changed. */
export interface ContentConflict {
  readonly key: string;
  readonly label: string;
  readonly kind: Conflict['kind'];
  /** The value as text; null if it was removed. */
  readonly base: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
  readonly canKeepBoth: boolean;
}

export interface MergedContent {
  readonly content: EditorContent;
  readonly conflicts: readonly ContentConflict[];
}

const TITLE = 'title';

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
  const named: ContentConflict = {
    key: TITLE,
    label: '简历名称',
    kind: 'value',
    base: base.title,
    mine: mine.title,
    theirs: theirs.title,
    canKeepBoth: false,
  };
  return {
    content: title === mine.title && document === mine.document ? mine : { title, document },
    conflicts: [
      ...(isTitleContested ? [named] : []),
      ...conflicts.map((conflict) => describe(conflict, document, mine.document)),
    ],
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

function describe(conflict: Conflict, merged: ResumeDocument, mine: ResumeDocument): ContentConflict {
  const label = labelPlace(
    conflict.kind === 'removal' && conflict.theirs === undefined ? mine : merged,
    conflict.path,
  );
  const words = (value: unknown): string | null => {
    if (conflict.kind === 'order') return orderLabel(merged, conflict.path, value);
    if (value === undefined) return conflict.kind === 'removal' ? null : '';
    return valueText(value, label.options);
  };
  return {
    key: conflict.key,
    label: labelLine(label),
    kind: conflict.kind,
    base: words(conflict.base),
    mine: words(conflict.mine),
    theirs: words(conflict.theirs),
    canKeepBoth: conflict.kind === 'value' && conflict.entry !== undefined,
  };
}

/** The items of a list by name, in order. */
function orderLabel(document: ResumeDocument, path: readonly string[], list: unknown): string {
  const members = (list ?? []) as readonly { id?: string; key?: string }[];
  const names = members.map(({ id, key }) => labelPlace(document, [...path, id ?? key ?? '']));
  return names.map(({ item, field }) => item ?? field ?? '').join('、');
}
