import type { Atom, AtomKind } from '@qicheng/resume/document';
import { type Language, isSafeLink } from '@qicheng/resume/text';
import { DOMParser as ProseParser } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { Mark, Node } from '@tiptap/core';
import { aimAt, forget } from '../phrases/rich-target.js';
import { atomsOf, docOf } from './atom-conversion.js';
import { cleanHtml, linesOfHtml, linesOfText } from './pasted-lines.js';
import styles from './rich-editor.module.css';
import { RichToolbar } from './rich-toolbar.js';
import { AtomNode } from './atom-node.js';

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

/** Everything that a statement may hold: the schema is the model, so nothing else can be typed or pasted. */
export const richExtensions = [
  Node.create({ name: 'doc', topNode: true, content: 'atom+' }),
  Node.create({ name: 'text', group: 'inline' }),
  AtomNode,
  plainMark('bold', 'b', 'Mod-b', ['strong']),
  plainMark('italic', 'i', 'Mod-i', ['em']),
  plainMark('underline', 'u', 'Mod-u'),
  LinkMark,
];

export interface RichEditorProps {
  inputId: string;
  label: string;
  describedBy?: string | undefined;
  atoms: readonly Atom[];
  language: Language;
  emptyKind: AtomKind;
  onChange: (atoms: Atom[]) => void;
}

const pasteProps: EditorProps = {
  transformPastedHTML: (html) => cleanHtml(linesOfHtml(html)),
  clipboardTextParser: (text, _context, _plain, view) => {
    const body = new DOMParser().parseFromString(cleanHtml(linesOfText(text)), 'text/html').body;
    return ProseParser.fromSchema(view.state.schema).parseSlice(body);
  },
};

/** A text of statements: bold, italic, underline, links, bullets and numbers; its value is our atoms, never HTML. */
export function RichEditor({
  inputId,
  label,
  describedBy,
  atoms,
  language,
  emptyKind,
  onChange,
}: RichEditorProps) {
  // What this editor wrote last or was given: only a value from elsewhere (undo, merge) is put in again.
  const known = useRef({ atoms, language });
  const began = useRef(atoms);
  const latest = useRef({ onChange, language });
  useEffect(() => {
    latest.current = { onChange, language };
  });
  const editor = useEditor({
    extensions: richExtensions,
    injectCSS: false,
    content: docOf(atoms, language, emptyKind),
    editorProps: {
      ...pasteProps,
      attributes: {
        id: inputId,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        class: styles.text ?? '',
      },
    },
    onFocus: ({ editor: focused }) => aimAt(focused, label),
    onUpdate: ({ editor: updated }) => {
      const next = atomsOf(updated.getJSON(), latest.current.language, known.current.atoms, began.current);
      known.current = { atoms: next, language: latest.current.language };
      latest.current.onChange(next);
    },
  });
  useEffect(() => () => forget(editor), [editor]);
  useEffect(() => {
    if (known.current.atoms === atoms && known.current.language === language) return;
    known.current = { atoms, language };
    began.current = atoms;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(docOf(atoms, language, emptyKind), { emitUpdate: false });
    // Somebody who is typing stays about where they were when a change of elsewhere comes in.
    const end = editor.state.doc.content.size;
    if (editor.isFocused)
      editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, atoms, language, emptyKind]);
  return (
    <div className={styles.frame}>
      <RichToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  );
}
