import { Dialog } from '@qicheng/ui/dialog';
import { TextInput } from '@qicheng/ui/text-input';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ResumeDocument } from '@qicheng/resume/document';
import { placementsOf } from '@qicheng/resume/placements';
import { useEditor } from '../store/editor-context.js';
import { editLanguage } from '../store/edited-language.js';
import styles from './shortcuts.module.css';
import { shapeOf } from '../form/section-shape.js';
import type { EditorStore } from '../store/editor-store.js';
import { findCustom, headingOf, showSection } from '../store/section-ops.js';
import { BASICS, openSection, showPane, toggleStyle } from '../store/view-state.js';
import { openGhostwrite } from '../ghostwrite/ghostwrite-state.js';
import { focusPlace } from '../check/focus-place.js';
import { addToOpenList, openExport } from './use-editor-keys.js';
import { stepThroughEdits } from './step-through-edits.js';
import { openDrawer, openOverlay } from './tool-state.js';

interface PaletteEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: '操作' | '模块' | '字段';
  readonly run: () => void;
}

const actions = (editor: EditorStore, onSave: () => void): PaletteEntry[] =>
  [
    { name: '立即保存', run: onSave },
    { name: '撤销', run: () => stepThroughEdits(editor, 'undo') },
    { name: '重做', run: () => stepThroughEdits(editor, 'redo') },
    { name: '导出与打印', run: openExport },
    { name: '检查错别字与格式', run: () => openDrawer('check') },
    { name: 'AI 优化描述', run: () => openGhostwrite('optimise') },
    { name: 'AI 代写经历', run: () => openGhostwrite('write') },
    { name: '范文与词库', run: () => openDrawer('phrases') },
    { name: '模板与样式', run: toggleStyle },
    { name: '看成品预览', run: () => showPane('preview') },
    { name: '在当前模块添加一条', run: () => addToOpenList(editor) },
    { name: '切换到英文', run: () => editLanguage(editor, 'en') },
    { name: '切换到中文', run: () => editLanguage(editor, 'zh') },
    { name: '重看新手引导', run: () => openOverlay('tour') },
    { name: '键盘快捷键', run: () => openOverlay('keys') },
  ].map(({ name, run }) => ({ id: `act:${name}`, name, kind: '操作' as const, run: () => void run() }));

const sectionKeys = (document: ResumeDocument) => [
  { key: BASICS, name: '基本信息', visible: true },
  ...placementsOf(document).map(({ key, visible }) => ({ key, name: headingOf(document, key), visible })),
];

/** Once the palette has returned the focus to where it was opened, from which the form can be many tab stops away. */
const focusForm = () =>
  void setTimeout(() => document.getElementById('pane-edit')?.focus({ preventScroll: true }), 0);

/** All targets of the palette: actions, sections, and the fields of single-form sections. */
function paletteEntries(editor: EditorStore, onSave: () => void): PaletteEntry[] {
  const { document } = editor.getContent();
  const sections = sectionKeys(document);
  const open = (key: string, visible: boolean) => () => {
    if (!visible) editor.edit(showSection(key, true));
    openSection(key);
    focusForm();
  };
  const jumps = sections.map(({ key, name, visible }) => ({
    id: `section:${key}`,
    name: visible ? name : `${name}（未显示）`,
    kind: '模块' as const,
    run: open(key, visible),
  }));
  const fields = sections.flatMap(({ key, name, visible }) => {
    const shape = visible ? shapeOf(key, findCustom(document, key)?.kind) : null;
    if (shape?.kind !== 'object') return [];
    return shape.fields.map((field) => ({
      id: `field:${key}/${field.name}`,
      name: `${name} · ${field.label.zh}`,
      kind: '字段' as const,
      run: () => focusPlace(editor, { place: { section: key, field: field.name } }),
    }));
  });
  return [...jumps, ...actions(editor, onSave), ...fields];
}

/** Entries whose name contains every typed word; earlier matches rank higher. */
function search(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const parts = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return entries.filter(({ kind }) => kind !== '字段');
  const at = ({ name }: PaletteEntry) => name.toLowerCase().indexOf(parts[0] ?? '');
  return entries
    .filter(({ name }) => parts.every((part) => name.toLowerCase().includes(part)))
    .toSorted((a, b) => at(a) - at(b));
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Ctrl+K: a search box for every section, field and action. */
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
