import { LIMITS } from '@qicheng/resume/limits';
import { removeCustomSection } from '@qicheng/resume/ops';
import { customIdOf } from '@qicheng/resume/sections';
import { Icon } from '@qicheng/ui/icon';
import { Menu, type MenuItem } from '@qicheng/ui/menu';
import { showToast } from '@qicheng/ui/toast';
import { useEffect, useId, useRef, useState } from 'react';
import { useHeadings } from '../phrases/phrase-queries.js';
import { SectionStylePanel } from '../section-style/section-style-panel.js';
import { useDocument, useEditedLanguage, useEditor } from '../store/editor-context.js';
import {
  hideSection,
  findCustom,
  nameSection,
  restoreCustomSection,
  startPageWith,
} from '../store/section-ops.js';
import { BASICS, openSection } from '../store/view-state.js';
import styles from './form.module.css';

interface SectionHeadProps {
  sectionKey: string;
  name: string;
  /** Basics and unprinted sections can be neither renamed nor hidden. */
  isFixed: boolean;
}

function useSectionActions(
  { sectionKey, name }: SectionHeadProps,
  rename: () => void,
  openStyle: () => void,
): MenuItem[] {
  const editor = useEditor();
  const startsPage = useDocument(({ meta }) =>
    meta.sections.some(({ key, startsPage: starts }) => key === sectionKey && starts === true),
  );
  const leave = () => openSection(BASICS);
  const remove = () => {
    const { document } = editor.getContent();
    const custom = findCustom(document, sectionKey);
    const position = document.meta.sections.findIndex(({ key }) => key === sectionKey);
    editor.edit((current) => removeCustomSection(current, sectionKey));
    leave();
    if (!custom) return;
    showToast('info', `已删除“${name}”`, {
      label: '撤销',
      run: () => editor.edit(restoreCustomSection(custom, position)),
    });
  };
  return [
    { key: 'rename', label: '修改标题', onSelect: rename },
    { key: 'style', label: '本模块样式', onSelect: openStyle },
    {
      key: 'page',
      label: startsPage ? '取消另起一页' : '另起一页',
      onSelect: () => editor.edit(startPageWith(sectionKey, !startsPage)),
    },
    { key: 'hide', label: '暂不显示', onSelect: () => hideSection(editor, sectionKey) },
    ...(customIdOf(sectionKey) === undefined
      ? []
      : [{ key: 'remove', label: '删除模块', tone: 'danger' as const, onSelect: remove }]),
  ];
}

/** The heading of the open section, which can be renamed in place. */
export function SectionHead(props: SectionHeadProps) {
  const { sectionKey, name, isFixed } = props;
  const editor = useEditor();
  const [isRenaming, setRenaming] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const headings = useHeadings(useEditedLanguage(), isRenaming).data?.list ?? [];
  const suggested = headings.find(({ section }) => section === sectionKey);
  useEffect(() => {
    if (isRenaming) input.current?.select();
  }, [isRenaming]);
  const [isStyling, setStyling] = useState(false);
  const actions = useSectionActions(
    props,
    () => setRenaming(true),
    () => setStyling(true),
  );
  const finish = (title: string) => {
    setRenaming(false);
    if (title.trim() !== name) editor.edit(nameSection(sectionKey, title.trim()));
  };
  return (
    <>
      <header className={styles.sectionHead}>
        {isRenaming ? (
          <>
            <input
              ref={input}
              className={styles.titleInput}
              aria-label="模块标题"
              defaultValue={name}
              maxLength={LIMITS.name}
              list={listId}
              onBlur={(event) => finish(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') finish(event.currentTarget.value);
                if (event.key !== 'Escape') return;
                // Not to be taken for the Escape that closes a drawer.
                event.preventDefault();
                setRenaming(false);
              }}
            />
            <datalist id={listId}>
              {suggested
                ? [suggested.title, ...suggested.alternatives].map((title) => (
                    <option key={title} value={title} />
                  ))
                : null}
            </datalist>
          </>
        ) : (
          <h2 className={styles.sectionTitle} tabIndex={-1}>
            {name}
          </h2>
        )}
        {isFixed ? null : (
          <Menu
            trigger={<Icon name="more" size={18} />}
            buttonLabel={`“${name}”模块的操作`}
            buttonClassName={styles.cardMenu}
            items={actions}
          />
        )}
      </header>
      {isStyling ? <SectionStylePanel sectionKey={sectionKey} onClose={() => setStyling(false)} /> : null}
    </>
  );
}
