/** One release: its changes and the available actions. */
import { formatDateTimeIn } from '@coverwright/insurance/zoned-time';
import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { formatByteSize } from '../../../ui/formats/byte-size.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { appAddress, appDetailPath, appFailuresPath } from '../../../paths/apps.ts';
import { LazyChangedItemsPanel } from '../../history/released/lazy-changed-items-panel.tsx';
import {
  actionsOf,
  isFirstOf,
  previewAddress,
  type Release,
  type ReleaseAction,
  type ReleaseItem,
} from '../release.ts';
import { type ReleaseContents, useAppHosts, useReleaseChanges, useReleaseContents } from '../releases.api.ts';
import classes from '../releases.module.css';
import { StateBadge } from '../state-badge.tsx';
import { ReleaseUpdateDialog } from './release-update-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface ReleaseDetailsProps {
  readonly release: Release;
  readonly onClose: () => void;
}

export function ReleaseDetails({ release, onClose }: ReleaseDetailsProps) {
  const { t } = useTranslation(['releases', 'widgets']);
  const mayPublish = useMay('apps:publish');
  const changes = useReleaseChanges();
  const [asked, setAsked] = useState<ReleaseAction | 'update'>();
  const { isBusy, run } = useBusy();
  const contents = useReleaseContents(release.id);
  const close = () => setAsked(undefined);
  const act = async (action: Exclude<ReleaseAction, 'schedule'>): Promise<void> => {
    try {
      await changes[action](release);
      showToast('success', { title: t(`done.${action}`), line: release.name });
    } catch (error) {
      showFailure(t(`failed.${action}`), error);
    }
    close();
  };
  const begin = (action: ReleaseAction) =>
    action === 'cancelSchedule' ? run(async () => act(action)) : setAsked(action);
  return (
    <>
      <Dialog opened size="side-panel" title={release.name} onClose={onClose}>
        <ReleaseFacts release={release} />
        {mayPublish ? (
          <div className={classes['actions']}>
            {actionsOf(release).map((action) => (
              <Button
                key={action}
                {...(action === 'publish' || action === 'rollBack' ? { variant: 'filled' } : {})}
                {...(action === 'delete' && { color: 'danger' })}
                loading={isBusy && action === 'cancelSchedule'}
                onClick={() => begin(action)}
              >
                {t(`action.${action}`)}
              </Button>
            ))}
            <Button onClick={() => setAsked('update')}>{t('action.update')}</Button>
          </div>
        ) : null}
        {release.items.map((item) => (
          <ReleasedItem
            key={`${item.kind} ${item.itemId}`}
            releaseId={release.id}
            item={item}
            contents={contents.get(item.itemId) ?? []}
          />
        ))}
        <LazyChangedItemsPanel releaseId={release.id} />
      </Dialog>
      {asked === 'publish' || asked === 'rollBack' || asked === 'delete' ? (
        <ConfirmDialog
          opened
          isDanger={asked !== 'publish'}
          title={t(`ask.${asked}.title`)}
          text={questionText(asked, release, t)}
          note={asked === 'delete' ? <strong dir="auto">{release.name}</strong> : undefined}
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

/** The first release has no predecessor. */
function questionText(asked: 'publish' | 'rollBack' | 'delete', { liveRevision }: Release, t: TFunction<'releases'>) {
  return asked === 'publish' && liveRevision === '' ? t('ask.publish.firstText') : t(`ask.${asked}.text`);
}

function ReleaseFacts({ release }: { readonly release: Release }) {
  const { t } = useTranslation('releases');
  const { state, description, createdAt, createdBy, publishedAt, publishedBy, scheduledAt, scheduledZone } = release;
  const { rolledBackAt, rolledBackBy } = release;
  return (
    <dl className={classes['facts']}>
      <dt>{t('field.state')}</dt>
      <dd>
        <StateBadge state={state} />
      </dd>
      {description === '' ? null : (
        <>
          <dt>{t('field.description')}</dt>
          <dd dir="auto">{description}</dd>
        </>
      )}
      <dt>{t('field.created')}</dt>
      <Change at={createdAt} by={createdBy} />
      {publishedAt === '' ? null : (
        <>
          <dt>{t('field.published')}</dt>
          <Change at={publishedAt} by={publishedBy} />
        </>
      )}
      {rolledBackAt === '' ? null : (
        <>
          <dt>{t('field.rolledBack')}</dt>
          <Change at={rolledBackAt} by={rolledBackBy} />
        </>
      )}
      {scheduledAt === '' ? null : (
        <>
          <dt>{t('field.scheduled')}</dt>
          <dd>
            {formatDateTimeIn(scheduledZone, scheduledAt)} ({scheduledZone})
          </dd>
        </>
      )}
      {release.failure.length === 0 ? null : (
        <>
          <dt>{t('field.failure')}</dt>
          <dd>{release.failure.map((problem) => describeProblem(problem)).join(' ')}</dd>
        </>
      )}
    </dl>
  );
}

function Change({ at, by }: { readonly at: string; readonly by: string }) {
  const { t } = useTranslation('widgets');
  return (
    <dd>
      {formatDateTime(at)}{' '}
      {by === '' ? null : <span className={classes['by']}>{t('changedBy', { username: by })}</span>}
    </dd>
  );
}

interface ReleasedItemProps {
  readonly releaseId: string;
  readonly item: ReleaseItem;
  readonly contents: ReleaseContents;
}

function ReleasedItem({ releaseId, item, contents }: ReleasedItemProps) {
  const { t, i18n } = useTranslation('releases');
  const host = useAppHosts().get(item.itemId);
  const list = (words: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words);
  const namesOf = (names: readonly string[], count: number) =>
    list(count > names.length ? [...names, t('changes.others', { count: count - names.length })] : names);
  return (
    <section className={classes['item']} aria-label={item.name}>
      <h3 dir="auto">
        <Link to={appDetailPath(item.itemId)}>{item.name}</Link> {item.isLive ? <StateBadge state="LIVE" /> : null}
      </h3>
      {item.changes.length === 0 ? <p>{t('changes.none')}</p> : null}
      {isFirstOf(item) ? <p>{t('changes.first')}</p> : null}
      <ul>
        {isFirstOf(item)
          ? contents.map(({ part, count, names }) => (
              <li key={part}>
                {t('changes.contains', { part: t(`part.${part}`), count })}: {namesOf(names, count)}
              </li>
            ))
          : null}
        {(isFirstOf(item) ? [] : item.changes).map(({ part, action, count, names }) => (
          <li key={`${part} ${action}`}>
            {t(`changes.${action}`, { part: t(`part.${part}`), count })}
            {names.length === 0 ? null : `: ${namesOf(names, count)}`}
          </li>
        ))}
      </ul>
      <p>
        {t('changes.size', { size: formatByteSize(item.sizeBytes) })}{' '}
        {item.outsideOrigins.length === 0
          ? t('changes.noOrigins')
          : t('changes.origins', { origins: list(item.outsideOrigins) })}
      </p>
      {host === undefined ? null : (
        <a
          className={classes['open'] ?? ''}
          href={item.isLive ? appAddress(host, window.location) : previewAddress(releaseId, host, window.location)}
          target="_blank"
          rel="noreferrer"
        >
          {t(item.isLive ? 'openApp' : 'preview.open')}
        </a>
      )}
      {item.isLive ? (
        <p>
          <Link to={appFailuresPath(item.itemId)}>{t('failures')}</Link>
        </p>
      ) : null}
      {item.isLive || host === undefined ? null : <p>{t('preview.hint')}</p>}
    </section>
  );
}
