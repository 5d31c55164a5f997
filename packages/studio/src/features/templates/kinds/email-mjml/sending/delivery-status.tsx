/** The status of the last test email: in progress, sent, refused, or uncertain. */
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../../ui/formats/date-time.ts';
import { Note } from '../../../../../ui/note.tsx';
import { showFailure } from '../../../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../../../ui/use-busy.ts';
import { canSendAgain, type Delivery, type SentMail } from './delivery.ts';
import classes from './sending.module.css';

interface DeliveryStatusProps {
  readonly mail: SentMail;
  readonly delivery: Delivery;
  readonly onSendAgain: (mailId: string) => Promise<void>;
}

const tones = {
  waiting: 'info',
  retrying: 'warning',
  sending: 'info',
  mailbox: 'success',
  sent: 'success',
  partly: 'warning',
  failed: 'danger',
  uncertain: 'warning',
} as const satisfies Record<Delivery, string>;

export function DeliveryStatus({ mail, delivery, onSendAgain }: DeliveryStatusProps) {
  const { t } = useTranslation('emailMjml');
  const { isBusy, run } = useBusy();
  const { id, messageId, reason, recipients, nextAttemptAt, sentAt } = mail;
  const refused = recipients.filter(({ state }) => state === 'REFUSED');
  const to = recipients.map(({ address }) => address).join(', ');
  const sendAgain = () =>
    run(async () => {
      try {
        await onSendAgain(id);
      } catch (error) {
        showFailure(t('test.failed'), error);
      }
    });
  return (
    <section className={classes['delivery']} aria-label={t('delivery.label')} aria-live="polite">
      <Note tone={tones[delivery]} icon={<DeliveryIcon delivery={delivery} />}>
        <p className={classes['state']}>
          <strong>{t(`delivery.${delivery}`)}</strong> {to}
        </p>
        <p>{t(`delivery.text.${delivery}`, { time: formatDateTime(nextAttemptAt ?? sentAt) })}</p>
        {reason !== null && reason !== undefined && delivery !== 'sent' ? (
          <p className={classes['reason']}>
            {t('delivery.reason')} <code>{reason}</code>
          </p>
        ) : null}
        {refused.map(({ address, reason: why }) => (
          <p key={address} className={classes['reason']}>
            {t('delivery.refused', { address })} <code>{why}</code>
          </p>
        ))}
        <p className={classes['reason']}>
          {t('delivery.messageId')} <code>{messageId}</code>
        </p>
        <div className={classes['actions']}>
          {delivery === 'mailbox' ? (
            <a href="/dev/mailbox" target="_blank" rel="noreferrer">
              {t('delivery.openMailbox')}
            </a>
          ) : null}
          {canSendAgain(delivery) ? (
            <Button size="xs" loading={isBusy} onClick={sendAgain}>
              {t('delivery.again')}
            </Button>
          ) : null}
        </div>
      </Note>
    </section>
  );
}

function DeliveryIcon({ delivery }: { readonly delivery: Delivery }) {
  if (delivery === 'sending') return <Loader size={16} />;
  const Icon = {
    waiting: IconClock,
    retrying: IconClock,
    mailbox: IconCircleCheck,
    sent: IconCircleCheck,
    partly: IconAlertTriangle,
    failed: IconCircleX,
    uncertain: IconAlertTriangle,
  }[delivery];
  return <Icon size={16} stroke={1.75} />;
}
