import { useTranslation } from 'react-i18next';
import { StaleMark } from '../../../preview/stale-mark.tsx';
import type { EmailPreview } from './email-preview.ts';
import classes from './email-preview.module.css';

interface InboxLineProps {
  readonly email: Pick<EmailPreview, 'subject' | 'inboxText'>;
  /** The sender address of emails; undefined while it is unknown. */
  readonly sender: string | undefined;
  readonly isStale: boolean;
  readonly again: (() => void) | undefined;
}

/** The email as a line in an inbox. */
export function InboxLine({ email, sender, isStale, again }: InboxLineProps) {
  const { t } = useTranslation('emailMjml');
  return (
    <div className={classes['inbox']} role="group" aria-label={t('inbox.label')}>
      <span className={classes['sender']} title={sender}>
        {sender ?? t('inbox.sender')}
      </span>
      <p dir="auto">
        <strong>{email.subject}</strong>
        {email.inboxText === '' ? null : <span> - {email.inboxText}</span>}
      </p>
      {isStale ? <StaleMark again={again} /> : null}
    </div>
  );
}
