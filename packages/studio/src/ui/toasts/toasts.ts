import i18next from 'i18next';
import { ApiError } from '../../api/api-error.ts';
import { errorText, errorTrace } from '../problems/describe-error.ts';
import { type Toast, type ToastKind, addToast, removeToast } from './toast-list.ts';

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export type ToastContent = Omit<Toast, 'id' | 'kind'>;

/** Shows a toast, which stays visible when the page changes; returns its id. */
export function showToast(kind: ToastKind, content: ToastContent): number {
  lastId += 1;
  set(addToast(toasts, { ...content, id: lastId, kind }));
  return lastId;
}

/**
 * Reports a failed action: the title names the action, the text below gives the reason, and details can be copied.
 * Shows nothing for an expired session, which is reported once for all failures that it causes.
 */
export function showFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 'unauthenticated') return;
  const links = [{ label: i18next.t('widgets:copyDetails'), onClick: () => void copyText(errorTrace(error)) }];
  showToast('error', { title, line: errorText(error), links });
}

export function closeToast(id: number): void {
  set(removeToast(toasts, id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
