import type { CustomKind, ResumeDocument } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import { addCustomSection } from '@qicheng/resume/ops';
import { hasContent, placementsOf } from '@qicheng/resume/placements';
import { CUSTOM_KINDS, customKey, findSection } from '@qicheng/resume/sections';
import { Icon } from '@qicheng/ui/icon';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useDocument, useEditor } from '../store/editor-context.js';
import { findCustom, headingOf, showSection } from '../store/section-ops.js';
import { openSection, useView } from '../store/view-state.js';
import styles from './rail.module.css';

const EXTRA_SECTIONS = [
  { key: 'coverLetters', name: '求职信' },
  { key: 'attachments', name: '附件' },
] as const;

const KIND_HINTS: Readonly<Record<CustomKind, string>> = {
  entries: '带时间的条目，例如竞赛、培训',
  text: '一段或几条文字',
  tags: '短词，例如性格关键词',
  facts: '名称和内容两列',
};

interface HiddenSection {
  readonly key: string;
  readonly name: string;
  readonly isFilled: boolean;
}

/** Whether a hidden section has content, which returns with it. */
function isFilled(document: ResumeDocument, key: string): boolean {
  const own = findSection(key);
  return own ? hasContent(document, own.key) : (findCustom(document, key)?.items.length ?? 0) > 0;
}

const writeHidden = (document: ResumeDocument): string =>
  JSON.stringify(
    placementsOf(document)
      .filter(({ visible }) => !visible)
      .map(({ key }) => ({ key, name: headingOf(document, key), isFilled: isFilled(document, key) })),
  );

/** Whether the chips cover the form, as they do beside the strip of an open drawer. */
const isFloating = (shelf: HTMLElement | null): boolean =>
  shelf !== null && getComputedStyle(shelf).position === 'fixed';

/** A shelf that covers the form is closed by a press anywhere else. */
function useClosedOutside(shelf: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    const add = shelf.current?.parentElement;
    if (isFloating(shelf.current) && target instanceof Node && !add?.contains(target)) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
}

/** Sections not printed yet, custom sections, and content beside the résumé. */
export function AddSection() {
  const editor = useEditor();
  const open = useView((view) => view.section);
  const [isOpen, setOpen] = useState(false);
  const shelf = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [buttonTop, setButtonTop] = useState(0);
  useClosedOutside(shelf, isOpen, () => setOpen(false));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Keeps the section list of a narrow window open.
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const hidden = JSON.parse(useDocument(writeHidden)) as HiddenSection[];
  // The chips move up after each press: the second one of a double click would meet the next chip.
  const onPress = (action: () => void) => (event: MouseEvent) => {
    if (event.detail > 1) return;
    action();
    if (isFloating(shelf.current)) setOpen(false);
  };
  const show = (key: string) => {
    editor.edit(showSection(key, true));
    openSection(key);
  };
  const create = (kind: CustomKind) => {
    const id = randomId();
    editor.edit((current) =>
      addCustomSection(current, kind, { [current.meta.lang]: '自定义模块' }, () => id),
    );
    openSection(customKey(id));
  };
  return (
    <div className={styles.add} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.addButton}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setButtonTop(currentTarget.getBoundingClientRect().top);
          setOpen(!isOpen);
        }}
      >
        <Icon name="plus" size={16} />
        添加模块
      </button>
      {isOpen ? (
        <div
          ref={shelf}
          className={styles.shelf}
          style={{ '--button-top': `${buttonTop}px` } as CSSProperties}
        >
          <ul aria-label="暂不显示的模块">
            {hidden.map(({ key, name, isFilled: holdsContent }) => (
              <li key={key}>
                <button type="button" className={styles.shelfEntry} onClick={onPress(() => show(key))}>
                  {name}
                  {holdsContent ? <small className={styles.filled}>已有内容</small> : null}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.shelfTitle}>自定义模块</p>
          <ul aria-label="自定义模块">
            {(Object.keys(CUSTOM_KINDS) as CustomKind[]).map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  className={styles.shelfEntry}
                  title={KIND_HINTS[kind]}
                  onClick={onPress(() => create(kind))}
                >
                  {CUSTOM_KINDS[kind].title.zh}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className={`${styles.shelfTitle} ${styles.outside}`}>不打印的材料</p>
      <ul aria-label="不打印的材料">
        {EXTRA_SECTIONS.map(({ key, name }) => (
          <li key={key} className={styles.row} data-open={open === key}>
            <button
              type="button"
              className={styles.jump}
              data-fixed="true"
              data-short={name.length === 3}
              aria-current={open === key ? 'true' : undefined}
              onClick={() => openSection(key)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
