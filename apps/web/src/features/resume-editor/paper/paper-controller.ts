import type { ResumeDocument } from '@qicheng/resume/document';
import { applyTemplateDefaults } from '@qicheng/templates/catalog';
import { useTools } from '../shortcuts/tool-state.js';
import type { EditorStore } from '../store/editor-store.js';
import { revealLine } from './beside.js';
import type { ChosenValue, WritableText } from './document-texts.js';
import { DrawnChangeLog } from './drawn-change-log.js';
import { dropBlankItem, insertEntry, isOfGhost, markGhosts, withGhost } from './ghost-text.js';
import { loadedStatementWriter, loadStatementWriter } from './load-statement-writer.js';
import { type GhostEntry, resetPaper, usePaper } from './paper-state.js';
import { type Caret, type Exit, PlainWriter, type SheetWriter } from './plain-writer.js';
import { keyOf, placesOn, type SheetPlace, stopBeside, stopOf, stopsAmong } from './sheet-places.js';
import { labelOf, listOfSection, selectionOf, showInForm } from './sheet-selection.js';
import type { StatementWriter } from './statement-writer.js';
import { accessTo } from './text-access.js';
import { ValueWriter } from './value-writer.js';

/** Caret position in a statement. */
interface StatementCaret {
  readonly from: number;
  readonly to?: number;
}

/** Edits text on the sheet of one open résumé: at most one text at a time. */
export class PaperController {
  private writer: SheetWriter | null = null;
  private text: WritableText | null = null;
  private isMounting = false;
  private isActing = false;
  private readonly drawings = new DrawnChangeLog();
  private seen: ResumeDocument | null = null;
  /** Key of the text to edit as soon as it is on the sheet. */
  private awaited: string | null = null;

  constructor(
    private readonly store: EditorStore,
    readonly root: () => ShadowRoot | null,
    /** Makes the preview render the current document. */
    private readonly redraw: () => void,
  ) {}

  /** Subscribes to the document until the returned function is called. */
  start(): () => void {
    const stop = this.store.subscribe(this.documentChanged);
    usePaper.setState({ controller: this });
    const leaving = new AbortController();
    for (const event of ['visibilitychange', 'pagehide', 'beforeunload'])
      window.addEventListener(event, this.flush, { signal: leaving.signal, capture: true });
    return () => {
      stop();
      leaving.abort();
      this.close();
      resetPaper();
    };
  }

  /** Preloads the text editor. */
  prepare = (): void => void loadStatementWriter();

  places = (): SheetPlace[] => {
    const root = this.root();
    return root ? placesOn(this.printed(), root) : [];
  };

  /** The document as printed, with the template's date format. */
  printed = (): ResumeDocument =>
    applyTemplateDefaults(withGhost(this.store.getContent().document, usePaper.getState().ghost));

  /** The section whose displayed copy is kept while this document is rendered. */
  frozenSection(document: ResumeDocument): string | undefined {
    const { frozen } = usePaper.getState();
    const isBehind = document !== this.store.getContent().document;
    const isDone = this.writer !== null && (this.writer.isComposing() || this.drawings.areDrawn);
    // Only a rendering of the current document may replace the edited copy.
    const isFrozen = isBehind || isDone;
    this.drawings.draw(document, isFrozen && frozen !== undefined);
    return isFrozen ? frozen : undefined;
  }

  /** The element being edited. */
  element = (): HTMLElement | null => this.writer?.element ?? null;

  /** Starts editing at a place; the form follows once the caret is there. */
  async open(place: SheetPlace, caret: Caret | StatementCaret = 'end'): Promise<void> {
    this.awaited = null;
    await this.write(place, caret);
    if (this.writer) revealLine(this.writer.element);
    setTimeout(showInForm, 0);
  }

  private async write(place: SheetPlace, caret: Caret | StatementCaret): Promise<void> {
    const { text } = place;
    if (text.kind === 'statement') {
      await this.openStatement(place, typeof caret === 'object' ? caret : { from: caret === 0 ? 0 : 1e6 });
      return;
    }
    this.close(text);
    if (text.kind === 'value') {
      this.openValue(place, text, typeof caret === 'object');
      return;
    }
    const { lang } = this.store.getContent().document.meta;
    const access = accessTo(this.store, text);
    const writer = new PlainWriter({
      access,
      language: lang,
      onLeave: this.leave,
      apply: this.act,
      onUndo: (step) => this.store[step](),
    });
    this.begin(writer, place, access.label);
    writer.focus(typeof caret === 'object' ? caret.from : caret);
  }

  /** A clicked value opens its control at once; Tab only focuses it first. */
  private openValue(place: SheetPlace, { owner, field }: ChosenValue, isPressed: boolean): void {
    const label = field.label.zh;
    const onOpen = () =>
      usePaper.setState({ value: { owner, field, beside: writer.element.getBoundingClientRect() } });
    const writer = new ValueWriter({ label, onLeave: this.leave, onOpen });
    this.begin(writer, place, label);
    if (isPressed) onOpen();
    else writer.focus();
  }

  /** Starts editing a text as soon as the sheet prints it. */
  await(key: string, ghost: GhostEntry | null): void {
    this.awaited = key;
    usePaper.setState({ ghost });
    this.redraw();
  }

  /** Ends editing; the placeholders of a new entry stay while its `next` text is edited. */
  close = (next?: WritableText): void => {
    const { writer } = this;
    writer?.flush();
    if (!writer) return;
    this.writer = null;
    this.text = null;
    writer.close();
    const { ghost } = usePaper.getState();
    const isKept = ghost !== null && isOfGhost(ghost, next);
    usePaper.setState({ writing: null, ghost: isKept ? ghost : null });
    if (ghost && !isKept) dropBlankItem(this.store, ghost);
    this.redraw();
  };

  /** After each layout, re-attaches the writer if its element was re-rendered, and opens an awaited text. */
  laidOut = (): void => {
    this.drawings.laidOut();
    markGhosts(this.store, usePaper.getState().ghost, this.places);
    const { writer, text, awaited } = this;
    if (writer && text && !writer.element.isConnected) this.remount(writer, text);
    if (awaited !== null && this.drawings.shows(this.store.getContent().document)) {
      const place = this.places().find(({ text: one }) => keyOf(one) === awaited);
      if (place) {
        this.awaited = null;
        queueMicrotask(() => void this.open(place));
      }
    }
    this.moved();
  };

  /** After the caret has moved, updates the tools and the selection that move keys apply to. */
  private moved = (): void =>
    usePaper.setState(({ layouts, selection, writing }) => {
      const id: unknown = writing?.editor?.state.selection.$from.node(1)?.attrs['id'];
      const isOther = selection !== null && typeof id === 'string' && id !== selection.statement;
      return { layouts: layouts + 1, ...(isOther && { selection: { ...selection, statement: id } }) };
    });

  /** Moves to the previous or next printed text; false at the end of the sheet. */
  step(direction: 1 | -1): boolean {
    const { element } = this.writer ?? {};
    const next = element && stopBeside(this.places(), element, direction);
    if (!next) return false;
    void this.open(next, next.text.kind === 'statement' ? { from: direction === 1 ? 0 : 1e6 } : 'all');
    return true;
  }

  openFirst(): void {
    const [first] = stopsAmong(this.places());
    if (first) void this.open(first, 'all');
  }

  /** Adds an entry after the edited one, or at the end from a section title; false without entries. */
  addEntry = (): boolean => {
    const { selection } = usePaper.getState();
    if (!this.text || !selection) return false;
    const ghost = insertEntry(this.store, listOfSection(selection.section), selection.item, this.close);
    if (!ghost) return false;
    this.await(`plain:${ghost.first.join('/')}`, ghost);
    return true;
  };

  /** Writes pending text from the sheet into the document. */
  flush = (): void => this.writer?.flush();

  /** Returns the focus to the text, or to the page if none is edited. */
  focus = (caret?: Caret): void => {
    if (this.writer) this.writer.focus(caret);
    else this.root()?.host.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };

  private async openStatement(place: SheetPlace, caret: StatementCaret): Promise<void> {
    const { text } = place;
    if (text.kind !== 'statement') return;
    const key = keyOf(text);
    if (this.text?.kind === 'statement' && stopOf(this.text) === stopOf(text)) {
      (this.writer as StatementWriter).select(text.atomId, caret.from, caret.to);
      return;
    }
    const { StatementWriter: Writer } = loadedStatementWriter() ?? (await loadStatementWriter());
    const now = this.places().find((one) => keyOf(one.text) === key);
    if (!now) return;
    this.close(text);
    const label = labelOf(this.store.getContent().document, text.path);
    const { path } = text;
    const writer = new Writer({ store: this.store, path, label, onLeave: this.leave, apply: this.act });
    this.begin(writer, now, label);
    writer.select(text.atomId, caret.from, caret.to);
  }

  private begin(writer: SheetWriter, place: SheetPlace, label: string): void {
    const { text, anchor } = place;
    const section = anchor.closest<HTMLElement>('[data-section]')?.dataset.section ?? '';
    this.writer = writer;
    this.text = text;
    this.seen = this.store.getContent().document;
    this.drawings.begin(this.seen);
    this.select(place);
    this.mount(writer, place);
    const editor = 'editor' in writer ? (writer as StatementWriter).editor : null;
    editor?.on('selectionUpdate', this.moved);
    usePaper.setState({ writing: { text, section, label, editor }, value: null, frozen: section });
    writer.element.addEventListener('focusout', this.focusLeft);
    this.redraw();
  }

  private select({ text, anchor }: SheetPlace): void {
    usePaper.setState({ selection: selectionOf(this.store.getContent().document, text, anchor) });
  }

  private mount(writer: SheetWriter, place: SheetPlace): void {
    this.isMounting = true;
    writer.mount(place);
    this.isMounting = false;
  }

  private remount(writer: SheetWriter, text: WritableText): void {
    const place = this.places().find((one) => stopOf(one.text) === stopOf(text));
    // The focus is lost with the old element, unless it is in the toolbar.
    const isFocusLost =
      document.activeElement === document.body || document.activeElement === this.root()?.host;
    if (place) {
      this.mount(writer, place);
      writer.sync();
    } else this.close();
    if (isFocusLost) this.focus();
    this.redraw();
  }

  /** Runs a document change made by the writer itself. */
  private act = (change: () => void): void => {
    this.isActing = true;
    change();
    this.isActing = false;
  };

  private documentChanged = (): void => {
    const { document: now } = this.store.getContent();
    if (now === this.seen) return;
    this.seen = now;
    // From elsewhere: an undo, the form, another tab. The section is rendered around the edited text.
    this.drawings.changed(now, !this.isActing);
    if (this.writer && !this.isActing && !this.writer.isComposing()) this.writer.sync();
  };

  private focusLeft = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (this.isMounting || !this.writer || event.currentTarget !== this.writer.element) return;
    if (!document.hasFocus() || (next instanceof Element && next.closest('[data-paper-tools]'))) return;
    // A phrase is inserted where the user was editing when its drawer was opened.
    if (useTools.getState().drawer === 'phrases') return;
    // A re-render removes the text from the sheet for a moment.
    queueMicrotask(() => {
      const element = this.writer?.element;
      if (!element || element !== event.currentTarget || !element.isConnected) return;
      const root = element.getRootNode() as ShadowRoot;
      if (root.activeElement !== element) this.close();
    });
  };

  leave = (leave: Exit): void => {
    if ((leave === 'next' && this.step(1)) || (leave === 'before' && this.step(-1))) return;
    this.close();
    this.focus();
  };
}
