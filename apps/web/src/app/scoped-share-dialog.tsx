import type { ComponentProps } from 'react';
import { ShareDialog } from '../features/resume-share/components/share-dialog.js';
import { AntdScope } from './antd-scope.js';

/** The dialog with the component library around it: pages that offer 分享 may be free of it. */
export const ScopedShareDialog = (props: ComponentProps<typeof ShareDialog>) => (
  <AntdScope>
    <ShareDialog {...props} />
  </AntdScope>
);
