import { useTranslation } from 'react-i18next';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import type { ConfirmedSecondFactor } from '../account/account.api.ts';

export type SetupCode = ReturnType<typeof useSetupCode>;

/** The first code of a new second factor: typing and confirming it, in a dialog or during sign-in. */
export function useSetupCode(
  confirm: (code: string) => Promise<ConfirmedSecondFactor>,
  onConfirmed: (confirmed: ConfirmedSecondFactor) => void,
  onClose: () => void,
) {
  const { t } = useTranslation(['account', 'widgets']);
  return useDialogForm({
    start: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: t('widgets:required') } : {}),
    save: async ({ code }) => confirm(code),
    onSaved: onConfirmed,
    place: (problems) =>
      assignByPath(problems, ['code'], (problem) =>
        problem.code === 'INVALID' ? t('setup.wrongCode') : describeProblem(problem, t('setup.code')),
      ),
    failedTitle: t('setup.failed'),
    onClose,
  });
}
