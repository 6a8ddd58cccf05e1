import type { ResumeDocument } from '@qicheng/resume/document';
import { showToast } from '@qicheng/ui/toast';
import type { Editor } from '@tiptap/core';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '@qicheng/ui/icon';
import { openGhostwrite } from '../ghostwrite/ghostwrite-state.js';
import { setRichTarget } from '../phrases/rich-target.js';
import { LinkForm } from '../rich-text/link-form.js';
import { selectedIds } from '../rich-text/selected-statements.js';
import { keyHint } from '../shortcuts/key-names.js';
import { openDrawer } from '../shortcuts/tool-state.js';
import { useEditor } from '../store/editor-context.js';
import { showItem } from '../store/item-ops.js';
import type { Path } from '../store/path.js';
import { headingOf, showSection } from '../store/section-ops.js';
import { besideLine, overSelection, useBeside } from './beside.js';
import { fieldsAt, HEADER } from './document-texts.js';
import styles from './paper.module.css';
import type { PaperController } from './paper-controller.js';
import { type SheetSelection, usePaper, type Writing } from './paper-state.js';
import { useSelectedWords } from './selected-words.js';
import { listOfSection } from './sheet-selection.js';
import { usePressedOnText, useQuiet } from './tool-quiet.js';

const DATES = new Set(['period', 'date']);

/** The entry that contains the edited text. */
const ownerOf = ({ section, item }: SheetSelection): Path | null =>
  item === null ? null : [...listOfSection(section), item];

const dateFieldOf = (document: ResumeDocument, owner: Path | null) =>
  owner ? fieldsAt(document, owner).find(({ control }) => DATES.has(control)) : undefined;

interface ToolProps {
  name: string;
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Keeps the selection in the text. */
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

function useMarks(editor: Editor): { bold: boolean } {
  const [bold, setBold] = useState(() => editor.isActive('bold'));
  useEffect(() => {
    const follow = () => setBold(editor.isActive('bold'));
    editor.on('transaction', follow);
    return () => void editor.off('transaction', follow);
  }, [editor]);
  return { bold };
}

/** Additional tools for statements. */
function StatementTools({ editor, label, focus }: { editor: Editor; label: string; focus: () => void }) {
  const { bold } = useMarks(editor);
  const [isLinking, setLinking] = useState(false);
  const openLink = () => {
    if (editor.state.selection.empty && !editor.isActive('link')) showToast('info', '请先选中要加链接的文字');
    else setLinking(!isLinking);
  };
  return (
    <>
      <Tool
        name={`加粗（${keyHint('Mod+B')}）`}
        isOn={bold}
        onPress={() => editor.chain().focus().toggleMark('bold').run()}
      >
        <b>B</b>
      </Tool>
      <Tool name="链接" isOn={isLinking} onPress={openLink}>
        链接
      </Tool>
      <Tool name="AI 优化这一条" onPress={() => openGhostwrite('optimise', selectedIds(editor))}>
        AI 优化
      </Tool>
      <Tool
        name="范文"
        onPress={() => {
          setRichTarget(editor, label);
          openDrawer('phrases');
        }}
      >
        范文
      </Tool>
      {isLinking ? (
        <LinkForm
          editor={editor}
          onDone={() => {
            setLinking(false);
            focus();
          }}
        />
      ) : null}
    </>
  );
}

function useVisibility(selection: SheetSelection | null, close: () => void) {
  const editor = useEditor();
  if (!selection || selection.section === HEADER) return null;
  const { section } = selection;
  const item = ownerOf(selection)?.at(-1);
  const list = listOfSection(section);
  const show = (isShown: boolean) =>
    editor.edit(item === undefined ? showSection(section, isShown) : showItem(list, String(item), isShown));
  const name = item === undefined ? `“${headingOf(editor.getContent().document, section)}”` : '这一条';
  return {
    name: `${name}暂不显示`,
    hide: () => {
      close();
      show(false);
      showToast('info', `${name}不再显示在简历上，内容已保留`, { label: '撤销', run: () => show(true) });
    },
  };
}

const focusFirst = (bar: HTMLElement | null) => bar?.querySelector<HTMLElement>('button')?.focus();

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The toolbar of the edited text. At a plain caret it is collapsed to one button; it expands for a selection,
 * with that button, and with Alt+F10, which also focuses it.
 */
export function PaperTools({ controller, writing }: { controller: PaperController; writing: Writing }) {
  const bar = useRef<HTMLDivElement>(null);
  const editor = useEditor();
  const selection = usePaper((paper) => paper.selection);
  const statements = writing.editor;
  const words = useSelectedWords(controller.element, statements);
  const [isWanted, setWanted] = useState(false);
  const isUnfolded = isWanted || words !== '';
  const isQuiet = useQuiet(() => setWanted(false));
  const isSelecting = usePressedOnText();
  const placeOf = useCallback(
    (part: HTMLElement, bounds: DOMRect) => {
      const element = controller.element();
      if (!element?.isConnected) return null;
      const find = isUnfolded ? overSelection : besideLine;
      return find({ element, editor: statements, part, bounds });
    },
    [controller, statements, isUnfolded],
  );
  useBeside(bar, placeOf, words);
  const visibility = useVisibility(selection, controller.close);
  const owner = selection && ownerOf(selection);
  const dateField = dateFieldOf(editor.getContent().document, owner);
  const isFocusing = useRef(false);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      isFocusing.current = true;
      setWanted(true);
      focusFirst(bar.current);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useLayoutEffect(() => {
    if (isUnfolded && isFocusing.current) focusFirst(bar.current);
    isFocusing.current = false;
  }, [isUnfolded]);
  const walk = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      setWanted(false);
      controller.focus();
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const here = tools.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    tools[(here + step + tools.length) % tools.length]?.focus();
  };
  const openDate = () => {
    if (!owner || !dateField) return;
    const beside = bar.current?.getBoundingClientRect() ?? new DOMRect();
    usePaper.setState({ value: { owner, field: dateField, beside } });
  };
  if (!statements && !dateField && !visibility) return null;
  return (
    <div
      ref={bar}
      className={styles.tools}
      role="toolbar"
      aria-label={`${writing.label}：工具（Alt+F10）`}
      data-paper-tools=""
      data-quiet={isQuiet || isSelecting}
      data-folded={!isUnfolded}
      onKeyDown={walk}
    >
      {isUnfolded ? null : (
        <Tool name="工具（Alt+F10）" onPress={() => setWanted(true)}>
          <Icon name="more" size={16} />
        </Tool>
      )}
      {isUnfolded && statements ? (
        <StatementTools editor={statements} label={writing.label} focus={controller.focus} />
      ) : null}
      {isUnfolded && dateField ? (
        <Tool name={dateField.label.zh} onPress={openDate}>
          日期
        </Tool>
      ) : null}
      {isUnfolded && visibility ? (
        <Tool name={visibility.name} onPress={visibility.hide}>
          暂不显示
        </Tool>
      ) : null}
    </div>
  );
}
