import {
  Outlet,
  NavigationType,
  useLocation,
  useMatches,
  useNavigationType,
  useNavigate,
} from 'react-router-dom';
import { useEffect, useRef, lazy, useState } from 'react';
import { LatePart } from '../../components/late-part.js';
import { SiteFooter } from '../../features/site/components/site-footer.js';
import { useSharedState } from '../../lib/shared-state.js';
import { DebugHost, ServiceHost, ThemeHost, TopStripHost } from './shell-extras.js';
import styles from './shell.module.css';
import { TopBar } from './top-bar.js';
import { type PageHandle, wordsOf } from '../page.js';
import { closeGhostwriteDialog, useGhostwriteDialog } from '../../lib/ghostwrite-dialog.js';

const GhostwriteDialog = lazy(async () => ({
  default: (await import('../scoped-ghostwrite-dialog.js')).ScopedGhostwriteDialog,
}));

/** Loads the choice of a résumé for AI 代写与优化 with its first opening; it is in every frame of pages. */
function GhostwriteDialogHost() {
  const { isOpen } = useGhostwriteDialog();
  const [wasOpened, setWasOpened] = useState(isOpen);
  const navigate = useNavigate();
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <LatePart
      onFail={() => {
        closeGhostwriteDialog();
        setWasOpened(false);
      }}
    >
      <GhostwriteDialog
        open={isOpen}
        onClose={closeGhostwriteDialog}
        onGo={(to) => {
          closeGhostwriteDialog();
          void navigate(to);
        }}
      />
    </LatePart>
  );
}

/** After a walk to another page: its title on the window, its top in view, and the focus at its start. */
function usePageChange(): void {
  const { pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const title = handle && wordsOf(handle, new URLSearchParams(search), match?.loaderData).title;
  const shown = useRef(pathname);

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack || hash) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, isBack]);
}

/** The first stop of the keyboard. */
const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    跳到正文
  </a>
);

/** Frame of the site's pages: top bar, page, footer. */
export function SiteShell() {
  usePageChange();
  return (
    <div className={styles.site}>
      <SkipLink />
      <TopStripHost />
      <TopBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter theme={<ThemeHost />} />
      <ServiceHost />
      <DebugHost />
      <GhostwriteDialogHost />
    </div>
  );
}

/** Frame of the editor: the workspace fills the window, and the bar may be folded away. */
export function WorkspaceShell() {
  usePageChange();
  const isBarHidden = useSharedState((state) => state.menubarHide);
  return (
    <div className={styles.workspace} data-bar={isBarHidden ? 'hidden' : 'shown'}>
      <SkipLink />
      <main id="main" className={styles.workspaceMain} tabIndex={-1}>
        <Outlet />
      </main>
      <GhostwriteDialogHost />
    </div>
  );
}
