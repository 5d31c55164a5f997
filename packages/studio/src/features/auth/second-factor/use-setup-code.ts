import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import type { ConfirmedSecondFactor } from '../account/account.api.ts';
import { isProblemAt, problemAt } from '../problem-at.ts';

interface SetupCode {
  readonly code: string;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (code: string) => void;
  /** Of the form around the field. */
  readonly submit: (form: HTMLFormElement) => void;
}

/** The first code of a new second factor, as it is typed and confirmed. */
export function useSetupCode(
  confirm: (code: string) => Promise<ConfirmedSecondFactor>,
  onConfirmed: (confirmed: ConfirmedSecondFactor) => void,
): SetupCode {
  const { t } = useTranslation(['account', 'widgets']);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  return {
    code,
    problem,
    isBusy,
    onChange: (typed) => {
      setCode(typed);
      setProblem(undefined);
    },
    submit: (form) => {
      const input = form.querySelector<HTMLInputElement>('[name="code"]');
      if (code.trim() === '') {
        setProblem(t('widgets:required'));
        input?.focus();
        return;
      }
      run(async () => {
        try {
          onConfirmed(await confirm(code));
        } catch (error) {
          // Only in a request that sets up a second factor is it this code.
          const isWrong = isProblemAt(error, 'code') && error instanceof ApiError && error.hasCode('INVALID');
          setProblem(isWrong ? t('setup.wrongCode') : problemAt(error, 'code', t('setup.code')));
          input?.select();
        }
      });
    },
  };
}
