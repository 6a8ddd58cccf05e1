import type { ComponentProps } from 'react';
import { ImportDialog } from '../features/resume-import/components/import-dialog.js';
import { AntdScope } from './antd-scope.js';

/** The dialog with the component library around it. */
export const ScopedImportDialog = (props: ComponentProps<typeof ImportDialog>) => (
  <AntdScope>
    <ImportDialog {...props} />
  </AntdScope>
);
