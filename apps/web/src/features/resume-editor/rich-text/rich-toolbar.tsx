import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useRef, useState, type RefObject, useEffect } from 'react';
import { openGhostwrite } from '../ghostwrite/ghostwrite-state.js';
import { EditorIcon } from '../editor-icon.js';
import { setRichTarget } from '../phrases/rich-target.js';
import { keyHint } from '../shortcuts/key-names.js';
import { openDrawer } from '../shortcuts/tool-state.js';
import { toggleKind } from './atom-node.js';
import { LinkForm } from './link-form.js';
import styles from './rich-editor.module.css';
import { selectedIds, selectedKind } from './selected-statements.js';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Roving focus: a toolbar is one tab stop, and arrow keys move between its buttons. */
function useRovingFocus(toolbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return undefined;
    const buttons = () => [...element.querySelectorAll<HTMLButtonElement>(':scope > button')];
    const stopAt = (one: HTMLElement | undefined) => {
      for (const button of buttons()) button.tabIndex = button === one ? 0 : -1;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const able = buttons().filter(({ disabled }) => !disabled);
      const here = able.indexOf(event.target as HTMLButtonElement);
      if (step === undefined || here < 0) return;
      event.preventDefault();
      able.at((here + step) % able.length)?.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (buttons().includes(target as HTMLButtonElement)) stopAt(target as HTMLButtonElement);
    };
    stopAt(buttons()[0]);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', onFocus);
    };
  }, [toolbar]);
}

interface ToolProps {
  name: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Tool = ({ name, isOn, onPress, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={name}
    title={name}
    aria-pressed={isOn}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <span aria-hidden="true">{children}</span>
  </button>
);

/** Toolbar above the text; every button also has a shortcut. */
export function RichToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      link: current.isActive('link'),
      kind: selectedKind(current),
      hasSelection: !current.state.selection.empty,
    }),
  });
  const tools = useRef<HTMLDivElement>(null);
  useRovingFocus(tools);
  const toggle = (mark: string) => () => editor.chain().focus().toggleMark(mark).run();
  return (
    <div className={styles.toolbar}>
      <div ref={tools} className={styles.tools} role="toolbar" aria-label={`${label}：格式`}>
        <Tool name={`加粗（${keyHint('Mod+B')}）`} isOn={state.bold} onPress={toggle('bold')}>
          <b>B</b>
        </Tool>
        <Tool name={`斜体（${keyHint('Mod+I')}）`} isOn={state.italic} onPress={toggle('italic')}>
          <i>I</i>
        </Tool>
        <Tool name={`下划线（${keyHint('Mod+U')}）`} isOn={state.underline} onPress={toggle('underline')}>
          <u>U</u>
        </Tool>
        <Tool
          name={`项目符号（${keyHint('Mod+Shift+8')}）`}
          isOn={state.kind === 'bullet'}
          onPress={() => toggleKind(editor, 'bullet')}
        >
          <EditorIcon name="bullets" size={18} />
        </Tool>
        <Tool
          name={`编号（${keyHint('Mod+Shift+7')}）`}
          isOn={state.kind === 'numbered'}
          onPress={() => toggleKind(editor, 'numbered')}
        >
          <EditorIcon name="numbers" size={18} />
        </Tool>
        <button
          type="button"
          className={`${styles.tool} ${styles.link}`}
          aria-expanded={isLinking}
          disabled={!state.hasSelection && !state.link}
          title="选中文字后可添加链接"
          onClick={() => setLinking(!isLinking)}
        >
          链接
        </button>
        <button
          type="button"
          className={styles.tool}
          title="打开范文库，选中的范文插入光标处"
          onClick={() => {
            setRichTarget(editor, label);
            openDrawer('phrases');
          }}
        >
          范文
        </button>
        <button
          type="button"
          className={`${styles.tool} ${styles.pinned}`}
          title="优化光标所在的描述；选中几条时一起优化"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => openGhostwrite('optimise', selectedIds(editor))}
        >
          AI 优化
        </button>
      </div>
      {isLinking ? <LinkForm editor={editor} onDone={() => setLinking(false)} /> : null}
    </div>
  );
}
