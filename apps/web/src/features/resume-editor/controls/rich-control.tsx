import type { Atom, AtomKind } from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import type { Language } from '@qicheng/resume/text';
import { type ClipboardEvent, type CompositionEvent, lazy } from 'react';
import { isAiText } from '@qicheng/resume/ai-text';
import { useEditedLanguage, useValue, useWrite, useDocument } from '../store/editor-context.js';
import { isRequiredList } from '../store/item-ops.js';
import { fittingLines, withoutMark } from '../rich-text/pasted-lines.js';
import { arePlainLines, atomsOfLines, linesOf } from '../rich-text/typed-lines.js';
import type { Path } from '../store/path.js';
import styles from './controls.module.css';
import type { ControlProps } from './field-props.js';
import { LazyControl } from './lazy-control.js';
import { StaleStatements } from './stale-note.js';
import aiMarkStyles from '../ghostwrite/ghostwrite.module.css';

/** Note that AI wrote part of a text; disappears with the last AI-written word. */
function AiMark({ atoms, language }: { atoms: readonly Atom[]; language: Language }) {
  const count = useDocument((document) => atoms.filter(({ id }) => isAiText(document, id, language)).length);
  return count === 0 ? null : (
    <p
      className={aiMarkStyles.mark}
    >{`其中 ${count} 条含 AI 生成的内容，请核对事实；导出的文件会按规定注明`}</p>
  );
}

/** Preloads the text editor. */
export const loadRichEditor = () => import('../rich-text/rich-editor.js');
/** Resolves when IME composition in the plain field ends or the field is removed. */
let composed: Promise<void> = Promise.resolve();
let composition: { readonly field: Element; readonly end: () => void } | null = null;

const endComposition = () => composition?.end();
const startComposition = ({ currentTarget: field }: CompositionEvent) => {
  endComposition();
  composed = new Promise((end) => (composition = { field, end }));
};
/** A removed field receives no compositionend. */
const endOnRemoval = (field: Element | null) => () => {
  if (composition?.field === field) endComposition();
};

const RichEditor = lazy(async () => {
  const { RichEditor: component } = await loadRichEditor();
  await composed;
  return { default: component };
});

/** Pastes several lines without their marks, which are the kinds of the lines here. */
function pasteLines(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData('text/plain').split(/\r?\n/);
  const lines = text.map((line) => withoutMark(line.trim())).filter((line) => line !== '');
  if (lines.length < 2) return;
  event.preventDefault();
  const field = event.currentTarget;
  const { value, selectionStart: start, selectionEnd: end } = field;
  const room = LIMITS.atomsPerItem + 1 - (value.slice(0, start) + value.slice(end)).split('\n').length;
  field.setRangeText(fittingLines(lines, room).join('\n'), start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface RichFieldProps {
  path: Path;
  inputId: string;
  label: string;
  describedBy?: string | undefined;
  emptyKind: AtomKind;
}

interface StillTextProps extends Omit<RichFieldProps, 'path'> {
  atoms: readonly Atom[];
  language: Language;
  onChange: (atoms: Atom[]) => void;
}

/**
 * The field while the text editor is loading: lines are editable at once, without showing their formats; statements
 * with a line break wait for it.
 */
function StillText({ inputId, label, describedBy, emptyKind, atoms, language, onChange }: StillTextProps) {
  if (arePlainLines(atoms, language)) {
    return (
      <textarea
        id={inputId}
        className={styles.stillText}
        aria-label={label}
        aria-describedby={describedBy}
        value={linesOf(atoms, language)}
        ref={endOnRemoval}
        onPaste={pasteLines}
        onCompositionStart={startComposition}
        onCompositionEnd={endComposition}
        onChange={({ target }) => onChange(atomsOfLines(target.value, language, atoms, emptyKind))}
      />
    );
  }
  return (
    <div
      id={inputId}
      className={styles.stillText}
      role="group"
      aria-label="文字编辑器正在载入"
      aria-busy="true"
      tabIndex={0}
    >
      {atoms.map((atom) => (
        <p key={atom.id}>{linesOf([atom], language)}</p>
      ))}
    </div>
  );
}

const NONE: readonly Atom[] = [];

/** Editor of a list of statements. */
export function RichField({ path, inputId, label, describedBy, emptyKind }: RichFieldProps) {
  const atoms = useValue<Atom[]>(path) ?? NONE;
  const language = useEditedLanguage();
  const write = useWrite();
  const isRequired = isRequiredList(path);
  const field = {
    ...{ inputId, label, describedBy, emptyKind, atoms, language },
    onChange: (next: Atom[]) => write.statements(path, next.length === 0 && !isRequired ? undefined : next),
  };
  return (
    <LazyControl inputId={inputId} still={<StillText {...field} />}>
      <RichEditor {...field} />
      <StaleStatements path={path} atoms={atoms} />
      <AiMark atoms={atoms} language={language} />
    </LazyControl>
  );
}

const PARAGRAPHS = new Set(['body']);

export const RichControl = ({ field, path, inputId, hintId }: ControlProps) => (
  <RichField
    path={path}
    inputId={inputId}
    label={field.label.zh}
    describedBy={hintId}
    emptyKind={PARAGRAPHS.has(field.name) ? 'paragraph' : 'bullet'}
  />
);
