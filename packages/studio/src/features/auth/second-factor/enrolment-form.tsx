/** Sets up the second factor that a tenant requires, between the password and the first page. */
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useApi } from '../../../api/api-context.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { Note } from '../../../ui/note.tsx';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { type ConfirmedSecondFactor, type PendingSecondFactor, useSetUpSecondFactor } from '../account/account.api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useSetupCode } from './use-setup-code.ts';
import classes from '../sign-in/login.module.css';

export interface EnrolmentFormProps {
  readonly tenantId: string;
  readonly enrolmentToken: string;
  readonly onBack: () => void;
}

/** @param props only the props of the first render are used */
export function EnrolmentForm(props: EnrolmentFormProps) {
  // The form warns before unsaved input is lost, which needs a router; sign-in has not loaded one.
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Enrolment {...props} /> }]));
  return <RouterProvider router={router} />;
}

function Enrolment({ tenantId, enrolmentToken, onBack }: EnrolmentFormProps) {
  const { t } = useTranslation(['account', 'auth']);
  const { session } = useApi();
  const { begin, confirm } = useSetUpSecondFactor(enrolmentToken);
  const [pending, setPending] = useState<PendingSecondFactor>();
  const [failure, setFailure] = useState<string>();
  const [confirmed, setConfirmed] = useState<ConfirmedSecondFactor>();
  const state = useSetupCode(confirm, setConfirmed, onBack);
  usePageTitle(t('enrolment.title'));

  useEffect(() => {
    let isCurrent = true;
    const start = async (): Promise<void> => {
      try {
        const begun = await begin();
        if (isCurrent) setPending(begun);
      } catch (error) {
        if (isCurrent) setFailure(errorText(error));
      }
    };
    void start();
    return () => {
      isCurrent = false;
    };
  }, [begin]);

  if (confirmed !== undefined) {
    // Signing in is deferred until now because it navigates away from the codes.
    const finish = (): void => {
      if (confirmed.tokens === undefined) onBack();
      else session.start(tenantId, confirmed.tokens);
    };
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        <h1>{t('codes.title')}</h1>
        <RecoveryCodes codes={confirmed.recoveryCodes} />
        <Button type="submit" variant="filled" fullWidth autoFocus>
          {t('codes.done')}
        </Button>
      </form>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (pending !== undefined) state.submit(event.currentTarget);
      }}
    >
      <h1>{t('enrolment.title')}</h1>
      <p className={classes['line']}>{t('enrolment.text', { tenantId })}</p>
      {failure === undefined ? null : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {failure}
        </Note>
      )}
      {pending === undefined ? null : (
        <>
          <SecondFactorSetup pending={pending} state={state} />
          <Button type="submit" variant="filled" fullWidth loading={state.isBusy}>
            {t('setup.submit')}
          </Button>
        </>
      )}
      <Button variant="subtle" fullWidth onClick={onBack}>
        {t('auth:reset.back')}
      </Button>
    </form>
  );
}
