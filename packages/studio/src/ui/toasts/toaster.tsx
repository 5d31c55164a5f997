// Shows the most recent toasts at the bottom right. Their timers pause while the pointer or the focus is on them.
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Toast, type ToastKind, shownToasts } from './toast-list.ts';
import { closeToast, currentToasts, subscribeToToasts } from './toasts.ts';
import classes from './toaster.module.css';

const toastTimeMs = 10_000;

const icons: Record<ToastKind, ReactNode> = {
  success: <IconCheck size={18} stroke={1.75} />,
  error: <IconAlertCircle size={18} stroke={1.75} />,
  warning: <IconAlertTriangle size={18} stroke={1.75} />,
  info: <IconInfoCircle size={18} stroke={1.75} />,
};

export function Toaster() {
  const { t } = useTranslation('widgets');
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const [isHeld, setIsHeld] = useState(false);
  const shown = shownToasts(toasts);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    // A button that disappears while it has the focus or the pointer sends no event.
    const isStillHeld = toasts.length > 0 && section.current?.matches(':hover, :focus-within') === true;
    if (!isStillHeld) setIsHeld(false);
  }, [toasts]);

  return (
    <section
      ref={section}
      className={classes['toaster']}
      aria-label={t('notifications')}
      aria-live="polite"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </section>
  );
}

function ToastItem({ toast, isHeld }: { readonly toast: Toast; readonly isHeld: boolean }) {
  const { t } = useTranslation('widgets');
  const { id, kind, title, line, links = [], isLasting = false } = toast;
  const [left] = useState(() => ({ ms: toastTimeMs }));

  useEffect(() => {
    if (isLasting || isHeld) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => closeToast(id), left.ms);
    return () => {
      clearTimeout(timer);
      left.ms -= performance.now() - startedAt;
    };
  }, [id, isLasting, isHeld, left]);

  return (
    <div className={classes['toast']} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <span className={classes['icon']} aria-hidden>
        {icons[kind]}
      </span>
      <div className={classes['text']}>
        <p className={classes['title']}>{title}</p>
        {line === undefined ? null : <p className={classes['line']}>{line}</p>}
        {links.length === 0 ? null : (
          <div className={classes['links']}>
            {links.slice(0, 2).map((link) => (
              <button
                key={link.label}
                type="button"
                className="cw-link-button"
                onClick={() => {
                  link.onClick();
                  closeToast(id);
                }}
              >
                {link.label}
              </button>
            ))}
          </div>
        )}
      </div>
      <button type="button" className={classes['close']} aria-label={t('close')} onClick={() => closeToast(id)}>
        <IconX size={16} stroke={1.75} />
      </button>
    </div>
  );
}
