import type { ResumeDocument } from '@qicheng/resume/document';
import { placementsOf } from '@qicheng/resume/placements';
import { Icon } from '@qicheng/ui/icon';
import { useMemo } from 'react';
import { EditorIcon } from '../editor-icon.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import { headingOf, moveEntry, reorderSections, showSection } from '../store/section-ops.js';
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

interface RailRowProps {
  entry: RailEntry;
  sortable: SortableEntry;
  position: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

function RailRow({ entry, sortable, position, count, onMove }: RailRowProps) {
  const { attach, attachHandle, isDragging } = sortable;
  const editor = useEditor();
  const isOpen = useView((view) => view.section === entry.key && view.shownPanel === 'sections');
  return (
    <li ref={attach} className={styles.row} data-open={isOpen} data-dragging={isDragging}>
      <button type="button" ref={attachHandle} className={styles.handle} aria-label={`拖动“${entry.name}”`}>
        <EditorIcon name="grip" />
      </button>
      <button
        type="button"
        className={styles.jump}
        title={entry.name}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => openSection(entry.key)}
      >
        {entry.name}
      </button>
      <span className={styles.actions}>
        <button
          type="button"
          aria-label={`上移“${entry.name}”`}
          disabled={position === 0}
          onClick={() => onMove(position, position - 1)}
        >
          <EditorIcon name="up" size={14} />
        </button>
        <button
          type="button"
          aria-label={`下移“${entry.name}”`}
          disabled={position === count - 1}
          onClick={() => onMove(position, position + 1)}
        >
          <EditorIcon name="down" size={14} />
        </button>
        <button
          type="button"
          aria-label={`隐藏“${entry.name}”`}
          title="暂不显示，内容保留"
          onClick={() => editor.edit(showSection(entry.key, false))}
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
  return (
    <nav className={styles.rail} aria-label="简历模块">
      <ol className={styles.list}>
        <li className={styles.row} data-open={isBasicsOpen}>
          <button
            type="button"
            className={styles.jump}
            data-fixed="true"
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
              sortable={sortable}
              position={position}
              count={entries.length}
              onMove={move}
            />
          )}
        </SortableList>
      </ol>
      <AddSection />
    </nav>
  );
}
