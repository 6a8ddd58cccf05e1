import {
  Outlet,
  NavigationType,
  useLocation,
  useMatches,
  useNavigationType,
  useNavigate,
} from 'react-router-dom';
import { type MouseEvent, useEffect, useRef, lazy, useState } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { SiteFooter } from '#src/features/site/components/site-footer.jsx';
import { useSharedState } from '#src/lib/shared-state.js';
import { DebugHost, ServiceHost, ThemeHost, TopStripHost } from './shell-extras.js';
import styles from './shell.module.css';
import { TopBar } from './top-bar.js';
import { type PageHandle, wordsOf } from '../page.js';
import { closeGhostwriteDialog, useGhostwriteDialog } from '#src/lib/dialog-state.js';

const GhostwriteDialog = lazy(async () => ({
  default: (await import('../scoped-ghostwrite-dialog.js')).ScopedGhostwriteDialog,
}));

/** Loads the résumé picker for AI 代写与优化 when it first opens; part of every page frame. */
function GhostwriteDialogHost() {
  const { isOpen } = useGhostwriteDialog();
  const [wasOpened, setWasOpened] = useState(isOpen);
  const navigate = useNavigate();
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <LazyPart
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
    </LazyPart>
  );
}

/**
 * After navigation: updates the window title, scrolls to the top and moves the focus to the start of the
 * page.
 */
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

/** Skips the editor's toolbar and section list too, unless its form is not shown. */
function skipToForm(event: MouseEvent): void {
  const form = document.getElementById('pane-edit');
  form?.focus();
  if (form !== null && document.activeElement === form) event.preventDefault();
}

/** The first tab stop. */
const SkipLink = ({ onClick }: { onClick?: (event: MouseEvent) => void }) => (
  <a href="#main" className={styles.skip} onClick={onClick}>
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

/**
 * Frame of the editor: the workspace fills the window, and the top bar can be collapsed. The page has its own `main`
 * below its bar, which is thereby the banner.
 */
export function WorkspaceShell() {
  usePageChange();
  const isBarHidden = useSharedState((state) => state.menubarHide);
  return (
    <div className={styles.workspace} data-bar={isBarHidden ? 'hidden' : 'shown'}>
      <SkipLink onClick={skipToForm} />
      <Outlet />
      <GhostwriteDialogHost />
    </div>
  );
}
