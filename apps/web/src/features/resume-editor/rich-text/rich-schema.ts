import { LIMITS } from '@qicheng/resume/limits';
import { isSafeLink } from '@qicheng/resume/text';
import { Mark, Node } from '@tiptap/core';
import { DOMParser as ProseParser } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { AtomNode, isInList, kindAtCaret } from './atom-node.js';
import {
  cleanHtml,
  continuingList,
  fittingLines,
  linesOfHtml,
  linesOfText,
  type PastedLine,
} from './pasted-lines.js';

const plainMark = (name: string, tag: string, key: string, also: readonly string[] = []) =>
  Mark.create({
    name,
    parseHTML: () => [tag, ...also].map((each) => ({ tag: each })),
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element: HTMLElement) => (isSafeLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener', target: '_blank' }, 0],
});

/**
 * Everything that a statement may contain: the schema equals the model, so nothing else can be typed or
 * pasted.
 */
export const richExtensions = [
  Node.create({ name: 'doc', topNode: true, content: 'atom+' }),
  Node.create({ name: 'text', group: 'inline' }),
  AtomNode,
  plainMark('bold', 'b', 'Mod-b', ['strong']),
  plainMark('italic', 'i', 'Mod-i', ['em']),
  plainMark('underline', 'u', 'Mod-u'),
  LinkMark,
];

/** How many lines fit in place of the selection. */
const roomAt = ({ doc, selection: { $from, $to } }: EditorState): number =>
  LIMITS.atomsPerItem - doc.childCount + $to.index(0) - $from.index(0) + 1;

const htmlAt = ({ state }: EditorView, lines: readonly PastedLine[]) =>
  cleanHtml(
    continuingList(fittingLines(lines, roomAt(state)), {
      kind: kindAtCaret(state),
      isInList: isInList(state),
    }),
  );

/** Converts pasted content to lines of this schema. */
export const pasteProps: EditorProps = {
  transformPastedHTML: (html, view) => htmlAt(view, linesOfHtml(html)),
  clipboardTextParser: (text, _context, _plain, view) => {
    const body = new DOMParser().parseFromString(htmlAt(view, linesOfText(text)), 'text/html').body;
    return ProseParser.fromSchema(view.state.schema).parseSlice(body);
  },
};
