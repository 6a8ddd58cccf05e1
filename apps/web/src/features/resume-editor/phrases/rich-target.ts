import type { AtomKind } from '@qicheng/resume/document';
import type { Editor } from '@tiptap/core';
import { create } from 'zustand';

interface RichTarget {
  /** The text editor used last, and its label. */
  target: { readonly editor: Editor; readonly label: string } | null;
}

/** Target of a phrase: the text field that has or last had the caret. */
export const useRichTarget = create<RichTarget>()(() => ({ target: null }));

export const setRichTarget = (editor: Editor, label: string) =>
  useRichTarget.setState({ target: { editor, label } });

/** Clears the target when its text editor is destroyed. */
export const clearRichTarget = (editor: Editor) =>
  useRichTarget.setState(({ target }) => (target?.editor === editor ? { target: null } : { target }));

/** Inserts lines after the caret's line as statements of the same kind; an empty line is filled. */
export function insertLines(editor: Editor, lines: readonly string[]): void {
  const { $from } = editor.state.selection;
  const kind = ($from.parent.attrs['kind'] ?? 'bullet') as AtomKind;
  const nodes = lines.map((text) => ({ type: 'atom', attrs: { kind }, content: [{ type: 'text', text }] }));
  const isEmpty = $from.parent.content.size === 0;
  const at = isEmpty ? { from: $from.before(1), to: $from.after(1) } : $from.after(1);
  editor.chain().insertContentAt(at, nodes).focus().run();
}
