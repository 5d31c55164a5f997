/** Invites a user by e-mail. The entries remain until the invitation is sent or the dialog is closed. */
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import classes from '../administration.module.css';
import { emptyInviteForm, toInput, validateEmail } from './invite-form.ts';
import { RoleSelect } from './role-select.tsx';
import { useInviteUser } from './users.api.ts';

interface InviteDialogProps {
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

type Problems = Partial<Record<'name' | 'email', string>>;

export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['administration', 'widgets']);
  const inviteUser = useInviteUser();
  const [form, setForm] = useState(emptyInviteForm);
  const [problems, setProblems] = useState<Problems>({});
  const { isBusy, run } = useBusy();
  const change = (changed: Partial<typeof form>): void => {
    setForm((before) => ({ ...before, ...changed }));
    setProblems({});
  };
  const invite = async (): Promise<void> => {
    try {
      await inviteUser(toInput(form));
      showToast('success', { title: t('invite.done'), line: form.email.trim() });
      onInvited();
      onClose();
    } catch (error) {
      const fieldProblems = problemsOf(error, t('invite.exists'));
      if (fieldProblems === undefined) showFailure(t('invite.failed'), error);
      else setProblems(fieldProblems);
    }
  };
  return (
    <Dialog
      opened
      size="small"
      title={t('invite.title')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(event) => {
        const problem = validateEmail(form.email);
        if (problem === undefined) return run(invite);
        setProblems({ email: problem === 'required' ? t('widgets:required') : t('invite.malformed') });
        event.currentTarget.querySelector<HTMLInputElement>('input[type="email"]')?.focus();
        return undefined;
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <p className={classes['lead']}>{t('invite.text')}</p>
      <div className={classes['fields']}>
        <TextInput
          data-autofocus
          type="email"
          label={t('invite.email')}
          value={form.email}
          error={problems.email}
          required
          withAsterisk={false}
          autoComplete="off"
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <TextInput
          label={
            <>
              {t('invite.name')} <span className={classes['optional']}>{t('widgets:optional')}</span>
            </>
          }
          description={problems.name === undefined ? t('invite.nameHint') : undefined}
          value={form.name}
          error={problems.name}
          autoComplete="off"
          dir="auto"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <RoleSelect value={form.role} onChange={(role) => change({ role })} />
      </div>
    </Dialog>
  );
}

/** Undefined for a failure that concerns none of the fields. */
function problemsOf(error: unknown, exists: string): Problems | undefined {
  if (!(error instanceof ApiError)) throw error;
  const at = (field: string): string | undefined => {
    const problem = error.problems.find(({ path = '' }) => path.split('.').at(-1) === field);
    if (problem === undefined) return undefined;
    return problem.code === 'ALREADY_EXISTS' ? exists : describeProblem(problem);
  };
  const [name, email] = [at('name'), at('email')];
  if (name === undefined && email === undefined) return undefined;
  return { ...(name !== undefined && { name }), ...(email !== undefined && { email }) };
}
