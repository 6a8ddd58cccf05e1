import type { FieldDefinition } from '@qicheng/resume/sections';
import { randomId } from '@qicheng/resume/ids';
import { Button } from '../../../components/button.js';
import { showToast } from '../../../lib/toast.js';
import { SortableList } from '../rail/sortable-list.js';
import { useEditedLanguage, useEditor, useValue } from '../store/editor-context.js';
import { addItem, type Item, moveItem, removeItem, restoreItem } from '../store/item-ops.js';
import type { Path } from '../store/path.js';
import { openItem } from '../store/view-state.js';
import styles from './form.module.css';
import { ItemCard } from './item-card.js';
import { itemTitle } from './item-title.js';

interface ItemListProps {
  path: Path;
  fields: readonly FieldDefinition[];
  /** What one item is called: 教育背景. */
  noun: string;
}

const NONE: readonly Item[] = [];

/** The items of a section as cards; one is open at a time. */
export function ItemList({ path, fields, noun }: ItemListProps) {
  const editor = useEditor();
  const language = useEditedLanguage();
  const items = useValue<readonly Item[]>(path) ?? NONE;
  const nameOf = (item: Item) => itemTitle(item, fields, language) || `未填写的${noun}`;
  const add = () => {
    const id = randomId();
    editor.edit(addItem(path, { id }));
    openItem(id);
  };
  const remove = (item: Item, position: number) => {
    editor.edit(removeItem(path, position));
    showToast('info', `已删除“${nameOf(item)}”`, {
      label: '撤销',
      run: () => editor.edit(restoreItem(path, position, item)),
    });
  };
  return (
    <>
      <ol className={styles.items}>
        <SortableList
          entries={items}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onMove={(from, to) => editor.edit(moveItem(path, from, to))}
        >
          {(item, sortable, position) => (
            <ItemCard
              item={item}
              name={nameOf(item)}
              list={path}
              fields={fields}
              position={position}
              count={items.length}
              sortable={sortable}
              onRemove={() => remove(item, position)}
            />
          )}
        </SortableList>
      </ol>
      <Button icon="plus" onClick={add} className={styles.addItem}>
        {`添加${noun}`}
      </Button>
    </>
  );
}
