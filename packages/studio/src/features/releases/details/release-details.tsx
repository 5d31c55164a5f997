/** One release: its changes, what must hold before it goes live, and the available actions. */
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LazyChangedItemsPanel } from '../../history/released/lazy-changed-items-panel.tsx';
import type { Release, ReleaseItem } from '../release.ts';
import { useReleaseDetails } from '../releases.api.ts';
import { ReleaseActions } from './release-actions.tsx';
import { ReleasedApp } from './released-app.tsx';
import { ReleaseFacts } from './release-facts.tsx';
import { ReleaseGates } from './release-gates.tsx';
import { ReleaseItems } from './release-items.tsx';

interface ReleaseDetailsProps {
  readonly release: Release;
  readonly onClose: () => void;
}

/** Those that are built are described in full. */
const isBuilt = ({ kind, action }: ReleaseItem) => kind === 'app' && action === 'PUBLISH';

export function ReleaseDetails({ release, onClose }: ReleaseDetailsProps) {
  const { t } = useTranslation('releases');
  const { details, error, isLoading, reload } = useReleaseDetails(release.id);
  const gates = details?.gates ?? [];
  const isOfEverything = gates.length > 0;
  return (
    <Dialog opened size="side-panel" title={release.name} onClose={onClose}>
      <ReleaseFacts release={release} />
      <ReleaseActions release={release} gates={details?.gates} />
      {details === undefined && error !== undefined ? (
        <ErrorState title={t('gates.failed')} error={error} onRetry={reload} isBusy={isLoading} />
      ) : null}
      {isOfEverything && release.publishedAt === '' ? <ReleaseGates gates={gates} /> : null}
      {release.items.filter(isBuilt).map((item) => (
        <ReleasedApp
          key={`${item.kind} ${item.itemId}`}
          releaseId={release.id}
          item={item}
          contents={details?.contents.get(item.itemId) ?? []}
        />
      ))}
      <ReleaseItems items={release.items.filter((item) => !isBuilt(item))} leftItems={details?.leftItems ?? []} />
      <LazyChangedItemsPanel releaseId={release.id} isOfEverything={isOfEverything} />
    </Dialog>
  );
}
