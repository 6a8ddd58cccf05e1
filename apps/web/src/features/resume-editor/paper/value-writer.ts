import { type Exit, exitOf, type SheetWriter } from './plain-writer.js';
import type { SheetPlace } from './sheet-places.js';

interface ValueWriterOptions {
  /** Label of the field. */
  readonly label: string;
  readonly onLeave: (leave: Exit) => void;
  /** Opens the control of the value. */
  readonly onOpen: () => void;
}

const OPENING = new Set(['Enter', ' ', 'ArrowDown']);

/** A printed value that is chosen, not typed: a tab stop whose control opens beside it. */
export class ValueWriter implements SheetWriter {
  readonly element = document.createElement('span');

  constructor(private readonly options: ValueWriterOptions) {
    const { element } = this;
    element.dataset.writing = 'value';
    element.tabIndex = 0;
    element.setAttribute('role', 'button');
    element.setAttribute('aria-haspopup', 'dialog');
    element.addEventListener('keydown', this.keyDown);
    element.addEventListener('click', options.onOpen);
  }

  isComposing = (): boolean => false;

  /** The printed text stays unchanged. */
  mount({ anchor, range }: SheetPlace): void {
    const words = range ?? document.createRange();
    if (!range) words.selectNodeContents(anchor);
    this.element.replaceChildren(words.extractContents());
    words.insertNode(this.element);
    this.element.setAttribute('aria-label', `${this.options.label}：${this.element.textContent}`);
  }

  focus = (): void => this.element.focus({ preventScroll: true });

  sync = (): void => undefined;

  flush = (): void => undefined;

  close = (): void => this.element.replaceWith(...this.element.childNodes);

  private keyDown = (event: KeyboardEvent): void => {
    const leave = OPENING.has(event.key) ? null : exitOf(event);
    if (leave === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (leave === null) this.options.onOpen();
    else this.options.onLeave(leave);
  };
}
