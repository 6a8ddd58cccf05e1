import { Dialog } from '@qicheng/ui/dialog';
import { TextInput } from '@qicheng/ui/text-input';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useEditor } from '../store/editor-context.js';
import { type PaletteEntry, paletteEntries, search } from './palette-entries.js';
import styles from './shortcuts.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Ctrl+K: one box that leads to every section, field and act. */
export function Palette({ onClose, onSave }: { onClose: () => void; onSave: () => void }) {
  const editor = useEditor();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const entries = useMemo(() => paletteEntries(editor, onSave), [editor, onSave]);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const shown = search(entries, typed);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, typed]);
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setActive((active + step + shown.length) % shown.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(shown[active]);
    }
  };
  return (
    <Dialog open title="快速跳转" onClose={onClose}>
      <TextInput
        data-first-field
        role="combobox"
        aria-label="搜索模块、字段与操作"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder="搜索模块、字段与操作"
        value={typed}
        onValue={(text) => {
          setTyped(text);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul className={styles.entries} role="listbox" id={listId} ref={list} aria-label="可以跳转到">
        {shown.map((entry, index) => (
          <li
            key={entry.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => setActive(index)}
            onClick={() => choose(entry)}
          >
            <span>{entry.name}</span>
            <small>{entry.kind}</small>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className={styles.nothing} role="status">
          没有找到，换个词试试
        </p>
      ) : null}
    </Dialog>
  );
}
