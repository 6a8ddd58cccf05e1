import { ToastRegion } from '@qicheng/ui/toast';
import type { ReactNode } from 'react';
import { limits } from '../lib/error-catalogue.js';
import { type ServerState, ServerStateProvider } from '../lib/site-context.js';
import { AuthDialogHost } from './auth-dialog-host.js';
import { CampusEmailHost } from './campus-email-host.js';
import { UnreadHost } from './unread-host.js';

/** What surrounds the router. The data cache comes later, with the pages that need it. */
export function Providers({ state, children }: { state: ServerState; children: ReactNode }) {
  return (
    <ServerStateProvider value={state}>
      {children}
      <AuthDialogHost />
      <CampusEmailHost />
      <UnreadHost />
      <ToastRegion textMs={limits.toastMs} actionMs={limits.actionToastMs} />
    </ServerStateProvider>
  );
}
