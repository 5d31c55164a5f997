/** The actions of a release that its state and the user's rights allow, each confirmed where customers see it. */
import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { actionsOf, type Gate, isObstructed, isReturn, type Release } from '../release.ts';
import type { ReleaseAction } from '../release.ts';
import { useReleaseChanges } from '../releases.api.ts';
import classes from '../releases.module.css';
import { useMayPublish } from '../use-may-release.ts';
import { ReleaseUpdateDialog } from './release-update-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface ReleaseActionsProps {
  readonly release: Release;
  /** Empty where changes take effect at once. */
  readonly gates: readonly Gate[];
  readonly onDeleted: () => void;
}

type Confirmed = 'publish' | 'rollBack' | 'delete' | 'updateItems';

export function ReleaseActions({ release, gates, onDeleted }: ReleaseActionsProps) {
  const { t } = useTranslation('releases');
  const changes = useReleaseChanges();
  const [asked, setAsked] = useState<ReleaseAction | 'update' | 'updateItems'>();
  const { isBusy, run } = useBusy();
  const close = () => setAsked(undefined);
  const isReturning = isReturn(gates);
  const act = async (action: Confirmed | 'cancelSchedule'): Promise<void> => {
    try {
      if (action === 'publish') await changes.publish({ ...release, isReturn: isReturning });
      else await changes[action](release);
      showToast('success', { title: t(`done.${action}`), line: release.name });
      if (action === 'delete') return onDeleted();
    } catch (error) {
      showFailure(t(`failed.${action}`), error);
    }
    close();
  };
  const begin = (action: ReleaseAction) =>
    action === 'cancelSchedule' ? run(async () => act(action)) : setAsked(action);
  // What is scheduled is checked when it is due.
  const isBarred = (action: ReleaseAction) => action === 'publish' && isObstructed(gates);
  const mayPublish = useMayPublish(release);
  if (!mayPublish) return null;
  return (
    <>
      <div className={classes['actions']}>
        {actionsOf(release).map((action) => (
          <Button
            key={action}
            {...(action === 'publish' || action === 'rollBack' ? { variant: 'filled' } : {})}
            {...(action === 'delete' && { color: 'danger' })}
            disabled={isBarred(action)}
            loading={isBusy && action === 'cancelSchedule'}
            onClick={() => begin(action)}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
        {release.publishedAt === '' && gates.length > 0 ? (
          <Button onClick={() => setAsked('updateItems')}>{t('action.updateItems')}</Button>
        ) : null}
        <Button onClick={() => setAsked('update')}>{t('action.update')}</Button>
      </div>
      {asked === 'publish' || asked === 'rollBack' || asked === 'delete' || asked === 'updateItems' ? (
        <ConfirmDialog
          opened
          isDanger={asked === 'rollBack' || asked === 'delete' || (asked === 'publish' && isReturning)}
          title={t(`ask.${asked}.title`)}
          text={questionText({ asked, release, gates }, t)}
          note={noteOf({ asked, release, gates })}
          confirmLabel={t(`action.${asked}`)}
          onConfirm={async () => act(asked)}
          onClose={close}
        />
      ) : null}
      {asked === 'schedule' ? <ScheduleDialog release={release} onClose={close} /> : null}
      {asked === 'update' ? <ReleaseUpdateDialog release={release} onClose={close} /> : null}
    </>
  );
}

interface Question {
  readonly asked: Confirmed;
  readonly release: Release;
  readonly gates: readonly Gate[];
}

/** Where changes take effect at once, an app's first release has no predecessor. */
function questionText({ asked, release, gates }: Question, t: TFunction<'releases'>): string {
  const isOfEverything = gates.length > 0;
  if (asked === 'publish' && isReturn(gates)) return t('ask.publish.returnText');
  if (asked === 'publish' && isOfEverything) return t('ask.publish.releasesText');
  if (asked === 'rollBack' && isOfEverything) return t('ask.rollBack.releasesText');
  return asked === 'publish' && release.liveRevision === '' ? t('ask.publish.firstText') : t(`ask.${asked}.text`);
}

function noteOf({ asked, release, gates }: Question) {
  if (asked === 'delete') return <strong dir="auto">{release.name}</strong>;
  if (asked !== 'publish' || !isReturn(gates)) return undefined;
  const problems = gates.flatMap((gate) => (gate.name === 'ORDER' ? gate.problems : []));
  return (
    <ul className={classes['problems']}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.message}`}>{describeProblem(problem)}</li>
      ))}
    </ul>
  );
}
