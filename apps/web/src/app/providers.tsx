import type { ReactNode } from 'react';
import { ToastRegion } from '../components/toast-region.js';
import { type ServerState, ServerStateProvider } from '../lib/site-context.js';
import { AuthDialogHost } from './auth-dialog-host.js';
import { CampusEmailHost } from './campus-email-host.js';
import { UnreadHost } from './unread-host.js';

/** What surrounds the router. The component library and the data cache come later, with the pages that need them. */
export function Providers({ state, children }: { state: ServerState; children: ReactNode }) {
  return (
    <ServerStateProvider value={state}>
      {children}
      <AuthDialogHost />
      <CampusEmailHost />
      <UnreadHost />
      <ToastRegion />
    </ServerStateProvider>
  );
}
