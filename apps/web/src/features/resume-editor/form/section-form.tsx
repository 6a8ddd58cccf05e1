import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import { randomId } from '@qicheng/resume/ids';
import type { FieldDefinition } from '@qicheng/resume/sections';
import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import type { ResumeDocument } from '@qicheng/resume/document';
import { showToast } from '@qicheng/ui/toast';
import { RichField } from '../controls/rich-control.js';
import { SectionGuide } from '../guide/section-guide.js';
import { EditorProvider, useDocument, useEditor, useValue } from '../store/editor-context.js';
import { findCustom, headingOf } from '../store/section-ops.js';
import { BASICS, focusAddedItem, openAddedItem, openItem, useView } from '../store/view-state.js';
import { AttachmentList } from './attachment-list.js';
import { EnglishDetails } from './english-details.js';
import styles from './form.module.css';
import { useFirstItem } from './first-item.js';
import { NextSection } from './next-section.js';
import { SectionHead } from './section-head.js';
import { type SectionShape, shapeOf } from './section-shape.js';
import { EditorIcon } from '../editor-icon.js';
import { FieldView } from '../controls/field-view.js';
import { addItem, type Item, moveItem, removeItem, restoreItem } from '../store/item-ops.js';
import { type Path, valueAt } from '../store/path.js';
import { SortableList } from '../rail/sortable-list.js';
import { ItemCard, FieldsGrid } from './item-card.js';
import { itemTitle } from './item-title.js';

interface ItemListProps {
  path: Path;
  fields: readonly FieldDefinition[];
  /** Name of an item: 教育背景. */
  noun: string;
}

const itemsAt = (document: ResumeDocument, path: Path) => (valueAt(document, path) ?? []) as readonly Item[];

/** The items of a section as cards; one is open at a time. */
function ItemList({ path, fields, noun }: ItemListProps) {
  const editor = useEditor();
  // Subscribes to their order only: typing in an item renders that card alone.
  const order = useDocument((document) =>
    itemsAt(document, path)
      .map(({ id }) => id)
      .join(),
  );
  const ids = order === '' ? [] : order.split(',');
  const isEmpty = ids.length === 0;
  const first = useFirstItem(path, isEmpty);
  useEffect(() => {
    if (isEmpty) openItem(first.id);
  }, [isEmpty, first.id]);
  const itemOf = (id: string) => itemsAt(editor.getContent().document, path).find((item) => item.id === id);
  const nameOf = (id: string) =>
    itemTitle(itemOf(id) ?? { id }, fields, editor.getContent().document.meta.lang) || `未填写的${noun}`;
  const added = useView((view) => view.addedItem);
  const add = () => {
    const id = randomId();
    editor.edit(addItem(path, { id }));
    openAddedItem(id);
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
          entries={isEmpty ? [first.id] : ids}
          idOf={(id) => id}
          nameOf={nameOf}
          onMove={(from, to) => editor.edit(moveItem(path, from, to))}
        >
          {(id, sortable, position) => (
            <EditorProvider store={id === first.id ? first.editor : editor}>
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
            </EditorProvider>
          )}
        </SortableList>
      </ol>
      <Button icon="plus" onClick={add} className={styles.addItem}>
        {`添加${noun}`}
      </Button>
    </>
  );
}

const NONE: readonly Item[] = [];

/** Items of one or two words each, as rows: hobbies, tags and custom facts. */
function LineList({ path, fields }: { path: Path; fields: readonly FieldDefinition[] }) {
  const editor = useEditor();
  const items = useValue<readonly Item[]>(path) ?? NONE;
  const isEmpty = items.length === 0;
  const first = useFirstItem(path, isEmpty);
  const lines = isEmpty ? [{ id: first.id }] : items;
  const added = useView((view) => view.addedItem);
  const add = () => {
    const id = randomId();
    editor.edit(addItem(path, { id }));
    openAddedItem(id);
  };
  return (
    <>
      <ol className={styles.lines}>
        {lines.map((item, position) => (
          <li
            key={item.id}
            ref={item.id === added ? focusAddedItem : undefined}
            className={styles.line}
            data-unwritten={isEmpty}
          >
            <EditorProvider store={item.id === first.id ? first.editor : editor}>
              {fields.map((field) => (
                <FieldView key={field.name} field={field} owner={[...path, item.id]} isCell />
              ))}
            </EditorProvider>
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
      <Button icon="plus" onClick={add}>
        添加一行
      </Button>
    </>
  );
}

const FIXED_NAMES: Readonly<Record<string, string>> = {
  [BASICS]: '基本信息',
  coverLetters: '求职信',
  attachments: '附件',
};

function SectionBody({ shape, name }: { shape: SectionShape; name: string }) {
  const inputId = useId();
  switch (shape.kind) {
    case 'object':
      return <FieldsGrid fields={shape.fields} owner={shape.path} />;
    case 'list':
      return <ItemList path={shape.path} fields={shape.fields} noun={name} />;
    case 'lines':
      return <LineList path={shape.path} fields={shape.fields} />;
    case 'files':
      return <AttachmentList />;
    case 'statements':
      return <RichField path={shape.path} inputId={inputId} label={name} emptyKind="paragraph" />;
  }
}

const reveal = (part: Element | null | undefined) => part?.scrollIntoView({ block: 'nearest' });

/** Shows the heading of a section that is opened, and the row of an entry. */
function useRevealed(section: RefObject<HTMLElement | null>, key: string): void {
  const opened = useView((view) => view.openItem);
  useLayoutEffect(() => reveal(section.current?.querySelector('h2')), [section, key]);
  useLayoutEffect(
    () => reveal(section.current?.querySelector('[data-open=true]')?.firstElementChild),
    [section, key, opened],
  );
}

/** The form of the open section, with a lead under its title. */
export function SectionForm({ lead }: { lead?: ReactNode }) {
  const key = useView((view) => view.section);
  // Subscribes only to what the frame shows; the fields subscribe to their own values.
  const name = useDocument((document) => FIXED_NAMES[key] ?? headingOf(document, key));
  const kind = useDocument((document) => findCustom(document, key)?.kind);
  const shape = useMemo(() => shapeOf(key, kind), [key, kind]);
  const section = useRef<HTMLElement>(null);
  // The pressed “下一个” is gone with its form.
  useFocusWhenLost(() => section.current?.querySelector<HTMLElement>('h2'), key);
  useRevealed(section, key);
  if (!shape) return <p className={styles.gone}>这个模块已被删除，请从左侧选择其他模块。</p>;
  return (
    <section ref={section} className={styles.section} aria-label={name} key={key}>
      <SectionHead sectionKey={key} name={name} isFixed={key in FIXED_NAMES} />
      {lead}
      {key === BASICS ? <EnglishDetails /> : null}
      <SectionGuide sectionKey={key} />
      <SectionBody shape={shape} name={name} />
      <NextSection after={key} />
    </section>
  );
}
