/** Shown instead of a page that cannot be displayed, with the reason. */
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import shown from './shown-page.module.css';

interface PageAlertProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

export function PageAlert({ title, text, action }: PageAlertProps) {
  return (
    <div className={shown['alert']} role="alert">
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <p>
        <strong>{title}</strong> {text}
      </p>
      {action}
    </div>
  );
}
