import { showToast } from '@qicheng/ui/toast';
import './lib/no-eval.js';
import '@qicheng/ui/tokens.css';
import '@qicheng/ui/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { followArrival } from './app/follow-arrival.js';
import { createRouter } from './app/router.js';
import { meetMember, resumeSession } from './app/resume-session.js';
import { keepArrival } from './lib/arrival.js';
import { catalogue } from './lib/error-catalogue.js';
import { takePartnerWord } from './lib/partner-word.js';
import { followOtherTabs } from './lib/session.js';
import { readServerState } from './lib/server-state.js';

/** Vite reports a script of an older release that is gone; the page itself still works. */
window.addEventListener('vite:preloadError', () => {
  showToast('info', catalogue.siteUpdated, {
    label: '重新加载',
    run: () => window.location.reload(),
  });
});

async function start(root: HTMLElement) {
  takePartnerWord();
  const arrival = keepArrival(window.location);
  const state = readServerState();
  const router = await createRouter(state.loaderData);
  hydrateRoot(
    root,
    <StrictMode>
      <Providers state={state}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
  followOtherTabs(() => void meetMember());
  // index.html has shown it already.
  void import('./lib/theme.js').then(
    ({ followTheme }) => followTheme(),
    () => undefined,
  );
  void resumeSession().then(() => followArrival(arrival));
}

const root = document.getElementById('root');
if (root) void start(root);
