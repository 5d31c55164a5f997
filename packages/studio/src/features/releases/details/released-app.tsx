/** An app in a release: what changes, and where it can be seen. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { appAddress, appDetailPath, appFailuresPath } from '../../../paths/apps.ts';
import { formatByteSize } from '../../../ui/formats/byte-size.ts';
import { isFirstOf, previewAddress, type ReleaseItem } from '../release.ts';
import { type ReleaseContents, useAppHosts } from '../releases.api.ts';
import classes from '../releases.module.css';
import { StateBadge } from '../state-badge.tsx';

interface ReleasedAppProps {
  readonly releaseId: string;
  readonly item: ReleaseItem;
  readonly contents: ReleaseContents;
}

export function ReleasedApp({ releaseId, item, contents }: ReleasedAppProps) {
  const { t, i18n } = useTranslation('releases');
  const host = useAppHosts().get(item.itemId);
  const list = (words: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words);
  const namesOf = (names: readonly string[], count: number) =>
    list(count > names.length ? [...names, t('changes.others', { count: count - names.length })] : names);
  return (
    <section className={classes['item']} aria-label={item.name}>
      <h2 dir="auto">
        <Link to={appDetailPath(item.itemId)}>{item.name}</Link> {item.isLive ? <StateBadge state="LIVE" /> : null}
      </h2>
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
