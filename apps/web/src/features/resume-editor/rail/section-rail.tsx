import type { ResumeDocument } from '@qicheng/resume/document';
import { placementsOf } from '@qicheng/resume/placements';
import { Icon } from '@qicheng/ui/icon';
import { type FocusEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { announce } from '#src/components/announcer.jsx';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import { EditorIcon } from '../editor-icon.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import { hideSection, headingOf, moveEntry, reorderSections } from '../store/section-ops.js';
import { BASICS, openSection, useView } from '../store/view-state.js';
import { AddSection } from './add-section.js';
import styles from './rail.module.css';
import { type SortableEntry, SortableList } from './sortable-list.js';

interface RailEntry {
  readonly key: string;
  readonly name: string;
}

const writeEntries = (document: ResumeDocument): string =>
  JSON.stringify(
    placementsOf(document)
      .filter(({ visible }) => visible)
      .map(({ key }) => ({ key, name: headingOf(document, key) })),
  );

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Roving focus: the list is the stop of one row, the open one at first; arrow keys move between the names. */
function useRovingRow() {
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-name]')];
    const here = names.findIndex((name) => name === event.target);
    const next = names[here + (STEPS[event.key] ?? 0)];
    if (here < 0 || STEPS[event.key] === undefined) return;
    event.preventDefault();
    next?.focus();
  };
  return { focused, list: { onFocus, onBlur, onKeyDown } };
}

/** Moves the focus off a row that is about to leave the list. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>('[data-name]')?.focus();
}

interface RailRowProps {
  entry: RailEntry;
  /** Whether Tab stops at this row. */
  isStop: boolean;
  /** Element that says how the arrow keys work. */
  hintId: string;
  sortable: SortableEntry;
  position: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

function RailRow({ entry, isStop, hintId, sortable, position, count, onMove }: RailRowProps) {
  const { attach, attachHandle, isDragging } = sortable;
  const editor = useEditor();
  const isOpen = useView((view) => view.section === entry.key && view.shownPanel === 'sections');
  const tabIndex = isStop ? 0 : -1;
  const actions = useRef<HTMLSpanElement>(null);
  // The button of a row that has become the first or the last is disabled.
  useFocusWhenLost(() => actions.current?.querySelector<HTMLElement>('button:enabled'), position);
  return (
    <li
      ref={attach}
      className={styles.row}
      data-row={entry.key}
      data-open={isOpen}
      data-dragging={isDragging}
    >
      <button
        type="button"
        ref={attachHandle}
        className={styles.handle}
        tabIndex={tabIndex}
        aria-label={`拖动“${entry.name}”`}
        aria-roledescription="可拖动的按钮"
      >
        <EditorIcon name="grip" />
      </button>
      <button
        type="button"
        className={styles.jump}
        title={entry.name}
        tabIndex={tabIndex}
        data-name=""
        aria-describedby={hintId}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => openSection(entry.key)}
      >
        {entry.name}
      </button>
      <span ref={actions} className={styles.actions}>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`上移“${entry.name}”`}
          disabled={position === 0}
          onClick={() => onMove(position, position - 1)}
        >
          <EditorIcon name="up" size={14} />
        </button>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`下移“${entry.name}”`}
          disabled={position === count - 1}
          onClick={() => onMove(position, position + 1)}
        >
          <EditorIcon name="down" size={14} />
        </button>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`暂不显示“${entry.name}”`}
          title="暂不显示，内容保留"
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            hideSection(editor, entry.key);
          }}
        >
          <Icon name="hidden" size={14} />
        </button>
      </span>
    </li>
  );
}

/** The sections in printed order: open, drag, hide, add. */
export function SectionRail() {
  const editor = useEditor();
  // As a string, so that typing elsewhere in the document does not render the rail again.
  const written = useDocument(writeEntries);
  const isBasicsOpen = useView((view) => view.section === BASICS && view.shownPanel === 'sections');
  const entries = useMemo(() => JSON.parse(written) as RailEntry[], [written]);
  const move = (from: number, to: number) => {
    const keys = entries.map(({ key }) => key);
    moveEntry(keys, from, to);
    editor.edit(reorderSections(keys));
  };
  const step = (from: number, to: number) => {
    move(from, to);
    announce(`“${entries[from]?.name}”移到第 ${to + 1} 位，共 ${entries.length} 个`);
  };
  const hintId = useId();
  const { focused, list } = useRovingRow();
  const opened = useView((view) => view.section);
  const isEntry = (key: string | null) => entries.some((entry) => entry.key === key);
  const stop = focused ?? (isEntry(opened) ? opened : BASICS);
  return (
    <nav className={styles.rail} aria-label="简历模块">
      <p id={hintId} hidden>
        用上下方向键选择模块
      </p>
      <ol className={styles.list} {...list}>
        <li className={styles.row} data-row={BASICS} data-open={isBasicsOpen}>
          <button
            type="button"
            className={styles.jump}
            data-fixed="true"
            data-name=""
            tabIndex={stop === BASICS ? 0 : -1}
            aria-describedby={hintId}
            aria-current={isBasicsOpen ? 'true' : undefined}
            onClick={() => openSection(BASICS)}
          >
            基本信息
          </button>
        </li>
        <SortableList entries={entries} idOf={({ key }) => key} nameOf={({ name }) => name} onMove={move}>
          {(entry, sortable, position) => (
            <RailRow
              entry={entry}
              isStop={stop === entry.key}
              hintId={hintId}
              sortable={sortable}
              position={position}
              count={entries.length}
              onMove={step}
            />
          )}
        </SortableList>
      </ol>
      <AddSection />
    </nav>
  );
}
