import type { ResumeDocument } from '@qicheng/resume/document';
import { placementsOf } from '@qicheng/resume/placements';
import { findTemplate } from '@qicheng/templates/catalog';
import type { CSSProperties } from 'react';
import { focusPlace } from '../check/focus-place.js';
import { shapeOf } from '../form/section-shape.js';
import { usePaper } from '../paper/paper-state.js';
import { addToOpenList } from '../shortcuts/use-editor-keys.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import { hasContent, hasOnlyName } from '../store/editor-store.js';
import type { Item } from '../store/item-ops.js';
import { valueAt } from '../store/path.js';
import { headingOf } from '../store/section-ops.js';
import { BASICS, openAddedItem, openSection } from '../store/view-state.js';
import styles from './preview.module.css';

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
/** Below the printed name. */
const HEAD_MM = 50;

const share = (mm: number) => `${(mm / SHEET_MM) * 100}%`;

/** Aligned with the printed text, and clear of a side column, which does not contain the offered sections. */
function placeOnSheet(meta: ResumeDocument['meta'], isNamed: boolean): CSSProperties {
  const template = findTemplate(meta.templateCode);
  if (!template) return {};
  const { left, right, top } = { ...template.defaults.marginMm, ...meta.style.marginMm };
  const column = template.sideColumn;
  return {
    left: share(left),
    right: share(right),
    ...(column && { [column.edge]: share(column.widthMm + BESIDE_MM) }),
    paddingTop: share(isNamed ? HEAD_MM : top),
  };
}

/**
 * Starting points on a sheet with nothing but a name: the header and the first sections, each opening its
 * form. Never printed.
 */
export function BlankSheet() {
  const editor = useEditor();
  const isBlank = useDocument(hasOnlyName);
  const meta = useDocument((document) => document.meta);
  const isNamed = useDocument(({ basics }) => hasContent(basics.name));
  // The placeholder of a new entry on the sheet would be printed at the same position.
  const isBegunHere = usePaper((paper) => paper.ghost !== null);
  const order = useDocument((document) =>
    placementsOf(document)
      .filter(({ key, visible }) => visible && contentOf(key) !== null)
      .map(({ key }) => key)
      .slice(0, MAX_SECTIONS)
      .join(),
  );
  if (!isBlank || isBegunHere || order === '') return null;
  const begin = (key: string) => {
    const shape = shapeOf(key, undefined);
    if (shape?.kind !== 'list') {
      const [first] = shape && 'fields' in shape ? shape.fields : [];
      return focusPlace(editor, { place: { section: key, ...(first && { field: first.name }) } });
    }
    openSection(key);
    const [begun] = (valueAt(editor.getContent().document, [key]) ?? []) as readonly Item[];
    if (begun) return openAddedItem(begun.id);
    return addToOpenList(editor);
  };
  return (
    <div
      className={styles.blank}
      style={placeOnSheet(meta, isNamed)}
      data-theme="light"
      data-paper-tools=""
      role="group"
      aria-label="从这里开始写"
    >
      {isNamed ? null : (
        <button type="button" onClick={() => begin(BASICS)}>
          <strong>姓名</strong>
          <span>电话 · 邮箱 · 一句话介绍</span>
        </button>
      )}
      {order.split(',').map((key) => (
        <button key={key} type="button" onClick={() => begin(key)}>
          <strong>{headingOf(editor.getContent().document, key)}</strong>
          <span>{contentOf(key)}</span>
        </button>
      ))}
    </div>
  );
}
