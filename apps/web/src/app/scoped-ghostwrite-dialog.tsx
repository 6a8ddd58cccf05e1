import type { ComponentProps } from 'react';
import { GhostwriteDialog } from '../features/ai/ghostwrite/ghostwrite-dialog.js';
import { AntdScope } from './antd-scope.js';
import { DataScope } from './data-scope.js';

/** The dialog with the component library and the data cache around it. */
export const ScopedGhostwriteDialog = (props: ComponentProps<typeof GhostwriteDialog>) => (
  <AntdScope>
    <DataScope>
      <GhostwriteDialog {...props} />
    </DataScope>
  </AntdScope>
);
