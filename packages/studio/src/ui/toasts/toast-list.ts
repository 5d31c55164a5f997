// The current toasts, oldest first. Pure; toaster.tsx shows them and runs their timers.
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
  /** Stays until the user closes it. */
  readonly isLasting?: boolean | undefined;
}

const shownCount = 4;

/**
 * Replaces an equal toast, such as that of an earlier attempt. Removes toasts for which there is no room; a persistent
 * one only waits, since the user has to close it.
 */
export function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const { title, line } = toast;
  const all = [...toasts.filter((other) => other.title !== title || other.line !== line), toast];
  return all.filter(({ isLasting = false }, index) => isLasting || index >= all.length - shownCount);
}

export function removeToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}

/** The most recent ones; a persistent one reappears when there is room. */
export function shownToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.slice(-shownCount);
}
