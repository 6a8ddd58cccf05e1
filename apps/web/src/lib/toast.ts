import { create } from 'zustand';

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  action?: ToastAction;
}

/** spec section 8: 403 and 404 toasts stay 3 s; others do the same, a toast with an action stays longer. */
export const TOAST_MS = 3_000;
export const ACTION_TOAST_MS = 8_000;

export const useToasts = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }));

let lastId = 0;

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Shows one sentence at the top of the window; the same sentence is not stacked twice. */
export function showToast(tone: ToastTone, text: string, action?: ToastAction): void {
  lastId += 1;
  const toast: Toast = { id: lastId, tone, text, ...(action ? { action } : {}) };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((old) => old.text !== text), toast].slice(-3),
  }));
}
