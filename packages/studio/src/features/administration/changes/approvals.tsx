/** How many people approve a release before it can go live, by the kinds of items in it. */
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { isItemKind } from '../../../paths/history-items.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useUsers } from '../users/users.api.ts';
import { approversOf } from '../users/user.ts';
import { type KindApprovals, needsReason, useRequiredApprovals, useUpdateApprovals } from './changes.api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import classes from '../administration.module.css';

const counts = [0, 1, 2, 3] as const;

export function Approvals() {
  const { t } = useTranslation('administration');
  const { required, error, isLoading, reload } = useRequiredApprovals();
  return (
    <section className={classes['approvals']} aria-labelledby="approvals">
      <h2 id="approvals">{t('approvals.title')}</h2>
      <p>{t('approvals.intro')}</p>
      {required === undefined && error === undefined ? <Spinner /> : null}
      {required === undefined && error !== undefined ? (
        <ErrorState title={t('approvals.failed')} error={error} onRetry={reload} isBusy={isLoading} />
      ) : null}
      {required === undefined ? null : (
        <div className={classes['kinds']}>
          {required.map((approvals) => (
            <KindSelect key={approvals.kind} approvals={approvals} />
          ))}
        </div>
      )}
      <Approvers />
    </section>
  );
}

/** Saved when a number is chosen. */
function KindSelect({ approvals: { kind, count } }: { readonly approvals: KindApprovals }) {
  const { t } = useTranslation('administration');
  const update = useUpdateApprovals();
  const [chosen, setChosen] = useState<number>();
  const [unreasoned, setUnreasoned] = useState<number>();
  const [refusal, setRefusal] = useState('');
  const label = isItemKind(kind) ? t(`approvals.kind.${kind}`) : kind;
  const save = async (wanted: number, reason?: string): Promise<void> => {
    setChosen(wanted);
    setRefusal('');
    try {
      await update({ kind, count: wanted }, reason);
      setUnreasoned(undefined);
      showToast('success', { title: t('approvals.saved'), line: label });
    } catch (error) {
      if (needsReason(error)) setUnreasoned(wanted);
      else if (error instanceof ApiError && error.hasCode('INVALID')) {
        setRefusal(error.problems.map((problem) => describeProblem(problem)).join(' '));
      } else showFailure(t('approvals.notSaved'), error);
    }
    setChosen(undefined);
  };
  return (
    <>
      <Select
        label={label}
        data={counts.map((one) => ({ value: String(one), label: t(`approvals.count.${one}`) }))}
        value={String(chosen ?? unreasoned ?? count)}
        error={refusal === '' ? undefined : refusal}
        allowDeselect={false}
        readOnly={chosen !== undefined}
        onChange={(value) => {
          if (value !== null && Number(value) !== count) void save(Number(value));
        }}
      />
      {unreasoned === undefined ? null : (
        <ReasonDialog
          confirmLabel={t('fewer.save')}
          onConfirm={async (reason) => save(unreasoned, reason)}
          onClose={() => setUnreasoned(undefined)}
        />
      )}
    </>
  );
}

/** Those who may approve releases at present. */
function Approvers() {
  const { t, i18n } = useTranslation('administration');
  const { users, error, isLoading, reload } = useUsers();
  if (users === undefined) {
    if (error === undefined) return <Spinner />;
    return <ErrorState title={t('users.failed')} error={error} onRetry={reload} isBusy={isLoading} />;
  }
  const names = approversOf(users).map(({ username, email }) => (username === '' ? email : username));
  return (
    <p>
      {t('approvals.approvers', { count: names.length, names: new Intl.ListFormat(i18n.language).format(names) })}{' '}
      {t('approvals.others')}
    </p>
  );
}
