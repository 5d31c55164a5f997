// The toasts that are there, oldest first. Pure; toaster.tsx shows them and counts their time.
export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastLink {
  readonly label: string;
  readonly onClick: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly line?: string | undefined;
  /** At most two. */
  readonly links?: readonly ToastLink[] | undefined;
  /** Stays until it is closed. */
  readonly isLasting?: boolean | undefined;
}

const shownCount = 4;

/** Removes toasts for which there is no room; a lasting one only waits, because it has to be closed. */
export function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const all = [...toasts, toast];
  return all.filter(({ isLasting = false }, index) => isLasting || index >= all.length - shownCount);
}

export function removeToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}

/** The latest ones; a lasting one comes back when there is room. */
export function shownToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.slice(-shownCount);
}
