import type { Finding } from '@qicheng/resume/check';
import type { ResumeDocument } from '@qicheng/resume/document';
import { pathOfId } from '../paper/document-texts.js';
import type { EditorStore } from '../store/editor-store.js';
import { openSection, useView } from '../store/view-state.js';
import { valueAt } from '../store/path.js';
import { pointIn } from '../text-point.js';

type Target = Pick<Finding, 'place'> & Partial<Pick<Finding, 'pointer' | 'start' | 'end'>>;

const TRIES = 40;
const TRY_MS = 50;

const FOCUSABLE =
  '[contenteditable=true], input:not([type=hidden]):not([disabled]), textarea, select, button';

/** The form elements from an entry to a field: the statements of a position are in its row of 内部任职. */
function stepsTo(document: ResumeDocument, { place }: Target): string[] {
  const { itemId, field, atomId } = place;
  const path = atomId === undefined ? null : pathOfId(document, atomId);
  const start = path === null || itemId === undefined ? -1 : path.indexOf(itemId);
  const names =
    path === null || start === -1 ? (field === undefined ? [] : [field]) : path.slice(start + 1, -1);
  return names.map(
    (name, index) => `[data-${index % 2 === 0 ? 'field' : 'row'}="${CSS.escape(String(name))}"]`,
  );
}

function boxOf(document: ResumeDocument, target: Target): HTMLElement | null {
  const form = globalThis.document.getElementById('pane-edit');
  if (!form) return null;
  const steps = stepsTo(document, target);
  if (steps.length === 0) return form.querySelector<HTMLElement>('[contenteditable=true]');
  const holder = form.querySelector(steps.join(' '));
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
  const isCurrent = () => {
    const view = useView.getState();
    const isSameForm = view.section === section && view.openItem === openItem;
    return latest === target && isSameForm && view.shownPanel === 'sections';
  };
  const isStatements = Array.isArray(valueAt(editor.getContent().document, [section]));
  const attempt = (left: number) => {
    if (!isCurrent()) return;
    const box = boxOf(editor.getContent().document, target);
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
