import { randomId } from '@qicheng/resume/ids';
import type { FieldDefinition } from '@qicheng/resume/sections';
import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { EditorIcon } from '../editor-icon.js';
import { FieldView } from '../controls/field-view.js';
import { useEditor, useValue } from '../store/editor-context.js';
import { addItem, type Item, moveItem, removeItem } from '../store/item-ops.js';
import type { Path } from '../store/path.js';
import styles from './form.module.css';

const NONE: readonly Item[] = [];

/** Items of one or two words each, in lines: hobbies, tags and facts of one's own. */
export function LineList({ path, fields }: { path: Path; fields: readonly FieldDefinition[] }) {
  const editor = useEditor();
  const items = useValue<readonly Item[]>(path) ?? NONE;
  return (
    <>
      <ol className={styles.lines}>
        {items.map((item, position) => (
          <li key={item.id} className={styles.line}>
            {fields.map((field) => (
              <FieldView key={field.name} field={field} owner={[...path, item.id]} isCell />
            ))}
            <span className={styles.lineButtons}>
              <button
                type="button"
                aria-label={`上移第 ${position + 1} 行`}
                disabled={position === 0}
                onClick={() => editor.edit(moveItem(path, position, position - 1))}
              >
                <EditorIcon name="up" />
              </button>
              <button
                type="button"
                aria-label={`下移第 ${position + 1} 行`}
                disabled={position === items.length - 1}
                onClick={() => editor.edit(moveItem(path, position, position + 1))}
              >
                <EditorIcon name="down" />
              </button>
              <button
                type="button"
                aria-label={`删除第 ${position + 1} 行`}
                onClick={() => editor.edit(removeItem(path, position))}
              >
                <Icon name="close" size={14} />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <Button icon="plus" onClick={() => editor.edit(addItem(path, { id: randomId() }))}>
        添加一行
      </Button>
    </>
  );
}
