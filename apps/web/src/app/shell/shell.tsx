import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../../features/site/components/site-footer.js';
import { useSharedState } from '../../lib/shared-state.js';
import { GhostwriteDialogHost } from '../ghostwrite-dialog-host.js';
import { DebugHost, ServiceHost, TopStripHost } from './shell-extras.js';
import { SkipLink } from './skip-link.js';
import styles from './shell.module.css';
import { TopBar } from './top-bar.js';
import { usePageChange } from './use-page-change.js';

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
      <SiteFooter />
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
