import { Dialog } from '@qicheng/ui/dialog';
import type { EditorContent } from '../store/editor-store.js';
import { ChangesList } from './changes-list.js';
import styles from './merge.module.css';

interface ChangesDialogProps {
  change: { readonly before: EditorContent; readonly after: EditorContent } | null;
  onClose: () => void;
}

/** Shows the changes that came from elsewhere. */
export function ChangesDialog({ change, onClose }: ChangesDialogProps) {
  return (
    <Dialog open={change !== null} title="来自别处的修改" width="broad" onClose={onClose}>
      <div className={styles.parts}>
        {change ? <ChangesList {...change} nothing="没有看得见的改动。" /> : null}
      </div>
    </Dialog>
  );
}
