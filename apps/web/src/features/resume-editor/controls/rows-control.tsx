import { randomId } from '@qicheng/resume/ids';
import { Icon } from '@qicheng/ui/icon';
import { EditorIcon } from '../editor-icon.js';
import { useEditor, useValue } from '../store/editor-context.js';
import { addItem, moveItem, removeItem } from '../store/item-ops.js';
import styles from './controls.module.css';
import type { ControlProps } from './field-props.js';
import { ROW_KINDS, type RowKind } from './row-fields.js';

interface RowButtonsProps {
  kind: RowKind;
  position: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function RowButtons({ kind, position, count, onMove, onRemove }: RowButtonsProps) {
  const name = `第 ${position + 1} 个${kind.noun}`;
  return (
    <span className={styles.rowButtons}>
      <button
        type="button"
        aria-label={`上移${name}`}
        disabled={position === 0}
        onClick={() => onMove(position - 1)}
      >
        <EditorIcon name="up" />
      </button>
      <button
        type="button"
        aria-label={`下移${name}`}
        disabled={position === count - 1}
        onClick={() => onMove(position + 1)}
      >
        <EditorIcon name="down" />
      </button>
      <button type="button" aria-label={`删除${name}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}

/** A list of small things inside an item: courses, links, positions inside one employment. */
export function RowsControl({ field, path, Field }: ControlProps) {
  const kind = ROW_KINDS[field.control];
  const rows = useValue<{ id?: string }[]>(path) ?? [];
  const editor = useEditor();
  if (!kind) return null;
  return (
    <div role="group" aria-label={field.label.zh} className={styles.rows}>
      {rows.map((row, position) => (
        <div key={row.id ?? position} className={kind.isForm ? styles.rowForm : styles.row}>
          {kind.fields.map((column) => (
            <Field
              key={column.name}
              field={column}
              owner={[...path, row.id ?? position]}
              isCell={!kind.isForm}
            />
          ))}
          <RowButtons
            kind={kind}
            position={position}
            count={rows.length}
            onMove={(to) => editor.edit(moveItem(path, position, to))}
            onRemove={() => editor.edit(removeItem(path, position))}
          />
        </div>
      ))}
      <button
        type="button"
        className={styles.addButton}
        onClick={() => editor.edit(addItem(path, kind.hasIds ? { id: randomId() } : {}))}
      >
        <Icon name="plus" size={16} />
        {kind.add}
      </button>
    </div>
  );
}
