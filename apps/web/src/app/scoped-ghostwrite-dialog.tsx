import type { ComponentProps } from 'react';
import { GhostwriteDialog } from '#src/features/ai/ghostwrite/ghostwrite-dialog.jsx';
import { DataScope } from './data-scope.js';

/** The dialog with its query cache. */
export const ScopedGhostwriteDialog = (props: ComponentProps<typeof GhostwriteDialog>) => (
  <DataScope>
    <GhostwriteDialog {...props} />
  </DataScope>
);
