/** The list of releases, or the one that the address names. Both are one screen, which every first visit lists. */
import { useParams } from 'react-router';
import { ReleaseListPage } from './list/release-list-page.tsx';
import { ReleasePage } from './page/release-page.tsx';

export function ReleasesPage() {
  const { releaseId } = useParams();
  return releaseId === undefined ? <ReleaseListPage /> : <ReleasePage key={releaseId} id={releaseId} />;
}
