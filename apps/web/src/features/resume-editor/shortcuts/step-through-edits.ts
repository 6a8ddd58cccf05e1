import { flushSync } from 'react-dom';
import { flushSheet } from '../paper/paper-state.js';
import { changeBetween } from '../store/text-change.js';

const isTextBox = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && element.selectionStart !== null) ||
  element instanceof HTMLTextAreaElement;

/** Takes a step back or again. The box that somebody types in shows it at once, with the caret behind the change. */
export function stepThroughEdits(step: () => void): void {
  flushSheet();
  const box = document.activeElement;
  const before = isTextBox(box) ? box.value : '';
  flushSync(step);
  if (!isTextBox(box) || document.activeElement !== box || box.value === before) return;
  const { at, inserted } = changeBetween(before, box.value);
  box.setSelectionRange(at + inserted.length, at + inserted.length);
}
