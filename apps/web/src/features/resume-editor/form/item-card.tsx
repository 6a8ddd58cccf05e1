import type { FieldDefinition } from '@qicheng/resume/sections';
import { Icon } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import { useMemo, memo, useId, useState } from 'react';
import { announce } from '#src/components/announcer.jsx';
import { EditorIcon } from '../editor-icon.js';
import type { SortableEntry } from '../rail/sortable-list.js';
import { useEditedLanguage, useEditor, useValue, useDocument } from '../store/editor-context.js';
import { breakItem, duplicateItem, type Item, moveItem, showItem } from '../store/item-ops.js';
import { type Path, valueAt } from '../store/path.js';
import { focusAddedItem, openItem, useView } from '../store/view-state.js';
import styles from './form.module.css';
import { itemDate, itemTitle } from './item-title.js';
import { FieldView } from '../controls/field-view.js';

interface FieldsGridProps {
  fields: readonly FieldDefinition[];
  owner: Path;
}

/** Primary fields directly, the rest behind 更多信息; a rare field that is filled is always visible. */
export const FieldsGrid = memo(function FieldsGrid({ fields, owner }: FieldsGridProps) {
  const moreId = useId();
  const [isOpen, setOpen] = useState(false);
  const rare = fields.filter(({ primary }) => !primary);
  const filled = useDocument((document) =>
    rare
      .filter(({ name }) => valueAt(document, [...owner, name]) !== undefined)
      .map(({ name }) => name)
      .join(),
  );
  const names = filled === '' ? [] : filled.split(',');
  // A field in the open 更多信息 stays there while it is being filled; one filled from elsewhere is shown at once.
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(names));
  if (!isOpen && names.some((name) => !shown.has(name))) setShown(new Set([...shown, ...names]));
  const first = fields.filter(({ primary, name }) => primary || shown.has(name));
  const rest = rare.filter(({ name }) => !shown.has(name));
  return (
    <>
      <div className={styles.grid}>
        {first.map((field) => (
          <FieldView key={field.name} field={field} owner={owner} />
        ))}
      </div>
      {rest.length > 0 ? (
        <>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起更多信息' : `更多信息（${rest.length} 项）`}
          </button>
          <div className={styles.grid} id={moreId} hidden={!isOpen}>
            {isOpen ? rest.map((field) => <FieldView key={field.name} field={field} owner={owner} />) : null}
          </div>
        </>
      ) : null}
    </>
  );
});

interface ItemCardProps {
  id: string;
  list: Path;
  /** Name of an item: 教育背景. */
  noun: string;
  fields: readonly FieldDefinition[];
  position: number;
  count: number;
  /** Just added: its first field gets the focus. */
  isNew: boolean;
  sortable: SortableEntry;
  onRemove: (name: string) => void;
}

function useItemActions({ list, position, count, onRemove }: ItemCardProps, item: Item, name: string) {
  const editor = useEditor();
  const isHidden = item.visible === false;
  const move = (to: number) => {
    editor.edit(moveItem(list, position, to));
    announce(`“${name}”移到第 ${to + 1} 位，共 ${count} 个`);
  };
  return [
    ...(position > 0 ? [{ key: 'up', label: '上移', onSelect: () => move(position - 1) }] : []),
    ...(position < count - 1 ? [{ key: 'down', label: '下移', onSelect: () => move(position + 1) }] : []),
    { key: 'copy', label: '复制一份', onSelect: () => editor.edit(duplicateItem(list, position)) },
    {
      key: 'show',
      label: isHidden ? '显示在简历上' : '暂不显示',
      onSelect: () => editor.edit(showItem(list, item.id, isHidden)),
    },
    ...pageActions(item).map(({ key, label, value }) => ({
      key,
      label,
      onSelect: () => editor.edit(breakItem(list, item.id, value)),
    })),
    { key: 'remove', label: '删除', tone: 'danger' as const, onSelect: () => onRemove(name) },
  ];
}

const PAGE_BREAKS = [
  { key: 'auto', label: '分页：按默认', value: undefined },
  { key: 'before', label: '分页：从新的一页开始', value: 'before' },
  { key: 'keep', label: '分页：整段不拆开', value: 'keep' },
  { key: 'split', label: '分页：允许跨页拆开', value: 'split' },
] as const;

/** The other page-break options of the item. */
const pageActions = (item: Item) => PAGE_BREAKS.filter(({ value }) => value !== item['pageBreak']);

/** One item: a row with its name, and its form when open. */
export function ItemCard(props: ItemCardProps) {
  const { id, list, noun, fields, isNew, sortable } = props;
  const { attach, attachHandle, isDragging } = sortable;
  const owner = useMemo(() => [...list, id], [list, id]);
  const stored = useValue<Item>(owner);
  const item = stored ?? { id };
  const name = itemTitle(item, fields, useEditedLanguage()) || `未填写的${noun}`;
  const isOpen = useView((view) => view.openItem === id);
  const actions = useItemActions(props, item, name);
  return (
    <li
      ref={attach}
      className={styles.card}
      data-open={isOpen}
      data-dragging={isDragging}
      data-unwritten={!stored}
    >
      <div className={styles.cardHead}>
        <button
          type="button"
          ref={attachHandle}
          className={styles.handle}
          aria-label={`拖动“${name}”`}
          aria-roledescription="可拖动的按钮"
        >
          <EditorIcon name="grip" />
        </button>
        <button
          type="button"
          className={styles.cardTitle}
          aria-expanded={isOpen}
          onClick={() => openItem(isOpen ? null : id)}
        >
          <span className={styles.cardWords}>
            <span className={styles.cardNamed}>
              <span className={styles.cardName}>{name}</span>
              {item.visible === false ? <span className={styles.badge}>未显示</span> : null}
            </span>
            <span className={styles.cardDate}>{itemDate(item)}</span>
          </span>
          <span className={styles.chevron} aria-hidden="true">
            <Icon name="chevron" size={16} />
          </span>
        </button>
        <Menu
          trigger={<Icon name="more" size={18} />}
          buttonLabel={`“${name}”的操作`}
          buttonClassName={styles.cardMenu}
          items={actions}
        />
      </div>
      {isOpen ? (
        <div className={styles.cardBody} ref={isNew ? focusAddedItem : undefined}>
          <FieldsGrid fields={fields} owner={owner} />
        </div>
      ) : null}
    </li>
  );
}
