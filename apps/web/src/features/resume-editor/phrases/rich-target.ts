import type { AtomKind } from '@qicheng/resume/document';
import type { Editor } from '@tiptap/core';
import { create } from 'zustand';

interface RichTarget {
  /** The text that was written in last, and what it is called. */
  target: { readonly editor: Editor; readonly label: string } | null;
}

/** Where a phrase goes: the text field that has or had the cursor. */
export const useRichTarget = create<RichTarget>()(() => ({ target: null }));

export const aimAt = (editor: Editor, label: string) => useRichTarget.setState({ target: { editor, label } });

/** Forgets a text editor that is gone. */
export const forget = (editor: Editor) =>
  useRichTarget.setState(({ target }) => (target?.editor === editor ? { target: null } : { target }));

/** Puts lines behind the line of the cursor as statements of its kind; an empty line is filled. */
export function insertLines(editor: Editor, lines: readonly string[]): void {
  const { $from } = editor.state.selection;
  const kind = ($from.parent.attrs['kind'] ?? 'bullet') as AtomKind;
  const nodes = lines.map((text) => ({ type: 'atom', attrs: { kind }, content: [{ type: 'text', text }] }));
  const isEmpty = $from.parent.content.size === 0;
  const at = isEmpty ? { from: $from.before(1), to: $from.after(1) } : $from.after(1);
  editor.chain().insertContentAt(at, nodes).focus().run();
}
