import type { AtomKind } from '@qicheng/resume/document';
import type { Editor } from '@tiptap/core';

/** The kind of all selected lines, or null if they differ. */
export function selectedKind(editor: Editor): AtomKind | null {
  const kinds = new Set<AtomKind>();
  const { from, to } = editor.state.selection;
  editor.state.doc.nodesBetween(from, to, (node) => {
    if (node.type.name === 'atom') kinds.add(node.attrs['kind'] as AtomKind);
  });
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? kind : null;
}

/** Ids of the statements in the selection. */
export function selectedIds(editor: Editor): string[] {
  const ids: string[] = [];
  const { from, to } = editor.state.selection;
  editor.state.doc.nodesBetween(from, to, (node) => {
    const id: unknown = node.attrs['id'];
    if (node.type.name === 'atom' && typeof id === 'string') ids.push(id);
  });
  return ids;
}
