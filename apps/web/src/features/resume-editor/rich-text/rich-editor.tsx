import type { Atom, AtomKind } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { setRichTarget, clearRichTarget } from '../phrases/rich-target.js';
import { atomsOf, docOf } from './atom-conversion.js';
import { replaceContent } from './replace-content.js';
import styles from './rich-editor.module.css';
import { pasteProps, richExtensions } from './rich-schema.js';
import { RichToolbar } from './rich-toolbar.js';

export interface RichEditorProps {
  inputId: string;
  label: string;
  describedBy?: string | undefined;
  atoms: readonly Atom[];
  language: Language;
  emptyKind: AtomKind;
  onChange: (atoms: Atom[]) => void;
}

/**
 * A text editor of statements: bold, italic, underline, links, bullets and numbers; its value is our atoms,
 * never HTML.
 */
export function RichEditor({
  inputId,
  label,
  describedBy,
  atoms,
  language,
  emptyKind,
  onChange,
}: RichEditorProps) {
  // The value last emitted or received: only a value from elsewhere (undo, merge) replaces the content.
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
    onFocus: ({ editor: focused }) => setRichTarget(focused, label),
    onUpdate: ({ editor: updated }) => {
      const next = atomsOf(updated.getJSON(), latest.current.language, known.current.atoms, began.current);
      known.current = { atoms: next, language: latest.current.language };
      latest.current.onChange(next);
    },
  });
  useEffect(() => () => clearRichTarget(editor), [editor]);
  useEffect(() => {
    if (known.current.atoms === atoms && known.current.language === language) return;
    known.current = { atoms, language };
    began.current = atoms;
    replaceContent(editor, docOf(atoms, language, emptyKind));
  }, [editor, atoms, language, emptyKind]);
  return (
    <div className={styles.frame}>
      <RichToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  );
}
