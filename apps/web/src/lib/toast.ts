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
