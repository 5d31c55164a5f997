/** When changes reach customers: when they are saved, or with releases. */
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { releaseListPath } from '../../../paths/releases.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { Note } from '../../../ui/note.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { AdministrationPage } from '../administration-page.tsx';
import { Approvals } from './approvals.tsx';
import { type ChangeControl, needsReason, useChangeControl, useUpdateChangeControl } from './changes.api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import classes from '../administration.module.css';

const modes = ['AT_ONCE', 'RELEASES'] as const satisfies readonly ChangeControl[];

export function ChangesPage() {
  const { t } = useTranslation('administration');
  const { changeControl, error, isLoading, reload } = useChangeControl();
  return (
    <AdministrationPage tab="changes">
      {changeControl === undefined && error === undefined ? <Spinner /> : null}
      {changeControl === undefined && error !== undefined ? (
        <ErrorState title={t('changes.failed')} error={error} onRetry={reload} isBusy={isLoading} />
      ) : null}
      {changeControl === undefined ? null : <Modes current={changeControl} />}
      {changeControl === 'RELEASES' ? <Approvals /> : null}
    </AdministrationPage>
  );
}

function Modes({ current }: { readonly current: ChangeControl }) {
  const { t } = useTranslation('administration');
  const update = useUpdateChangeControl();
  const [asked, setAsked] = useState<ChangeControl>();
  const [unreasoned, setUnreasoned] = useState<ChangeControl>();
  const [obstacles, setObstacles] = useState<readonly Problem[]>([]);
  const switchTo = async (mode: ChangeControl, reason?: string): Promise<void> => {
    setObstacles([]);
    setUnreasoned(undefined);
    try {
      await update(mode, reason);
      showToast('success', { title: t(`changes.done.${mode}`) });
    } catch (error) {
      if (needsReason(error)) setUnreasoned(mode);
      else if (error instanceof ApiError && (error.hasCode('CONFLICT') || error.hasCode('LIMIT_EXCEEDED'))) {
        setObstacles(error.problems);
      } else showFailure(t('changes.notSwitched'), error);
    }
    setAsked(undefined);
  };
  return (
    <div className={classes['modes']}>
      <p>{t('changes.intro')}</p>
      {obstacles.length === 0 ? null : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          <strong>{t('changes.notSwitched')}</strong>
          {obstacles.map((problem) => (
            <p key={problem.message}>{describeProblem(problem)}</p>
          ))}
          <Link to={releaseListPath}>{t('changes.releases')}</Link>
        </Note>
      )}
      {modes.map((mode) => (
        <section key={mode} className={classes['mode']} aria-labelledby={`changes-${mode}`}>
          <h2 id={`changes-${mode}`}>
            {t(`changes.mode.${mode}.name`)}{' '}
            {mode === current ? <Mark tone="success">{t('changes.current')}</Mark> : null}
          </h2>
          <p>{t(`changes.mode.${mode}.text`)}</p>
          <p>{t(`changes.mode.${mode}.suits`)}</p>
          {mode === current ? null : <Button onClick={() => setAsked(mode)}>{t(`changes.switch.${mode}`)}</Button>}
        </section>
      ))}
      {unreasoned === undefined ? null : (
        <ReasonDialog
          confirmLabel={t(`changes.switch.${unreasoned}`)}
          onConfirm={async (reason) => switchTo(unreasoned, reason)}
          onClose={() => setUnreasoned(undefined)}
        />
      )}
      {asked === undefined ? null : (
        <ConfirmDialog
          opened
          title={t(`changes.ask.${asked}.title`)}
          text={t(`changes.ask.${asked}.text`)}
          confirmLabel={t(`changes.switch.${asked}`)}
          onConfirm={async () => switchTo(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
