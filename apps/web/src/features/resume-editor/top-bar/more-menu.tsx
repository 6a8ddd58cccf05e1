import { Icon } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import { lazy, Suspense, useState } from 'react';
import { openImportDialog } from '#src/lib/import-dialog.js';
import { openGhostwrite } from '../ghostwrite/ghostwrite-state.js';
import { openDrawer, openOverlay } from '../shortcuts/tool-state.js';
import { openTranslations } from '../language/translation-state.js';
import type { EditorContent } from '../store/editor-store.js';
import type { ResumeDraftStore } from '../sync/draft-store.js';
import { variantItems } from '../variants/variant-items.js';
import styles from './top-bar.module.css';
import { useContestItems } from './use-contest-items.js';

const KeptCopies = lazy(async () => ({ default: (await import('../merge/kept-copies.js')).KeptCopies }));

interface MoreMenuProps {
  draftStore: ResumeDraftStore<EditorContent>;
  onHistory: () => void;
}

/** What is needed rarely. */
export function MoreMenu({ draftStore, onHistory }: MoreMenuProps) {
  const contestItems = useContestItems();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  return (
    <>
      <Menu
        trigger={<Icon name="more" />}
        buttonLabel="更多"
        buttonClassName={styles.iconButton}
        items={[
          { key: 'translations', label: '双语对照', onSelect: openTranslations },
          { key: 'palette', label: '快速跳转（Ctrl+K）', onSelect: () => openOverlay('palette') },
          { key: 'ghostwrite', label: 'AI 代写与优化', onSelect: () => openGhostwrite('optimise') },
          { key: 'phrases', label: '范文与词库', onSelect: () => openDrawer('phrases') },
          { key: 'tour', label: '重看新手引导', onSelect: () => openOverlay('tour') },
          { key: 'keys', label: '键盘快捷键（?）', onSelect: () => openOverlay('keys') },
          ...variantItems(),
          ...contestItems,
          { key: 'import', label: '从文件导入', onSelect: () => openImportDialog() },
          { key: 'history', label: '版本历史', onSelect: onHistory },
          {
            key: 'copies',
            label: '找回另一份内容',
            onSelect: () => {
              setNeeded(true);
              setOpen(true);
            },
          },
        ]}
      />
      {isNeeded ? (
        <Suspense fallback={null}>
          <KeptCopies draftStore={draftStore} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
