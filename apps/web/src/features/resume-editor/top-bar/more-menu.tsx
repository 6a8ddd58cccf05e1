import { Icon } from '@qicheng/ui/icon';
import { Menu, type MenuItem } from '@qicheng/ui/menu';
import { lazy, useState } from 'react';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { openImportDialog } from '#src/lib/dialog-state.js';
import { chooseTheme, useIsDark } from '#src/lib/theme.js';
import { useIsTouch } from '#src/lib/device.js';
import { signInFor } from '#src/lib/pending-action.js';
import { useIsLocal } from '../local-draft/is-local.js';
import { openGhostwrite } from '../ghostwrite/ghostwrite-state.js';
import { openDrawer, openOverlay } from '../shortcuts/tool-state.js';
import { keyHint } from '../shortcuts/key-names.js';
import { openTranslations } from '../language/translation-state.js';
import type { EditorContent } from '../store/editor-store.js';
import type { ResumeDraftStore } from '../sync/draft-store.js';
import styles from './top-bar.module.css';
import { openVariantPanel } from '../variants/variant-state.js';
import { paths } from '#src/config/paths.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';

const WRITING = '写作';
const RESUME = '这份简历';
const SCREEN = '界面';

const ITEMS = [
  { flag: 1, key: 'school', label: '参加校级简历大赛' },
  { flag: 2, key: 'provincial', label: '参加省级简历大赛' },
] as const;

/** Contest entries of the menu [decision 29]; a saved résumé is preselected there. */
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
    group: RESUME,
    onSelect: () => void navigate(paths.contest.href(key, resumeId)),
  }));
}

/** Variant entries of the menu. */
const variantItems = (isLocal: boolean) => [
  {
    key: 'variant',
    label: '另存为岗位版本',
    group: RESUME,
    onSelect: () => (isLocal ? signInFor('variant') : openVariantPanel('create')),
  },
];

const writingItems: readonly MenuItem[] = [
  { key: 'ghostwrite', label: 'AI 代写与优化', group: WRITING, onSelect: () => openGhostwrite('optimise') },
  { key: 'phrases', label: '范文与词库', group: WRITING, onSelect: () => openDrawer('phrases') },
  { key: 'translations', label: '双语对照', group: WRITING, onSelect: openTranslations },
];

/** View entries of the menu; shortcuts are omitted on a device without a keyboard. */
const screenItems = (isTouch: boolean): MenuItem[] => [
  {
    key: 'palette',
    label: isTouch ? '快速跳转' : `快速跳转（${keyHint('Mod+K')}）`,
    group: SCREEN,
    onSelect: () => openOverlay('palette'),
  },
  ...(isTouch
    ? []
    : [{ key: 'keys', label: '键盘快捷键（?）', group: SCREEN, onSelect: () => openOverlay('keys') }]),
  { key: 'tour', label: '重看新手引导', group: SCREEN, onSelect: () => openOverlay('tour') },
];

/** Switches to the other theme; the settings also offer the system's. */
function useThemeItem(): MenuItem {
  const isDark = useIsDark();
  return {
    key: 'theme',
    label: isDark ? '切换到浅色' : '切换到深色',
    group: SCREEN,
    onSelect: () => chooseTheme(isDark ? 'light' : 'dark'),
  };
}

const ReplacedCopies = lazy(async () => ({
  default: (await import('../merge/replaced-copies.js')).ReplacedCopies,
}));

interface MoreMenuProps {
  draftStore: ResumeDraftStore<EditorContent>;
  onHistory: () => void;
}

/** Rarely needed actions. */
export function MoreMenu({ draftStore, onHistory }: MoreMenuProps) {
  const contestItems = useContestItems();
  const themeItem = useThemeItem();
  const isLocal = useIsLocal();
  const isTouch = useIsTouch();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  return (
    <>
      <Menu
        trigger={<Icon name="more" />}
        buttonLabel="更多"
        buttonClassName={styles.iconButton}
        items={[
          ...writingItems,
          ...variantItems(isLocal),
          { key: 'import', label: '导入已有简历', group: RESUME, onSelect: () => openImportDialog() },
          {
            key: 'history',
            label: '版本历史',
            group: RESUME,
            onSelect: () => (isLocal ? signInFor('history') : onHistory()),
          },
          {
            key: 'copies',
            label: '找回没有采用的内容',
            group: RESUME,
            onSelect: () => {
              setNeeded(true);
              setOpen(true);
            },
          },
          ...contestItems,
          ...screenItems(isTouch),
          themeItem,
        ]}
      />
      {isNeeded ? (
        <LazyPart onFail={() => setNeeded(false)}>
          <ReplacedCopies draftStore={draftStore} open={isOpen} onClose={() => setOpen(false)} />
        </LazyPart>
      ) : null}
    </>
  );
}
