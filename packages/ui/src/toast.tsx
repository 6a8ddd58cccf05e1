import { useEffect } from 'react';
import { create } from 'zustand';
import { Icon } from './icon.js';
import styles from './toast.module.css';

type ToastTone = 'success' | 'error' | 'info';

interface ToastAction {
  label: string;
  run: () => void;
}

interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  action?: ToastAction;
}

export const useToasts = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }));

let lastId = 0;

const dismissToast = (id: number) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** Shows one sentence at the top of the window; the same sentence is not stacked twice. */
export function showToast(tone: ToastTone, text: string, action?: ToastAction): void {
  lastId += 1;
  const toast: Toast = { id: lastId, tone, text, ...(action ? { action } : {}) };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((old) => old.text !== text), toast].slice(-3),
  }));
}

const toneIcon = { success: 'check', error: 'alert', info: 'info' } as const;

function ToastCard({ toast, stayMs }: { toast: Toast; stayMs: number }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), stayMs);
    return () => clearTimeout(timer);
  }, [toast, stayMs]);
  return (
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      role={toast.tone === 'error' ? 'alert' : undefined}
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

interface ToastRegionProps {
  /** Display time of a toast, and of one with a button. */
  textMs: number;
  actionMs: number;
}

const isError = ({ tone }: Toast): boolean => tone === 'error';

/**
 * Where toasts appear; they are announced and never take the focus. A new `alert` is read out by itself, any other
 * text only in a region that is already on the page. None is in two live regions, which would read it twice.
 */
export function ToastRegion({ textMs, actionMs }: ToastRegionProps) {
  const toasts = useToasts((state) => state.toasts);
  const cards = (shown: readonly Toast[]) =>
    shown.map((toast) => (
      <ToastCard key={toast.id} toast={toast} stayMs={toast.action ? actionMs : textMs} />
    ));
  return (
    <div className={styles.region}>
      {cards(toasts.filter(isError))}
      <div className={styles.list} role="status" aria-atomic="false">
        {cards(toasts.filter((toast) => !isError(toast)))}
      </div>
    </div>
  );
}
