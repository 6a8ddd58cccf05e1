import { isMac } from '#src/lib/device.js';
import { showToast } from '@qicheng/ui/toast';
import { useEffect } from 'react';
import { randomId } from '@qicheng/resume/ids';
import { useEditor } from '../store/editor-context.js';
import type { EditorStore } from '../store/editor-store.js';
import { openOverlay, useTools } from './tool-state.js';
import { shapeOf } from '../form/section-shape.js';
import { addItem, type Item, moveItem } from '../store/item-ops.js';
import { valueAt } from '../store/path.js';
import { findCustom } from '../store/section-ops.js';
import { addEntryOnSheet, flushSheet, usePaper } from '../paper/paper-state.js';
import { moveAcross, moveByStep } from '../paper/move-on-sheet.js';
import { openAddedItem, useView } from '../store/view-state.js';
import { stepThroughEdits } from './step-through-edits.js';

/** The list edited by the open form, or null. */
function openList(editor: EditorStore) {
  const { section, shownPanel } = useView.getState();
  const { document } = editor.getContent();
  const shape = shownPanel === 'sections' ? shapeOf(section, findCustom(document, section)?.kind) : null;
  if (shape?.kind !== 'list' && shape?.kind !== 'lines') return null;
  return { shape, items: (valueAt(document, shape.path) ?? []) as readonly Item[] };
}

/** Adds an item to the open section; false if it has no items. */
export function addToOpenList(editor: EditorStore): boolean {
  const list = openList(editor);
  if (!list) return false;
  const id = randomId();
  editor.edit(addItem(list.shape.path, { id }));
  openAddedItem(id);
  return true;
}

/**
 * Adds an item after the one edited on the sheet, or else to the open section unless another one is being
 * edited.
 */
function addEntry(editor: EditorStore): boolean {
  if (addEntryOnSheet()) return true;
  const { writing } = usePaper.getState();
  return (writing === null || writing.section === useView.getState().section) && addToOpenList(editor);
}

/** Moves the open item one position up or down. */
function moveOpenItem(editor: EditorStore, step: -1 | 1): boolean {
  const list = openList(editor);
  const position = list?.items.findIndex(({ id }) => id === useView.getState().openItem) ?? -1;
  if (!list || position < 0 || !list.items[position + step]) return false;
  editor.edit(moveItem(list.shape.path, position, position + step));
  return true;
}

/** Opens 导出, whose menu also prints. */
export function openExport(): boolean {
  // 分享, beside it, opens no list.
  const button = document.querySelector<HTMLElement>('[data-tour="export"] button[aria-expanded]');
  if (button?.getAttribute('aria-expanded') !== 'true') button?.click();
  button?.focus();
  return button !== null;
}

/** A shortcut as displayed; `Mod` is Ctrl, or ⌘ on a Mac. */
interface Shortcut {
  readonly keys: string;
  readonly label: string;
  readonly group: '保存与步骤' | '查找与跳转' | '条目' | '文字' | '在页面上写';
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'Mod+S', label: '立即保存', group: '保存与步骤' },
  { keys: 'Mod+Z', label: '撤销', group: '保存与步骤' },
  { keys: 'Mod+Shift+Z', label: '重做', group: '保存与步骤' },
  { keys: 'Mod+P', label: '导出与打印', group: '保存与步骤' },
  { keys: 'Mod+K', label: '快速跳转到模块、字段与操作', group: '查找与跳转' },
  { keys: '?', label: '查看全部快捷键（光标不在输入框时）', group: '查找与跳转' },
  {
    keys: 'Esc',
    label: '关闭抽屉与窗口；在页面上写单行文字时放弃修改，写描述时结束书写',
    group: '查找与跳转',
  },
  { keys: 'Mod+Enter', label: '在当前模块添加一条', group: '条目' },
  {
    keys: 'Alt+↑',
    label: '上移打开的条目；在页面上写时，上移光标所在的一条、条目或模块，到头后移入上一个同类条目或模块',
    group: '条目',
  },
  {
    keys: 'Alt+↓',
    label: '下移打开的条目；在页面上写时，下移光标所在的一条、条目或模块，到头后移入下一个同类条目或模块',
    group: '条目',
  },
  { keys: 'Alt+←', label: '双栏模板：把正在写的模块移到左栏', group: '在页面上写' },
  { keys: 'Alt+→', label: '双栏模板：把正在写的模块移到右栏', group: '在页面上写' },
  { keys: 'Mod+B', label: '加粗', group: '文字' },
  { keys: 'Mod+I', label: '斜体', group: '文字' },
  { keys: 'Mod+U', label: '下划线', group: '文字' },
  { keys: 'Mod+Shift+8', label: '项目符号', group: '文字' },
  { keys: 'Mod+Shift+7', label: '编号', group: '文字' },
  { keys: 'Enter', label: '光标在预览区时，从第一处文字开始写', group: '在页面上写' },
  {
    keys: 'Tab',
    label: '下一处文字；在日期等选择项上按 Enter 打开（Shift+Tab 上一处）',
    group: '在页面上写',
  },
  { keys: 'Alt+F10', label: '到文字旁的工具条', group: '在页面上写' },
];

/** Moves the part edited on the sheet; null if there is none. */
function moveOnSheet(editor: EditorStore, step: 1 | -1): boolean | null {
  const { writing, selection, controller } = usePaper.getState();
  return writing && controller ? moveByStep(editor, controller, selection, step) : null;
}

/** Moves the edited section into the other column; false if there is none. */
function crossOnSheet(editor: EditorStore, step: 1 | -1): boolean {
  const { writing, selection, controller } = usePaper.getState();
  return writing !== null && controller !== null && moveAcross(editor, controller, selection, step);
}

type EditorAction = (editor: EditorStore) => boolean | void;

const WITH_ALT: Readonly<Record<string, EditorAction>> = {
  ArrowUp: (editor) => moveOnSheet(editor, -1) ?? moveOpenItem(editor, -1),
  ArrowDown: (editor) => moveOnSheet(editor, 1) ?? moveOpenItem(editor, 1),
  ArrowLeft: (editor) => crossOnSheet(editor, -1),
  ArrowRight: (editor) => crossOnSheet(editor, 1),
};

type KeyAction = () => boolean | void;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The element that received the key: the shadow tree of the sheet retargets the event. */
const targetOf = (event: KeyboardEvent): EventTarget | null => event.composedPath()[0] ?? event.target;

const isChoosing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.tagName === 'SELECT' || target.getAttribute('role') === 'combobox');

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

function withMod(event: KeyboardEvent, editor: EditorStore, onSave: () => void): KeyAction | null {
  const save = () => {
    onSave();
    showToast('success', '正在保存，无需等待');
  };
  switch (event.key.toLowerCase()) {
    case 's':
      return save;
    case 'y':
      return () => stepThroughEdits(editor, 'redo');
    case 'z':
      return () => stepThroughEdits(editor, event.shiftKey ? 'redo' : 'undo');
    case 'k':
      return event.shiftKey ? null : () => openOverlay('palette');
    case 'p':
      return event.shiftKey ? null : openExport;
    case 'enter':
      return isInDialog(event.target) ? null : () => addEntry(editor);
    default:
      return null;
  }
}

/** The action of a key press; null leaves it to the browser, the text editor or the input method. */
export function actionOf(event: KeyboardEvent, editor: EditorStore, onSave: () => void): KeyAction | null {
  // 229 is a key consumed by an input method, in browsers that end the composition first.
  if (event.isComposing || event.keyCode === 229) return null;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return withMod(event, editor, onSave);
  if (event.ctrlKey || event.metaKey) return null;
  if (event.altKey) {
    // On a Mac, Option with an arrow moves the caret; on every system it opens a select.
    const isTaken = isChoosing(event.target) || (isMac() && isTyping(targetOf(event)));
    if (isTaken || event.shiftKey) return null;
    const action = WITH_ALT[event.key];
    return action ? () => action(editor) : null;
  }
  const isHelp = event.key === '?' || event.key === '？';
  return isHelp && !isTyping(targetOf(event)) && useTools.getState().overlay === null
    ? () => openOverlay('keys')
    : null;
}

/** The editor's shortcuts, wherever the focus is. */
export function useEditorKeys(onSave: () => void): void {
  const editor = useEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) flushSheet();
      const action = actionOf(event, editor, onSave);
      if (!action || action() === false) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onCompose = ({ type }: CompositionEvent) => editor.compose(type === 'compositionstart');
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('compositionstart', onCompose, true);
    window.addEventListener('compositionend', onCompose, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('compositionstart', onCompose, true);
      window.removeEventListener('compositionend', onCompose, true);
    };
  }, [editor, onSave]);
}
