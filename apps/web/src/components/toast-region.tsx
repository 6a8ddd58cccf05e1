import { useEffect } from 'react';
import { limits } from '../lib/error-catalogue.js';
import { dismissToast, type Toast, useToasts } from '../lib/toast.js';
import { Icon } from './icon.js';
import styles from './toast-region.module.css';

const toneIcon = { success: 'check', error: 'alert', info: 'info' } as const;

function ToastCard({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(
      () => dismissToast(toast.id),
      toast.action ? limits.actionToastMs : limits.toastMs,
    );
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      role={toast.tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={toneIcon[toast.tone]} />
      <span>{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
    </div>
  );
}

/** Where one-sentence messages appear; they are announced and never take the focus. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className={styles.region} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
