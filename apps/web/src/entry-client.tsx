import './lib/no-eval.js';
import '@qicheng/ui/tokens.css';
import '@qicheng/ui/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { followArrival } from './app/follow-arrival.js';
import { createRouter } from './app/router.js';
import { handleSignInElsewhere, resumeSession } from './app/resume-session.js';
import { reportPageFailure } from './app/report-page-failure.js';
import { storeArrival } from './lib/arrival.js';
import { reportMissingFile, announceReload } from './lib/release-reload.js';
import { followPageFailures } from './lib/page-failure.js';
import { capturePartnerCredentials } from './lib/partner-credentials.js';
import { followOtherTabs } from './lib/session.js';
import { readServerState } from './lib/site-context.js';

window.addEventListener('vite:preloadError', reportMissingFile);
followPageFailures(reportPageFailure);

async function start(root: HTMLElement) {
  capturePartnerCredentials();
  const arrival = storeArrival(window.location);
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
  announceReload();
  followOtherTabs(() => void handleSignInElsewhere());
  // index.html has applied the stored theme already.
  void import('./lib/theme.js').then(
    ({ followTheme }) => followTheme(),
    () => undefined,
  );
  void resumeSession().then(() => followArrival(arrival));
}

const root = document.getElementById('root');
if (root) void start(root);
