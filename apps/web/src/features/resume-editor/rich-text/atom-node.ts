import type { AtomKind } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import { LIMITS } from '@qicheng/resume/limits';
import { type Editor, InputRule, Node } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { selectedKind } from './selected-statements.js';

/** The kind of the line that contains the caret. */
export const kindAtCaret = ({ selection }: EditorState): AtomKind =>
  selection.$from.parent.attrs['kind'] as AtomKind;

/**
 * Whether text inserted at the caret belongs to a list: text of a list line remains around it, or the line
 * before or after has the same list mark.
 */
export function isInList({ doc, selection: { $from, $to } }: EditorState): boolean {
  const kind = $from.parent.attrs['kind'] as AtomKind;
  if (kind === 'paragraph') return false;
  if ($from.parentOffset > 0 || $to.parentOffset < $to.parent.content.size) return true;
  return [$from.index(0) - 1, $to.index(0) + 1].some((at) => {
    const line = doc.maybeChild(at);
    return line?.attrs['kind'] === kind && line.content.size > 0;
  });
}

/** Changes the kind of the selected lines, or turns them back into paragraphs if they all have it. */
export function toggleKind(editor: Editor, kind: AtomKind): void {
  const target = selectedKind(editor) === kind ? 'paragraph' : kind;
  editor.chain().focus().updateAttributes('atom', { kind: target }).run();
}

/** Enter: adds a line of the same kind; on an empty bullet it ends the list. */
function splitLine(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const kind = kindAtCaret(editor.state);
  if (empty && $from.parent.content.size === 0 && kind !== 'paragraph') {
    return editor.commands.updateAttributes('atom', { kind: 'paragraph' });
  }
  return editor.commands.command(({ tr, dispatch, state }) => {
    const atom = state.schema.nodes['atom'];
    if (!atom) return false;
    if (!tr.selection.empty) tr.deleteSelection();
    tr.split(tr.selection.from, 1, [{ type: atom, attrs: { kind, id: randomId() } }]);
    dispatch?.(tr.scrollIntoView());
    return true;
  });
}

/** Backspace at the start of a bulleted line removes the bullet first. */
function unmarkLine(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parentOffset > 0 || kindAtCaret(editor.state) === 'paragraph') return false;
  return editor.commands.updateAttributes('atom', { kind: 'paragraph' });
}

/** Assigns an id to every line without one or with a duplicate (pasted, split). */
function assignIds(state: EditorState): Transaction | null {
  const seen = new Set<string>();
  const { tr } = state;
  state.doc.forEach((node: ProseNode, offset: number) => {
    const id = node.attrs['id'] as string | null;
    if (id !== null && !seen.has(id)) return seen.add(id);
    const newId = randomId();
    seen.add(newId);
    return tr.setNodeMarkup(offset, undefined, { ...node.attrs, id: newId });
  });
  return tr.docChanged ? tr : null;
}

const identity = () =>
  new Plugin({
    key: new PluginKey('atomIdentity'),
    filterTransaction: (transaction) => transaction.doc.childCount <= LIMITS.atomsPerItem,
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? assignIds(state) : null,
  });

const markedLine = (find: RegExp, kind: AtomKind) =>
  new InputRule({
    find,
    handler: ({ chain, range }) => {
      chain().deleteRange(range).updateAttributes('atom', { kind }).run();
    },
  });

/** One statement. The document is a flat list of them, exactly like the model. */
export const AtomNode = Node.create({
  name: 'atom',
  content: 'text*',
  group: 'block',
  defining: true,
  addAttributes: () => ({
    id: { default: null, rendered: false, keepOnSplit: false },
    kind: {
      default: 'paragraph',
      parseHTML: (element: HTMLElement) => element.dataset['kind'] ?? 'paragraph',
      renderHTML: ({ kind }: Record<string, unknown>) => ({ 'data-kind': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Enter: () => splitLine(editor),
      'Shift-Enter': () => splitLine(editor),
      Backspace: () => unmarkLine(editor),
      'Mod-Shift-8': () => (toggleKind(editor, 'bullet'), true),
      'Mod-Shift-7': () => (toggleKind(editor, 'numbered'), true),
    };
  },
  addInputRules: () => [markedLine(/^\s*[-*•]\s$/, 'bullet'), markedLine(/^\s*1[.、]\s$/, 'numbered')],
  addProseMirrorPlugins: () => [identity()],
});
