import { Icon } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import { lazy, Suspense, useState } from 'react';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openImportDialog } from '#src/lib/import-dialog.js';
import { signInFor } from '#src/lib/wanted-act.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { openGhostwrite } from '../ghostwrite/ghostwrite-state.js';
import { openDrawer, openOverlay } from '../shortcuts/tool-state.js';
import { openTranslations } from '../language/translation-state.js';
import type { EditorContent } from '../store/editor-store.js';
import type { ResumeDraftStore } from '../sync/draft-store.js';
import styles from './top-bar.module.css';
import { openVariantPanel } from '../variants/variant-state.js';
import { paths } from '#src/config/paths.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';

const ITEMS = [
  { flag: 1, key: 'school', label: '参加校级简历大赛' },
  { flag: 2, key: 'provincial', label: '参加省级简历大赛' },
] as const;

/** What the menu of the editor offers about contests [decision 29]: a saved résumé is taken along to the page. */
function useContestItems() {
  const shown = useSiteInfo()?.contestFlag ?? 0;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const resumeId = query.get(pageQuery.resumeId);
  const isLocal = useIsLocal();
  if (resumeId === null || isLocal) return [];
  return ITEMS.filter(({ flag }) => shown === flag || shown === 3).map(({ key, label }) => ({
    key,
    label,
    onSelect: () => void navigate(paths.contest.href(key, resumeId)),
  }));
}

/** What the menu of the editor offers about variants. */
const variantItems = (isLocal: boolean) => [
  {
    key: 'variant',
    label: '另存为岗位版本',
    onSelect: () => (isLocal ? signInFor('variant') : openVariantPanel('create')),
  },
];

const KeptCopies = lazy(async () => ({ default: (await import('../merge/kept-copies.js')).KeptCopies }));

interface MoreMenuProps {
  draftStore: ResumeDraftStore<EditorContent>;
  onHistory: () => void;
}

/** What is needed rarely. */
export function MoreMenu({ draftStore, onHistory }: MoreMenuProps) {
  const contestItems = useContestItems();
  const isLocal = useIsLocal();
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
          ...variantItems(isLocal),
          ...contestItems,
          { key: 'import', label: '从文件导入', onSelect: () => openImportDialog() },
          {
            key: 'history',
            label: '版本历史',
            onSelect: () => (isLocal ? signInFor('history') : onHistory()),
          },
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
