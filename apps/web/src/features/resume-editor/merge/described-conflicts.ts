import { labelLine, labelPlace, valueText } from '@qicheng/resume/diff';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { Conflict } from '@qicheng/resume/merge';
import type { EditorContent } from '../store/editor-store.js';
import { mergeContents, TITLE } from './merge-contents.js';

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

/** The conflicts of two versions with a common ancestor, in words. */
export function describeConflicts(
  base: EditorContent,
  mine: EditorContent,
  theirs: EditorContent,
): readonly ContentConflict[] {
  const { content, conflicts, isTitleContested } = mergeContents(base, mine, theirs);
  const titles: ContentConflict = {
    key: TITLE,
    label: '简历名称',
    kind: 'value',
    base: base.title,
    mine: mine.title,
    theirs: theirs.title,
    canKeepBoth: false,
  };
  return [
    ...(isTitleContested ? [titles] : []),
    ...conflicts.map((conflict) => describe(conflict, content.document, mine.document)),
  ];
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
