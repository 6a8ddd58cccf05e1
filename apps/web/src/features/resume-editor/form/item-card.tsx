import type { FieldDefinition } from '@qicheng/resume/sections';
import { Icon } from '../../../components/icon.js';
import { Menu } from '../../../components/menu.js';
import type { SortableEntry } from '../rail/sortable-list.js';
import { useEditor } from '../store/editor-context.js';
import { duplicateItem, type Item, moveItem, showItem } from '../store/item-ops.js';
import type { Path } from '../store/path.js';
import { openItem, useView } from '../store/view-state.js';
import { FieldsGrid } from './fields-grid.js';
import styles from './form.module.css';
import { itemDate } from './item-title.js';

interface ItemCardProps {
  item: Item;
  name: string;
  list: Path;
  fields: readonly FieldDefinition[];
  position: number;
  count: number;
  sortable: SortableEntry;
  onRemove: () => void;
}

function useItemActions({ item, list, position, count, onRemove }: ItemCardProps) {
  const editor = useEditor();
  const isHidden = item.visible === false;
  return [
    ...(position > 0
      ? [{ key: 'up', label: '上移', onSelect: () => editor.edit(moveItem(list, position, position - 1)) }]
      : []),
    ...(position < count - 1
      ? [{ key: 'down', label: '下移', onSelect: () => editor.edit(moveItem(list, position, position + 1)) }]
      : []),
    { key: 'copy', label: '复制一份', onSelect: () => editor.edit(duplicateItem(list, position)) },
    {
      key: 'show',
      label: isHidden ? '显示在简历上' : '暂不显示',
      onSelect: () => editor.edit(showItem(list, item.id, isHidden)),
    },
    { key: 'remove', label: '删除', tone: 'danger' as const, onSelect: onRemove },
  ];
}

/** One item: a line with its name, and its form when it is open. */
export function ItemCard(props: ItemCardProps) {
  const { item, name, list, fields, sortable } = props;
  const isOpen = useView((view) => view.openItem === item.id);
  const actions = useItemActions(props);
  return (
    <li ref={sortable.ref} className={styles.card} data-open={isOpen} data-dragging={sortable.isDragging}>
      <div className={styles.cardHead}>
        <button type="button" ref={sortable.handleRef} className={styles.handle} aria-label={`拖动“${name}”`}>
          <span aria-hidden="true">⠿</span>
        </button>
        <button
          type="button"
          className={styles.cardTitle}
          aria-expanded={isOpen}
          onClick={() => openItem(isOpen ? null : item.id)}
        >
          <span className={styles.cardName}>{name}</span>
          {item.visible === false ? <span className={styles.badge}>未显示</span> : null}
          <span className={styles.cardDate}>{itemDate(item)}</span>
        </button>
        <Menu
          trigger={<Icon name="more" size={18} />}
          buttonLabel={`“${name}”的操作`}
          buttonClassName={styles.cardMenu}
          items={actions}
        />
      </div>
      {isOpen ? (
        <div className={styles.cardBody}>
          <FieldsGrid fields={fields} owner={[...list, item.id]} />
        </div>
      ) : null}
    </li>
  );
}
