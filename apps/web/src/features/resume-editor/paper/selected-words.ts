import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { selectionAround } from './plain-writer.js';

/** What is selected or, where nothing is, the caret; null where the text does not have it. */
function rangeIn(element: HTMLElement): Range | null {
  const selection = selectionAround(element);
  if (!selection?.rangeCount) return null;
  const range = selection.getRangeAt(0);
  return element.contains(range.commonAncestorContainer) ? range : null;
}

/** As above, where a field beside the text has the focus and with it the selection of the browser. */
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

/** Where the selected words are, or the caret; null where that has no place, as in an emptied text. */
export function selectedBox(element: HTMLElement, editor: Editor | null): DOMRect | null {
  const box = rangeOf(element, editor)?.getBoundingClientRect();
  return box && box.height > 0 ? box : null;
}

/** Names the words that are selected in a text; empty for a mere caret. */
function selectedIn(element: HTMLElement | null, editor: Editor | null): string {
  const range = element && rangeOf(element, editor);
  return !range || range.collapsed ? '' : `${range.startOffset}-${range.endOffset} ${range.toString()}`;
}

/** Changes with what is selected in the text that is being written; empty for a mere caret. */
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
