import type { Atom, AtomKind } from '@qicheng/resume/document';
import { lazy } from 'react';
import { isAiText } from '@qicheng/resume/ai-text';
import { useEditedLanguage, useValue, useWrite, useDocument } from '../store/editor-context.js';
import { isRequiredList } from '../store/item-ops.js';
import type { Path } from '../store/path.js';
import styles from './controls.module.css';
import type { ControlProps } from './field-props.js';
import { LateControl } from './late-control.js';
import { StaleStatements } from './stale-note.js';
import aiMarkStyles from '../ghostwrite/ghostwrite.module.css';

/** Says under a text that AI wrote a part of it; the mark goes with the last word of it. */
function AiMark({ atoms, language }: { atoms: readonly Atom[]; language: 'zh' | 'en' }) {
  const count = useDocument((document) => atoms.filter(({ id }) => isAiText(document, id, language)).length);
  return count === 0 ? null : (
    <p
      className={aiMarkStyles.mark}
    >{`其中 ${count} 条含 AI 生成的内容，请核对事实；导出的文件会按规定注明`}</p>
  );
}

const RichEditor = lazy(async () => ({ default: (await import('../rich-text/rich-editor.js')).RichEditor }));

interface RichFieldProps {
  path: Path;
  inputId: string;
  label: string;
  describedBy?: string | undefined;
  emptyKind: AtomKind;
}

interface StillTextProps extends Pick<RichFieldProps, 'inputId'> {
  atoms: readonly Atom[];
  language: 'zh' | 'en';
}

/** The words of the field while the text editor is on its way; Tab stops at it already, but nothing can be typed into it. */
function StillText({ inputId, atoms, language }: StillTextProps) {
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
        <p key={atom.id}>{(atom[language] ?? []).map(({ text }) => text).join('')}</p>
      ))}
    </div>
  );
}

const NONE: readonly Atom[] = [];

/** Statements at one place of the document. */
export function RichField({ path, inputId, label, describedBy, emptyKind }: RichFieldProps) {
  const atoms = useValue<Atom[]>(path) ?? NONE;
  const language = useEditedLanguage();
  const write = useWrite();
  const isRequired = isRequiredList(path);
  return (
    <LateControl inputId={inputId} still={<StillText inputId={inputId} atoms={atoms} language={language} />}>
      <RichEditor
        inputId={inputId}
        label={label}
        describedBy={describedBy}
        atoms={atoms}
        language={language}
        emptyKind={emptyKind}
        onChange={(next) => write.statements(path, next.length === 0 && !isRequired ? undefined : next)}
      />
      <StaleStatements path={path} atoms={atoms} />
      <AiMark atoms={atoms} language={language} />
    </LateControl>
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
