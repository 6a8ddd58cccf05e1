import { showToast } from '@qicheng/ui/toast';
import { flushSync } from 'react-dom';
import { announce } from '#src/components/announcer.jsx';
import { flushSheet } from '../paper/paper-state.js';
import type { EditorStore } from '../store/editor-store.js';
import { changeBetween } from '../store/text-change.js';
import { openSection, useView } from '../store/view-state.js';
import { changedPlace } from './changed-place.js';

const isTextBox = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && element.selectionStart !== null) ||
  element instanceof HTMLTextAreaElement;

const DONE = { undo: '已撤销', redo: '已重做' } as const;

/** In a narrow window, undo or redo may change something out of view. */
const ONE_PANE = '(max-width: 899px)';

/** Announces what a step changed, and opens it while the forms are shown. */
function announceStep(step: 'undo' | 'redo', change: ReturnType<typeof changedPlace>): void {
  if (!change) return;
  const text = `${DONE[step]}：${change.name}`;
  if (!window.matchMedia(ONE_PANE).matches) return announce(text);
  showToast('info', text);
  const { pane, shownPanel, section, openItem } = useView.getState();
  if (change.section === undefined || pane !== 'edit' || shownPanel !== 'sections') return;
  // Reopening an open form would reset its scroll position.
  if (change.section !== section || (change.item !== undefined && change.item !== openItem))
    openSection(change.section, change.item);
}

/** Undoes or redoes one step. The focused input shows it at once, with the caret after the change. */
export function stepThroughEdits(editor: EditorStore, step: 'undo' | 'redo'): void {
  flushSheet();
  const box = document.activeElement;
  const before = isTextBox(box) ? box.value : '';
  const former = editor.getContent();
  flushSync(editor[step]);
  if (!isTextBox(box) || document.activeElement !== box || box.value === before)
    return announceStep(step, changedPlace(former, editor.getContent()));
  const { at, inserted } = changeBetween(before, box.value);
  box.setSelectionRange(at + inserted.length, at + inserted.length);
}
