import type { Finding } from '@qicheng/resume/check';
import type { EditorStore } from '../store/editor-store.js';
import { openSection, useView } from '../store/view-state.js';
import { valueAt } from '../store/path.js';
import { pointIn } from '../text-point.js';

type Target = Pick<Finding, 'place'> & Partial<Pick<Finding, 'pointer' | 'start' | 'end'>>;

const TRIES = 40;
const TRY_MS = 50;

const FOCUSABLE =
  '[contenteditable=true], input:not([type=hidden]):not([disabled]), textarea, select, button';

function boxOf(target: Target): HTMLElement | null {
  const { field } = target.place;
  const form = document.getElementById('pane-edit');
  if (field === undefined) return form?.querySelector<HTMLElement>('[contenteditable=true]') ?? null;
  const holder = form?.querySelector(`[data-field="${CSS.escape(field)}"]`);
  // The toolbar of a text precedes it in the DOM, so look for the text first.
  const text = holder?.querySelector<HTMLElement>('[contenteditable=true]');
  return text ?? holder?.querySelector<HTMLElement>(FOCUSABLE) ?? null;
}

/** Index of a statement in its list, from its pointer: /work/0/highlights/2/zh. */
const statementAt = ({ pointer = '' }: Target): number => Number(pointer.split('/').at(-2));

function selectIn(box: HTMLElement, target: Target): void {
  const { start, end } = target;
  if (start === undefined || end === undefined) return;
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) {
    if (box.value.length >= end) box.setSelectionRange(start, end);
    return;
  }
  const line = box.querySelectorAll('p')[statementAt(target)];
  if (!line) return;
  const range = document.createRange();
  range.setStart(...pointIn(line, start));
  range.setEnd(...pointIn(line, end));
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** The latest request, which replaces the earlier ones. */
let latest: Target | null = null;

/**
 * Opens the form of a location, scrolls its input into view and selects the finding's text. The request is dropped
 * when another form is opened before the input is mounted.
 */
export function focusPlace(editor: EditorStore, target: Target): void {
  const { section, itemId } = target.place;
  openSection(section, itemId ?? null);
  latest = target;
  const { openItem } = useView.getState();
  const isWanted = () => {
    const view = useView.getState();
    const isSameForm = view.section === section && view.openItem === openItem;
    return latest === target && isSameForm && view.shownPanel === 'sections';
  };
  const isStatements = Array.isArray(valueAt(editor.getContent().document, [section]));
  const attempt = (left: number) => {
    if (!isWanted()) return;
    const box = boxOf(target);
    // The text editor is mounted shortly after its form.
    const isEarly = target.place.atomId !== undefined && box !== null && !box.isContentEditable;
    if ((!box || isEarly) && left > 0) {
      const more = document.querySelector<HTMLElement>(
        '#pane-edit button[aria-expanded=false][aria-controls]',
      );
      if (left === TRIES - 4 && target.place.field !== undefined) more?.click();
      setTimeout(() => attempt(left - 1), TRY_MS);
      return;
    }
    if (!box || (isEarly && !isStatements)) return;
    box.scrollIntoView({ block: 'center' });
    box.focus();
    selectIn(box, target);
  };
  setTimeout(() => attempt(TRIES), 0);
}
