import { showToast } from '@qicheng/ui/toast';
import { useEffect } from 'react';
import { useEditor } from '../store/editor-context.js';
import type { EditorStore } from '../store/editor-store.js';
import { addToOpenList, moveOpenItem, openExport } from './editor-acts.js';
import { isMac } from './shortcut-list.js';
import { openOverlay, useTools } from './tool-state.js';

type Act = () => boolean | void;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isChoosing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.tagName === 'SELECT' || target.getAttribute('role') === 'combobox');

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

function withMod(event: KeyboardEvent, editor: EditorStore, onSave: () => void): Act | null {
  const save = () => {
    onSave();
    showToast('success', '正在保存，无需等待');
  };
  switch (event.key.toLowerCase()) {
    case 's':
      return save;
    case 'y':
      return editor.redo;
    case 'z':
      return event.shiftKey ? editor.redo : editor.undo;
    case 'k':
      return event.shiftKey ? null : () => openOverlay('palette');
    case 'p':
      return event.shiftKey ? null : openExport;
    case 'enter':
      return isInDialog(event.target) ? null : () => addToOpenList(editor);
    default:
      return null;
  }
}

/** What a key press does; null leaves it to the browser, the text editor and the input method. */
export function actOf(event: KeyboardEvent, editor: EditorStore, onSave: () => void): Act | null {
  // 229 is a key that an input method swallowed in browsers that end the composition first.
  if (event.isComposing || event.keyCode === 229) return null;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return withMod(event, editor, onSave);
  if (event.ctrlKey || event.metaKey) return null;
  if (event.altKey) {
    // On a Mac Option and an arrow walk through the text; a choice opens by them everywhere.
    const isTaken = isChoosing(event.target) || (isMac() && isTyping(event.target));
    if (isTaken || event.shiftKey) return null;
    if (event.key === 'ArrowUp') return () => moveOpenItem(editor, -1);
    return event.key === 'ArrowDown' ? () => moveOpenItem(editor, 1) : null;
  }
  const isHelp = event.key === '?' || event.key === '？';
  return isHelp && !isTyping(event.target) && useTools.getState().overlay === null
    ? () => openOverlay('keys')
    : null;
}

/** The keys of the editor, wherever the focus is. */
export function useEditorKeys(onSave: () => void): void {
  const editor = useEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = actOf(event, editor, onSave);
      if (!act || act() === false) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [editor, onSave]);
}
