import type { ResumeDocument } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import type { FieldDefinition } from '@qicheng/resume/sections';
import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { SortableList } from '../rail/sortable-list.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import { addItem, type Item, moveItem, removeItem, restoreItem } from '../store/item-ops.js';
import { type Path, valueAt } from '../store/path.js';
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

const itemsAt = (document: ResumeDocument, path: Path) => (valueAt(document, path) ?? []) as readonly Item[];

/** The items of a section as cards; one is open at a time. */
export function ItemList({ path, fields, noun }: ItemListProps) {
  const editor = useEditor();
  // Only their order: typing inside one item draws that card alone.
  const order = useDocument((document) =>
    itemsAt(document, path)
      .map(({ id }) => id)
      .join(),
  );
  const ids = order === '' ? [] : order.split(',');
  const itemOf = (id: string) => itemsAt(editor.getContent().document, path).find((item) => item.id === id);
  const nameOf = (id: string) =>
    itemTitle(itemOf(id) ?? { id }, fields, editor.getContent().document.meta.lang) || `未填写的${noun}`;
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const id = randomId();
    setAdded(id);
    editor.edit(addItem(path, { id }));
    openItem(id);
  };
  const remove = (id: string, position: number, name: string) => {
    const item = itemOf(id);
    if (!item) return;
    editor.edit(removeItem(path, position));
    showToast('info', `已删除“${name}”`, {
      label: '撤销',
      run: () => editor.edit(restoreItem(path, position, item)),
    });
  };
  return (
    <>
      <ol className={styles.items}>
        <SortableList
          entries={ids}
          idOf={(id) => id}
          nameOf={nameOf}
          onMove={(from, to) => editor.edit(moveItem(path, from, to))}
        >
          {(id, sortable, position) => (
            <ItemCard
              id={id}
              list={path}
              noun={noun}
              fields={fields}
              position={position}
              count={ids.length}
              isNew={id === added}
              sortable={sortable}
              onRemove={(name) => remove(id, position, name)}
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
