import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { Editor } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { clearRichTarget } from '../phrases/rich-target.js';
import { atomsOf, docOf } from '../rich-text/atom-conversion.js';
import { AtomNode } from '../rich-text/atom-node.js';
import { replaceContent } from '../rich-text/replace-content.js';
import { pasteProps, richExtensions } from '../rich-text/rich-schema.js';
import { writeStatements } from '../store/editor-context.js';
import type { EditorStore } from '../store/editor-store.js';
import { isRequiredList } from '../store/item-ops.js';
import { type Path, valueAt } from '../store/path.js';
import { pathOfId } from './document-texts.js';
import { FrameQueue } from './frame-queue.js';
import { type Caret, type Exit, selectionAround, type SheetWriter } from './plain-writer.js';
import { type SheetPlace, statementRange } from './sheet-places.js';
import { SpacedStatements } from './spaced-statements.js';
import { isShown, joinStatements, withHidden } from './statement-merge.js';

interface StatementWriterOptions {
  readonly store: EditorStore;
  readonly path: Path;
  readonly label: string;
  readonly onLeave: (leave: Exit) => void;
  readonly apply: (change: () => void) => void;
}

/** A statement as a line of the sheet; its bullet comes from the style sheet. */
const lineView = (ghosts: ReadonlyMap<string, string>) => (start: ProseNode) => {
  const line = document.createElement('li');
  const draw = ({ attrs, content }: ProseNode) => {
    const id = String(attrs['id'] ?? '');
    const ghost = content.size === 0 ? ghosts.get(id) : undefined;
    line.dataset.block = 'text';
    line.dataset.id = id;
    line.className = `atom-${String(attrs['kind'])}${ghost ? ' is-blank' : ''}`;
    if (ghost) line.dataset.ghost = ghost;
    else delete line.dataset.ghost;
  };
  draw(start);
  return {
    dom: line,
    contentDOM: line,
    update: (node: ProseNode) => {
      if (node.type !== start.type) return false;
      draw(node);
      return true;
    },
    // Pagination moves lines by changing their margin.
    ignoreMutation: ({ type }: { type: string }) => type === 'attributes',
  };
};

/** Backspace at the start of a line joins it to the previous one; in the first line it removes the bullet. */
function joinLines(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parentOffset > 0 || $from.index(0) === 0) return false;
  return editor.commands.joinBackward();
}

const sheetLine = (ghosts: ReadonlyMap<string, string>) =>
  AtomNode.extend({
    addNodeView: () => (props) => lineView(ghosts)(props.node),
    addKeyboardShortcuts() {
      const keys = this.parent?.() ?? {};
      return {
        ...keys,
        Backspace: (props) => joinLines(this.editor) || (keys['Backspace']?.(props) ?? false),
      };
    },
  });

/**
 * A caret move inside the shadow root is reported late: keys pressed right after it must find the new
 * position.
 */
function readSelection(view: EditorView): boolean {
  const selection = selectionAround(view.dom);
  const { anchorNode, focusNode } = selection ?? {};
  if (view.composing || !selection || !anchorNode || !focusNode || !view.dom.contains(focusNode))
    return false;
  const anchor = view.posAtDOM(anchorNode, selection.anchorOffset);
  const head = view.posAtDOM(focusNode, selection.focusOffset);
  const { doc, selection: known, tr } = view.state;
  if (known.anchor !== anchor || known.head !== head)
    view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
  return false;
}

const MARK_CLASS: Readonly<Record<string, string>> = { '•': 'mark-dot', '◆': 'mark-full', '○': 'mark-full' };

/** Statements edited where they are printed: the list on the sheet becomes the text editor. */
export class StatementWriter implements SheetWriter {
  readonly element = document.createElement('ul');
  editor: Editor | null = null;
  private known: readonly Atom[] = [];
  private began: readonly Atom[] = [];
  private language: 'zh' | 'en' = 'zh';
  private readonly queue = new FrameQueue(() => this.store());

  constructor(private readonly options: StatementWriterOptions) {
    this.element.className = 'atoms';
    this.element.dataset.writing = '';
  }

  isComposing = (): boolean => this.editor?.view.composing ?? false;

  /** Replaces the printed lines of the list with the text editor; lines of other texts around them stay. */
  mount({ anchor }: SheetPlace): void {
    const list = anchor.parentElement;
    if (!list) return;
    const all = (valueAt(this.document(), this.options.path) ?? []) as readonly Atom[];
    const ids = new Set(all.map(({ id }) => id));
    // A rendering that lags behind may show removed statements.
    const isGone = ({ dataset: { id = '' } }: HTMLElement) =>
      !id.includes('.') && pathOfId(this.document(), id) === null;
    const printed = Array.from(list.children) as HTMLElement[];
    printed.filter(isGone).forEach((line) => line.remove());
    const lines = printed.filter((line) => !isGone(line));
    const own = lines.filter((line) => ids.has(line.dataset.id ?? ''));
    const [first, last] = [lines.indexOf(own[0] ?? anchor), lines.indexOf(own.at(-1) ?? anchor)];
    this.applyMark(own.length > 0 ? own : [anchor]);
    own.forEach((line) => line.remove());
    const after = lines.slice(last + 1);
    if (first > 0) list.after(this.element);
    else list.before(this.element);
    if (first > 0 && after.length > 0) {
      const rest = list.cloneNode(false) as HTMLElement;
      rest.append(...after);
      rest.style.marginTop = '0';
      this.element.after(rest);
    }
    if (list.childElementCount === 0) list.remove();
    if (first > 0) this.element.style.marginTop = '0';
    if (!this.editor) this.start(all, anchor);
  }

  focus(caret?: Caret): void {
    this.editor?.view.focus();
    if (caret === 'end') this.editor?.commands.setTextSelection(this.editor.state.doc.content.size);
  }

  /** Puts the caret into a statement. */
  select(atomId: string, from: number, to = from): void {
    const { editor } = this;
    if (!editor) return;
    editor.state.doc.forEach((node, offset) => {
      if (node.attrs['id'] !== atomId) return;
      const at = (place: number) => offset + 1 + Math.min(place, node.content.size);
      editor.commands.setTextSelection({ from: at(from), to: at(to) });
    });
    editor.view.focus();
  }

  sync(): void {
    const { editor } = this;
    if (!editor || this.isComposing()) return;
    this.queue.flush();
    const shown = this.read();
    if (shown === this.known) return;
    this.take(shown);
    replaceContent(editor, docOf(shown, this.language, 'bullet'));
  }

  flush = (): void => this.queue.flush();

  close(): void {
    const { editor } = this;
    if (!editor) return;
    clearRichTarget(editor);
    this.queue.flush();
    this.dropBlank();
    this.editor = null;
    // The displayed text stays until the section is rendered again.
    const still = this.element.cloneNode(true) as HTMLElement;
    for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline', 'tabindex'])
      still.removeAttribute(name);
    this.element.replaceWith(still);
    editor.destroy();
  }

  private document = (): ResumeDocument => this.options.store.getContent().document;

  private read(): readonly Atom[] {
    const { meta } = this.document();
    const all = (valueAt(this.document(), this.options.path) ?? []) as readonly Atom[];
    const shown = all.filter(isShown);
    const isSame =
      meta.lang === this.language &&
      shown.length === this.known.length &&
      shown.every((atom, index) => atom === this.known[index]);
    return isSame ? this.known : shown;
  }

  private take(shown: readonly Atom[]): void {
    this.known = shown;
    this.began = shown;
    this.language = this.document().meta.lang;
  }

  private start(all: readonly Atom[], anchor: HTMLElement): void {
    this.take(all.filter(isShown));
    // The list of a new entry is blank: its printed line is the placeholder.
    const blank: Atom = { id: anchor.dataset.id ?? '', kind: 'bullet' };
    const isBlank = this.known.length === 0;
    const other = this.language === 'zh' ? 'en' : 'zh';
    const wordsOf = (atom: Atom) => (atom[other] ?? []).map(({ text }) => text).join('');
    const ghosts = new Map(this.known.map((atom) => [atom.id, wordsOf(atom)]));
    if (isBlank) ghosts.set(blank.id, statementRange(anchor).toString());
    const others = richExtensions.filter((extension) => extension !== AtomNode);
    this.editor = new Editor({
      element: { mount: this.element },
      extensions: [...others.slice(0, 2), sheetLine(ghosts), ...others.slice(2), SpacedStatements],
      injectCSS: false,
      content: docOf(isBlank ? [blank] : this.known, this.language, 'bullet'),
      editorProps: {
        ...pasteProps,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': this.options.label,
          spellcheck: 'true',
        },
        handleDOMEvents: { keydown: readSelection },
        handleKeyDown: (_view, event) => this.exitBy(event),
      },
      onUpdate: () => this.queue.request(),
    });
  }

  private store(): void {
    if (!this.editor) return;
    const { store, path } = this.options;
    const all = (valueAt(this.document(), path) ?? []) as readonly Atom[];
    const written = atomsOf(this.editor.getJSON(), this.language, this.known, this.began);
    const next = withHidden(all, joinStatements(all.filter(isShown), this.known, written));
    // The content of the text editor; `sync` applies changes from elsewhere.
    this.known = written;
    const isRequired = isRequiredList(path);
    this.options.apply(() =>
      store.edit(writeStatements(path, next.length === 0 && !isRequired ? undefined : next), path),
    );
  }

  /** Removes lines left blank. */
  private dropBlank(): void {
    const { store, path } = this.options;
    const all = (valueAt(this.document(), path) ?? []) as readonly Atom[];
    const nonBlank = all.filter((atom) =>
      [...(atom.zh ?? []), ...(atom.en ?? [])].some(({ text }) => text.trim()),
    );
    if (nonBlank.length === all.length) return;
    const isRequired = isRequiredList(path);
    this.options.apply(() =>
      store.amend(writeStatements(path, nonBlank.length === 0 && !isRequired ? undefined : nonBlank)),
    );
  }

  private exitBy(event: KeyboardEvent): boolean {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key !== 'Escape' && event.key !== 'Tab') return false;
    event.preventDefault();
    event.stopPropagation();
    this.options.onLeave(event.key === 'Escape' ? 'done' : event.shiftKey ? 'before' : 'next');
    return true;
  }

  /** Uses the bullet that this section prints. */
  private applyMark(lines: readonly HTMLElement[]): void {
    const mark = lines.map((line) => line.querySelector('.atom-mark')?.textContent ?? '');
    const sign = mark.find((one) => one !== '' && !/^\d+\.$/.test(one)) ?? '•';
    this.element.style.setProperty('--mark', `'${sign}'`);
    const markClass = MARK_CLASS[sign];
    if (markClass) this.element.classList.add(markClass);
  }
}
