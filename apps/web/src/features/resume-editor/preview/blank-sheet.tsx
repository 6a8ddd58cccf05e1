import { placementsOf } from '@qicheng/resume/placements';
import { findTemplate } from '@qicheng/templates/catalog';
import type { CSSProperties } from 'react';
import { shapeOf } from '../form/section-shape.js';
import { usePaper } from '../paper/paper-state.js';
import { addToOpenList } from '../shortcuts/use-editor-keys.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import { hasOnlyName } from '../store/editor-store.js';
import type { Item } from '../store/item-ops.js';
import { valueAt } from '../store/path.js';
import { headingOf } from '../store/section-ops.js';
import { openAddedItem, openSection } from '../store/view-state.js';
import styles from './preview.module.css';

const MOST_SECTIONS = 4;
const MOST_FIELDS = 4;

/** The first fields of a section with entries, by name; none for any other section. */
const fieldsOf = (key: string): string => {
  const shape = shapeOf(key, undefined);
  if (shape?.kind !== 'list') return '';
  const usual = shape.fields.filter(({ primary }) => primary).slice(0, MOST_FIELDS);
  return usual.map(({ label }) => label.zh).join(' · ');
};

const SHEET_MM = 210;
/** The sheet's margin, and the room between the columns. */
const BESIDE_MM = 20;

/** Keeps clear of a side column, where the sections on offer are not printed. */
function besideColumn(templateCode: string): CSSProperties {
  const column = findTemplate(templateCode)?.sideColumn;
  return column ? { [column.edge]: `${((column.widthMm + BESIDE_MM) / SHEET_MM) * 100}%` } : {};
}

/** Where to begin on a sheet that has nothing but a name: its first sections, each leading to its form. Never printed. */
export function BlankSheet() {
  const editor = useEditor();
  const isBlank = useDocument(hasOnlyName);
  const templateCode = useDocument(({ meta }) => meta.templateCode);
  // The name of an entry that is being begun on the sheet is printed where these would lie.
  const isBegunHere = usePaper((paper) => paper.ghost !== null);
  const order = useDocument((document) =>
    placementsOf(document)
      .filter(({ key, visible }) => visible && fieldsOf(key) !== '')
      .map(({ key }) => key)
      .slice(0, MOST_SECTIONS)
      .join(),
  );
  if (!isBlank || isBegunHere || order === '') return null;
  const begin = (key: string) => {
    openSection(key);
    const [begun] = (valueAt(editor.getContent().document, [key]) ?? []) as readonly Item[];
    if (begun) openAddedItem(begun.id);
    else addToOpenList(editor);
  };
  return (
    <div
      className={styles.blank}
      style={besideColumn(templateCode)}
      data-theme="light"
      data-paper-tools=""
      role="group"
      aria-label="从这里开始写"
    >
      {order.split(',').map((key) => (
        <button key={key} type="button" onClick={() => begin(key)}>
          <strong>{headingOf(editor.getContent().document, key)}</strong>
          <span>{fieldsOf(key)}</span>
        </button>
      ))}
    </div>
  );
}
