import type { Editor, JSONContent } from '@tiptap/core';
import type { Node as ProseNode, ResolvedPos } from '@tiptap/pm/model';
import { changeBetween, placeAfter } from '../store/undo-steps.js';

const textOf = (line: ProseNode): string => line.textBetween(0, line.content.size, undefined, '\n');

/**
 * Maps a position of the old document to the new one: in its line if that still exists, otherwise after the
 * change.
 */
function placeIn(now: ProseNode, former: ResolvedPos): number {
  const { doc: before, parentOffset, pos } = former;
  const line = former.depth > 0 ? former.node(1) : null;
  let place: number | null = null;
  now.forEach((node, offset) => {
    if (line === null || node.attrs['id'] !== line.attrs['id']) return;
    place = offset + 1 + placeAfter(changeBetween(textOf(line), textOf(node), parentOffset), parentOffset);
  });
  return Math.min(place ?? before.content.findDiffEnd(now.content)?.b ?? pos, now.content.size);
}

/**
 * Replaces the content. The caret stays with its text, and follows text inserted or removed at its position.
 */
export function replaceContent(editor: Editor, content: JSONContent): void {
  const { $from, $to } = editor.state.selection;
  editor.commands.setContent(content, { emitUpdate: false });
  const { doc } = editor.state;
  editor.commands.setTextSelection({ from: placeIn(doc, $from), to: placeIn(doc, $to) });
}
