import { showToast } from '@qicheng/ui/toast';
import { changeBetween, placeAfter } from '../store/undo-steps.js';
import { FrameQueue } from './frame-queue.js';
import { pointIn, setSpacedText } from './spaced-text.js';
import type { SheetPlace } from './sheet-places.js';
import type { TextAccess } from './text-access.js';

/** How editing a text ends, or where it continues. */
export type Exit = 'done' | 'next' | 'before' | 'away';

/** Where a key leads from a text. */
export const exitOf = ({ key, shiftKey }: KeyboardEvent): Exit | undefined =>
  ({ Enter: 'done', Escape: 'away', Tab: shiftKey ? 'before' : 'next' } as const)[key];

/** Caret position: a character offset, the end, or the whole text selected. */
export type Caret = number | 'all' | 'end';

/** Edits one text on the sheet. */
export interface SheetWriter {
  readonly element: HTMLElement;
  /** Whether IME composition is in progress: nothing around the text may change then. */
  isComposing: () => boolean;
  /** Puts the editable text on the sheet in place of the printed one. */
  mount: (place: SheetPlace) => void;
  focus: (caret?: Caret) => void;
  /** Updates the text from the current document. */
  sync: () => void;
  /** Writes pending text from the sheet into the document. */
  flush: () => void;
  close: () => void;
}

interface PlainWriterOptions {
  readonly access: TextAccess;
  readonly language: 'zh' | 'en';
  readonly onLeave: (exit: Exit) => void;
  /** Runs a document change made by this writer. */
  readonly apply: (change: () => void) => void;
  readonly onUndo: (event: 'undo' | 'redo') => void;
}

type WithSelection = { getSelection?: () => Selection | null };

/** The selection of the element's tree: in Chromium a shadow root has its own. */
export const selectionAround = (element: Node): Selection | null => {
  const root = element.getRootNode() as WithSelection;
  return root.getSelection?.() ?? document.getSelection();
};

const singleLine = (text: string): string => text.replace(/\u00a0/g, ' ').replace(/[\r\n\t]+/g, ' ');

/** A plain text edited where it is printed, as an editable span of the sheet. */
export class PlainWriter implements SheetWriter {
  readonly element = document.createElement('span');
  /** Restored on Escape. */
  private began: string;
  private composing = false;
  private place: number | undefined;
  private readonly queue = new FrameQueue(() => this.write());

  constructor(private readonly options: PlainWriterOptions) {
    const { access, language } = options;
    this.began = access.read();
    const { element } = this;
    element.dataset.writing = '';
    try {
      element.contentEditable = 'plaintext-only';
    } catch {
      element.contentEditable = 'true';
    }
    element.spellcheck = true;
    element.lang = language === 'zh' ? 'zh-CN' : 'en';
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-label', access.label);
    setSpacedText(element, this.began);
    element.addEventListener('beforeinput', this.beforeInput);
    element.addEventListener('input', this.store);
    element.addEventListener('keydown', this.keyDown);
    element.addEventListener('compositionstart', () => (this.composing = true));
    element.addEventListener('compositionend', () => {
      this.composing = false;
      this.store();
    });
    element.addEventListener('blur', () => (this.place = this.offsets()?.[1]));
  }

  isComposing = (): boolean => this.composing;

  mount({ range, text }: SheetPlace): void {
    if (!range) return;
    // A blank text shows what is printed instead: the other language, or its label.
    if ('printed' in text) this.element.dataset.ghost = text.printed;
    range.deleteContents();
    range.insertNode(this.element);
  }

  focus(caret: Caret | undefined = this.place): void {
    const length = this.text().length;
    const [from, to] = caret === 'all' ? [0, length] : [caret, caret];
    const at = (offset: Caret | undefined) =>
      typeof offset === 'number' ? Math.min(offset, length) : length;
    this.element.focus({ preventScroll: true });
    this.select(at(from), at(to));
  }

  flush = (): void => this.queue.flush();

  sync(): void {
    this.flush();
    const text = this.options.access.read();
    const before = this.text();
    if (text === before) return;
    this.began = text;
    const [from, to] = this.offsets() ?? [before.length, before.length];
    const change = changeBetween(before, text, to);
    setSpacedText(this.element, text);
    this.select(placeAfter(change, from), placeAfter(change, to));
  }

  close(): void {
    this.flush();
    // The edited text stays on the sheet as plain text until the section is rendered again.
    this.element.replaceWith(...this.element.childNodes);
    this.options.apply(() => this.options.access.leave());
  }

  private text = (): string => singleLine(this.element.textContent ?? '');

  /** Start and end of the selection, as offsets in the text. */
  private offsets(): [number, number] | null {
    const selection = selectionAround(this.element);
    if (!selection?.rangeCount) return null;
    const range = selection.getRangeAt(0);
    if (!this.element.contains(range.startContainer)) return null;
    const until = (node: Node, offset: number): number => {
      const before = document.createRange();
      before.selectNodeContents(this.element);
      before.setEnd(node, offset);
      return before.toString().length;
    };
    return [until(range.startContainer, range.startOffset), until(range.endContainer, range.endOffset)];
  }

  private select(from: number, to: number): void {
    const [start, end] = [pointIn(this.element, from), pointIn(this.element, to)];
    selectionAround(this.element)?.setBaseAndExtent(...start, ...end);
  }

  private replaceSelected(words: string): void {
    const text = this.text();
    const [from, to] = this.offsets() ?? [text.length, text.length];
    const { limit } = this.options.access;
    const inserted = words.slice(0, Math.max(0, limit - text.length + to - from));
    const left = words.length - inserted.length;
    if (left > 0) showToast('info', `这里最多 ${limit} 字，剪贴板里后 ${left} 字没有粘贴`);
    setSpacedText(this.element, text.slice(0, from) + inserted + text.slice(to));
    this.select(from + inserted.length, from + inserted.length);
    this.store();
  }

  private beforeInput = (event: InputEvent): void => {
    const { inputType, data, dataTransfer } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      this.options.onUndo(inputType === 'historyUndo' ? 'undo' : 'redo');
    } else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      event.preventDefault();
    } else if (/^insertFrom(Paste|Drop)/.test(inputType)) {
      event.preventDefault();
      this.replaceSelected(singleLine(dataTransfer?.getData('text/plain') ?? data ?? '').trim());
    } else if (inputType === 'insertText' && this.isFull()) event.preventDefault();
  };

  private isFull(): boolean {
    const [from, to] = this.offsets() ?? [0, 0];
    return this.text().length - (to - from) >= this.options.access.limit;
  }

  private store = (): void => {
    let text = this.text();
    if (!this.composing && text.length > this.options.access.limit) {
      text = text.slice(0, this.options.access.limit);
      setSpacedText(this.element, text);
      this.select(text.length, text.length);
    }
    if (!this.composing) this.space(text);
    // Browsers leave a line break in an emptied text.
    if (!this.composing && text === '' && this.element.firstChild) {
      this.element.replaceChildren();
      this.select(0, 0);
    }
    this.queue.request();
  };

  /** Sets the typed text as it is printed, with the caret where it was. */
  private space(text: string): void {
    const offsets = this.offsets();
    if (text !== '' && setSpacedText(this.element, text) && offsets) this.select(...offsets);
  }

  private write(): void {
    const text = this.text();
    if (text !== this.options.access.read()) this.options.apply(() => this.options.access.write(text));
  }

  private revert(): void {
    this.flush();
    if (this.text() === this.began) return;
    setSpacedText(this.element, this.began);
    this.options.apply(() => this.options.access.write(this.began));
  }

  private keyDown = (event: KeyboardEvent): void => {
    if (event.isComposing || event.keyCode === 229) return;
    const exit = exitOf(event);
    if (exit === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (exit === 'away') this.revert();
    this.options.onLeave(exit);
  };
}
