import { useState } from 'react';
import { randomId } from '@qicheng/resume/ids';
import { Icon } from '@qicheng/ui/icon';
import type { Course, CustomFact, Intention, ProfileLink, ProjectItem } from '@qicheng/resume/document';
import { fieldOf } from '@qicheng/resume/fields/field';
import { type FieldControl, type FieldDefinition, WORK_ROLE_FIELDS } from '@qicheng/resume/sections';
import { EditorIcon } from '../editor-icon.js';
import { focusFirstField } from '../focus-first-field.js';
import { useEditor, useValue } from '../store/editor-context.js';
import { addItem, moveItem, removeItem } from '../store/item-ops.js';
import styles from './controls.module.css';
import type { ControlProps } from './field-props.js';

/** A list inside a field: its columns, and the label of its add button. */
interface RowKind {
  readonly fields: readonly FieldDefinition[];
  readonly add: string;
  /** Name of a row, for the labels of its buttons. */
  readonly noun: string;
  readonly hasIds: boolean;
  /** Rows that are small forms are stacked; the others are one line each. */
  readonly isForm?: boolean;
}

const course = fieldOf<Course>();
const link = fieldOf<ProfileLink>();
const fact = fieldOf<CustomFact>();
const position = fieldOf<NonNullable<Intention['positions']>[number]>();
const result = fieldOf<NonNullable<ProjectItem['results']>[number]>();

const FACT_FIELDS = [fact('label', '名称', 'Label', 'i18n'), fact('value', '内容', 'Value', 'i18n')];

const ROW_KINDS: Readonly<Partial<Record<FieldControl, RowKind>>> = {
  positions: {
    fields: [position('name', '岗位名称', 'Position', 'i18n')],
    add: '添加岗位',
    noun: '岗位',
    hasIds: false,
  },
  courses: {
    fields: [course('name', '课程', 'Course', 'i18n'), course('score', '成绩', 'Score', 'text')],
    add: '添加课程',
    noun: '课程',
    hasIds: false,
  },
  links: {
    fields: [link('network', '平台', 'Network', 'i18n'), link('url', '网址', 'Address', 'link')],
    add: '添加链接',
    noun: '链接',
    hasIds: true,
  },
  facts: { fields: FACT_FIELDS, add: '添加一项', noun: '信息', hasIds: true },
  results: {
    fields: [
      result('name', '指标', 'Measure', 'i18n'),
      result('before', '之前', 'Before', 'text'),
      result('after', '之后', 'After', 'text'),
      result('unit', '单位', 'Unit', 'i18n'),
    ],
    add: '添加结果',
    noun: '结果',
    hasIds: true,
    isForm: true,
  },
  roles: { fields: WORK_ROLE_FIELDS, add: '添加岗位', noun: '岗位', hasIds: true, isForm: true },
};

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

/** A list inside an item: courses, links, positions within one employment. */
export function RowsControl({ field, path, Field }: ControlProps) {
  const kind = ROW_KINDS[field.control];
  const rows = useValue<{ id?: string }[]>(path) ?? [];
  const editor = useEditor();
  const [added, setAdded] = useState<number | null>(null);
  if (!kind) return null;
  const last = rows.at(-1);
  const add = () => {
    const isLastEmpty = last !== undefined && Object.keys(last).every((key) => key === 'id');
    if (!isLastEmpty) editor.edit(addItem(path, kind.hasIds ? { id: randomId() } : {}));
    setAdded(isLastEmpty ? rows.length - 1 : rows.length);
  };
  const focusAdded = (row: HTMLElement | null) => {
    if (!row) return;
    focusFirstField(row);
    setAdded(null);
  };
  return (
    <div role="group" aria-label={field.label.zh} className={styles.rows}>
      {rows.map((row, position) => (
        <div
          key={row.id ?? position}
          data-row={row.id ?? position}
          ref={position === added ? focusAdded : undefined}
          className={kind.isForm ? styles.rowForm : styles.row}
        >
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
      <button type="button" className={styles.addButton} onClick={add}>
        <Icon name="plus" size={16} />
        {kind.add}
      </button>
    </div>
  );
}
