import type { ResumeDocument } from '@qicheng/resume/document';
import { placementsOf } from '@qicheng/resume/placements';
import { findTemplate } from '@qicheng/templates/catalog';
import { useRef } from 'react';
import { focusPlace } from '../check/focus-place.js';
import { shapeOf } from '../form/section-shape.js';
import { usePaper } from '../paper/paper-state.js';
import { addToOpenList } from '../shortcuts/use-editor-keys.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import { hasContent } from '../store/editor-store.js';
import { addItem, type Item } from '../store/item-ops.js';
import { valueAt } from '../store/path.js';
import { headingOf } from '../store/section-ops.js';
import { BASICS, openAddedItem, openSection } from '../store/view-state.js';
import styles from './preview.module.css';
import { type Beside, useRoomBelow } from './printed-head.js';

const MAX_SECTIONS = 8;
const MAX_FIELDS = 4;

/**
 * What belongs into a section: the labels of its first fields, or a hint about its text; null for one without
 * a form.
 */
function contentOf(key: string): string | null {
  const shape = shapeOf(key, undefined);
  if (!shape || shape.kind === 'files') return null;
  if (shape.kind === 'statements') return '几句话，写最能说明自己的事';
  const usual = shape.fields.filter(({ primary }) => primary);
  return (usual.length > 0 ? usual : shape.fields)
    .slice(0, MAX_FIELDS)
    .map(({ label }) => label.zh)
    .join(' · ');
}

const SHEET_MM = 210;
/** The sheet's margin plus the gap between columns. */
const BESIDE_MM = 20;
/** Between what is printed and the first offered section. */
const BELOW_HEAD_MM = 6;

const percent = (share: number) => `${share * 100}%`;

interface Place extends Beside {
  readonly top: number;
}

/** Aligned with the printed text, and clear of a side column, which does not contain the offered sections. */
function placeOnSheet({ templateCode, style }: ResumeDocument['meta']): Place {
  const template = findTemplate(templateCode);
  if (!template) return { left: 0.1, right: 0.1, top: 0.1 };
  const { left, right, top } = { ...template.defaults.marginMm, ...style.marginMm };
  const column = template.sideColumn;
  const mm = { left, right, top, ...(column && { [column.edge]: column.widthMm + BESIDE_MM }) };
  return { left: mm.left / SHEET_MM, right: mm.right / SHEET_MM, top: mm.top / SHEET_MM };
}

/**
 * Starting points below what is printed: the header until it is begun, and those of the first sections that are
 * empty, each opening its form. Never printed.
 */
export function BlankSheet() {
  const hasHead = useDocument(({ basics }) => hasContent(basics));
  // The placeholder of a new entry on the sheet would be printed at the same position.
  const hasGhost = usePaper((paper) => paper.ghost !== null);
  const order = useDocument((document) =>
    placementsOf(document)
      .filter(({ key, visible }) => visible && contentOf(key) !== null)
      .map(({ key }) => key)
      .slice(0, MAX_SECTIONS)
      .filter((key) => !hasContent(valueAt(document, [key])))
      .join(),
  );
  if (hasGhost || (order === '' && hasHead)) return null;
  return <Outline order={order.split(',').filter((key) => key !== '')} hasHead={hasHead} />;
}

function Outline({ order, hasHead }: { order: readonly string[]; hasHead: boolean }) {
  const editor = useEditor();
  const meta = useDocument((document) => document.meta);
  const root = useRef<HTMLDivElement>(null);
  const { left, right, top } = placeOnSheet(meta);
  const { bottom, places, head } = useRoomBelow(root, { left, right });
  const begin = (key: string) => {
    const shape = shapeOf(key, undefined);
    if (shape?.kind !== 'list') {
      const [first] = shape && 'fields' in shape ? shape.fields : [];
      // Positions have no field to type into until there is one.
      if (first?.control === 'positions' && !valueAt(editor.getContent().document, [key, first.name]))
        editor.edit(addItem([key, first.name], {}));
      return focusPlace(editor, { place: { section: key, ...(first && { field: first.name }) } });
    }
    openSection(key);
    const [firstItem] = (valueAt(editor.getContent().document, [key]) ?? []) as readonly Item[];
    if (firstItem) return openAddedItem(firstItem.id);
    return addToOpenList(editor);
  };
  const name = (
    <button type="button" onClick={() => begin(BASICS)}>
      <strong>姓名</strong>
      <span>电话 · 邮箱 · 一句话介绍</span>
    </button>
  );
  const isInFlow = !hasHead && head === null;
  return (
    <div
      ref={root}
      className={styles.blank}
      style={{
        paddingLeft: percent(left),
        paddingRight: percent(right),
        paddingTop: percent(bottom === 0 ? top : bottom + BELOW_HEAD_MM / SHEET_MM),
      }}
      data-theme="light"
      data-paper-tools=""
      role="group"
      aria-label="从这里开始写"
    >
      {isInFlow && places > 0 ? name : null}
      {hasHead || head === null ? null : (
        <div
          className={styles.blankHead}
          style={{ top: head.top, left: head.left, width: head.width, height: head.height }}
        >
          {name}
        </div>
      )}
      {order.slice(0, isInFlow ? Math.max(0, places - 1) : places).map((key) => (
        <button key={key} type="button" onClick={() => begin(key)}>
          <strong>{headingOf(editor.getContent().document, key)}</strong>
          <span>{contentOf(key)}</span>
        </button>
      ))}
    </div>
  );
}
