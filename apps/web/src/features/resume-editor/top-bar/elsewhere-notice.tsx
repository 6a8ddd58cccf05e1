import { Icon } from '@qicheng/ui/icon';
import { lazy, Suspense, useState } from 'react';
import { type Incoming, type SavingSession, useIncoming } from '../sync/use-autosave.js';
import styles from './top-bar.module.css';

const ChangesDialog = lazy(async () => ({
  default: (await import('../merge/changes-dialog.js')).ChangesDialog,
}));

/** Another tab or device saved the same résumé, and its changes are in this copy now. */
export function ElsewhereNotice({ session }: { session: SavingSession }) {
  const incoming = useIncoming(session);
  const [shown, setShown] = useState<Incoming | null>(null);
  return (
    <>
      {incoming ? (
        <div className={styles.notice} role="status">
          <Icon name="info" size={18} />
          <span>此简历已在别处更新，已合并另一处的修改。</span>
          <button type="button" className={styles.savedAction} onClick={() => setShown(incoming)}>
            查看
          </button>
          <button type="button" className={styles.savedAction} onClick={session.putAside}>
            知道了
          </button>
        </div>
      ) : null}
      {shown ? (
        <Suspense fallback={null}>
          <ChangesDialog
            change={shown}
            onClose={() => {
              setShown(null);
              session.putAside();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
