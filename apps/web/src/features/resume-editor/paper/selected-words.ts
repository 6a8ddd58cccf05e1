import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { selectionAround } from './plain-writer.js';

/** The selection or caret inside the text; null if it is elsewhere. */
function rangeIn(element: HTMLElement): Range | null {
  const selection = selectionAround(element);
  if (!selection?.rangeCount) return null;
  const range = selection.getRangeAt(0);
  return element.contains(range.commonAncestorContainer) ? range : null;
}

/** The same, but also while a field beside the text has the focus and with it the browser's selection. */
function rangeOf(element: HTMLElement, editor: Editor | null): Range | null {
  const own = rangeIn(element);
  if (own || !editor) return own;
  const { from, to } = editor.state.selection;
  const [start, end] = [editor.view.domAtPos(from), editor.view.domAtPos(to)];
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range;
}

/** Box of the selection or caret; null if it has none, as in an emptied text. */
export function selectedBox(element: HTMLElement, editor: Editor | null): DOMRect | null {
  const box = rangeOf(element, editor)?.getBoundingClientRect();
  return box && box.height > 0 ? box : null;
}

/** The selected text; empty for a plain caret. */
function selectedIn(element: HTMLElement | null, editor: Editor | null): string {
  const range = element && rangeOf(element, editor);
  return !range || range.collapsed ? '' : `${range.startOffset}-${range.endOffset} ${range.toString()}`;
}

/** The text selected in the edited text, updated on change; empty for a plain caret. */
export function useSelectedWords(elementOf: () => HTMLElement | null, editor: Editor | null): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const follow = () => setWords(selectedIn(elementOf(), editor));
    follow();
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [elementOf, editor]);
  return words;
}
