/** Sends a test of the saved template, and polls its status until it is final. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../../../api/api-context.ts';
import { ApiError } from '../../../../../api/api-error.ts';
import { useQuery } from '../../../../../api/cache/use-query.ts';
import {
  MailSendersDocument,
  SendMailAgainDocument,
  SendTestEmailDocument,
  SentMailDocument,
} from '../../../../../api/generated/operations.ts';
import { pause } from '../../../../../api/pause.ts';
import { useMay } from '../../../../../api/use-may.ts';
import { showToast } from '../../../../../ui/toasts/toasts.ts';
import { deliveryOf, isFinal, type Delivery, type SentMail } from './delivery.ts';
import { toRenderInput, type RenderData } from './rendered-files.api.ts';

export interface TestEmail extends RenderData {
  readonly to: string;
  readonly locale: string;
}

/** Older programs use it to identify test emails. */
const testType = 'testMjmlTemplate';

/** Polls often while the email is being sent, and rarely while it waits for the next attempt. */
const [quickPauseMs, slowPauseMs, quickCount] = [700, 5000, 30];

export type TestEmails = ReturnType<typeof useTestEmail>;

export function useTestEmail(templateId: string) {
  const { request } = useApi();
  const canSend = useMay('mails:send');
  const { data } = useQuery(MailSendersDocument, {}, { isPaused: !canSend });
  const [followed, setFollowed] = useState<{ readonly id: string; readonly isDelivering: boolean }>();
  const { mail, delivery } = useFollowedMail(followed);
  const follow = useCallback(
    async (id: string) => {
      const { mailSenders } = await request(MailSendersDocument, {});
      setFollowed({ id, isDelivering: mailSenders.isDelivering });
    },
    [request],
  );
  return {
    canSend,
    /** The sender address of emails; undefined while it is unknown. */
    sender: data?.mailSenders.defaultFrom,
    isDelivering: data?.mailSenders.isDelivering ?? true,
    /** The last test email and its status. */
    mail,
    delivery,
    send: useCallback(
      async ({ to, variables, content, locale }: TestEmail) => {
        const input = toRenderInput({ variables, content });
        const emailMessage = { to, templateRendering: { templateId, input } };
        const { sendNotification } = await request(
          SendTestEmailDocument,
          { input: { type: testType, emailMessage } },
          { locale },
        );
        const id = sendNotification?.createdStatus?.id;
        if (typeof id === 'string') await follow(id);
      },
      [request, templateId, follow],
    ),
    sendAgain: useCallback(
      async (mailId: string) => {
        await request(SendMailAgainDocument, { mailId });
        await follow(mailId);
      },
      [request, follow],
    ),
  };
}

/** @param followed a new object each time a test is sent */
function useFollowedMail(followed: { readonly id: string; readonly isDelivering: boolean } | undefined) {
  const { request } = useApi();
  const report = useReport();
  const tell = useEffectEvent((read: SentMail, delivery: Delivery) => report(read, delivery));
  const [known, setKnown] = useState<{ readonly mail: SentMail; readonly delivery: Delivery }>();
  useEffect(() => {
    if (!followed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const follow = async (): Promise<void> => {
      for (let count = 1; !signal.aborted; count += 1) {
        const read = await readMail(request, followed.id, signal);
        if (read === null) return;
        if (read) {
          const delivery = deliveryOf(read, followed.isDelivering);
          setKnown({ mail: read, delivery });
          if (isFinal(delivery)) return tell(read, delivery);
        }
        await pause(count < quickCount ? quickPauseMs : slowPauseMs, signal);
      }
    };
    follow().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => controller.abort();
  }, [request, followed]);
  return { mail: known?.mail, delivery: known?.delivery };
}

/** Undefined if there was no answer, null if the email no longer exists. */
async function readMail(
  request: ReturnType<typeof useApi>['request'],
  id: string,
  signal: AbortSignal,
): Promise<SentMail | null | undefined> {
  try {
    return (await request(SentMailDocument, { id }, { signal })).sentMail ?? null;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Reports the outcome as a toast if the dialog has been closed in the meantime. */
function useReport() {
  const { t } = useTranslation('emailMjml');
  return ({ recipients, reason }: SentMail, delivery: Delivery) => {
    const to = recipients.map(({ address }) => address).join(', ');
    if (delivery === 'sent' || delivery === 'mailbox') showToast('success', { title: t('test.sent'), line: to });
    else if (delivery === 'uncertain') showToast('warning', { title: t('delivery.uncertainToast'), line: to });
    else if (delivery === 'partly') showToast('warning', { title: t('delivery.partly'), line: to });
    else showToast('error', { title: t('test.failed'), line: reason ?? to });
  };
}
