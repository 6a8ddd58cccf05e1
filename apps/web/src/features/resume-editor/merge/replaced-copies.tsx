import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { showToast } from '@qicheng/ui/toast';
import { useEffect, useState } from 'react';
import { formatMoment } from '#src/lib/display-time.js';
import { useEditor } from '../store/editor-context.js';
import type { EditorContent } from '../store/editor-store.js';
import type { ReplacedCopy, ResumeDraftStore } from '../sync/draft-store.js';
import styles from './merge.module.css';

interface ReplacedCopiesProps {
  draftStore: ResumeDraftStore<EditorContent>;
  open: boolean;
  onClose: () => void;
}

/** Copies that were replaced in a merge; restoring one can be undone. */
export function ReplacedCopies({ draftStore, open, onClose }: ReplacedCopiesProps) {
  const editor = useEditor();
  const [copies, setCopies] = useState<readonly ReplacedCopy<EditorContent>[] | null>(null);
  useEffect(() => {
    if (open) draftStore.listCopies().then(setCopies, () => setCopies([]));
  }, [open, draftStore]);
  const restore = (copy: ReplacedCopy<EditorContent>) => {
    editor.replace(copy.content);
    onClose();
    showToast('success', '已找回这份内容', { label: '撤销', run: editor.undo });
  };
  return (
    <Dialog open={open} title="找回没有采用的内容" onClose={onClose}>
      {copies?.length === 0 ? <p className={styles.lead}>本机没有留存的内容。</p> : null}
      <ul className={styles.copies}>
        {copies?.map((copy) => (
          <li key={copy.id}>
            <span>
              {copy.origin === 'mine' ? '本机的内容' : '服务器的内容'}
              <small>{formatMoment(copy.keptAt)} 留存</small>
            </span>
            <Button onClick={() => restore(copy)}>找回</Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
