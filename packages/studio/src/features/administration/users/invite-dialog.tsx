/** Invites a user by email. The fields keep their values until the invitation is sent or the dialog is closed. */
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OptionalLabel } from '../../../ui/forms/optional-label.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import classes from '../administration.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { emptyInviteForm, toInput, validateEmail } from './invite-form.ts';
import { RoleSelect } from './role-select.tsx';
import { useInviteUser } from './users.api.ts';

interface InviteDialogProps {
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['administration', 'widgets']);
  const inviteUser = useInviteUser();
  const state = useDialogForm({
    start: emptyInviteForm,
    check: ({ email }) => {
      const problem = validateEmail(email);
      if (problem === undefined) return {};
      return { email: problem === 'required' ? t('widgets:required') : t('invite.malformed') };
    },
    save: async (form) => inviteUser(toInput(form)),
    onSaved: (_, { email }) => {
      showToast('success', { title: t('invite.done'), line: email.trim() });
      onInvited();
      onClose();
    },
    place: (problems) =>
      assignByPath(problems, ['name', 'email'], (problem) =>
        problem.code === 'ALREADY_EXISTS' ? t('invite.exists') : describeProblem(problem),
      ),
    failedTitle: t('invite.failed'),
    onClose,
  });
  const { form, change } = state;
  const name = state.field('name');
  return (
    <FormDialog state={state} size="small" title={t('invite.title')} saveLabel={t('invite.send')}>
      <p className={blocks['wrapping']}>{t('invite.text')}</p>
      <div className={classes['fields']}>
        <TextInput
          data-autofocus
          type="email"
          label={t('invite.email')}
          value={form.email}
          {...state.field('email')}
          required
          withAsterisk={false}
          autoComplete="off"
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <TextInput
          label={<OptionalLabel>{t('invite.name')}</OptionalLabel>}
          description={name.error === undefined ? t('invite.nameHint') : undefined}
          value={form.name}
          {...name}
          autoComplete="off"
          dir="auto"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <RoleSelect value={form.role} onChange={(role) => change({ role })} />
      </div>
    </FormDialog>
  );
}
