/** What the screens say about a state. */
import { useTranslation } from 'react-i18next';
import { isPart, type Snapshot, tableOf } from './snapshot.ts';

export function useSnapshotTexts() {
  const { t, i18n } = useTranslation('history');
  const list = (words: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words);
  const partName = (name: string) => {
    const table = tableOf(name);
    if (table !== undefined) return t('part.rateTable', { table });
    return isPart(name) ? t(`part.${name}`) : name;
  };
  const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1);
  return {
    /** As the heading of the part. */
    partTitle: (name: string) => upperFirst(partName(name)),
    changes: ({ number, cause, restoredNumber, changedParts }: Snapshot): string => {
      // The list of tables changes with the tables in it.
      const hasTables = changedParts.some((part) => tableOf(part) !== undefined);
      const named = changedParts.filter((part) => part !== 'rateTables' || !hasTables);
      const parts = list(named.map(partName));
      if (cause === 'FIRST') return t('changes.first');
      if (cause === 'RESTORE' && restoredNumber !== undefined) {
        return t('changes.restored', { number: restoredNumber, parts });
      }
      return number === 1 ? t('changes.created') : upperFirst(parts);
    },
    author: ({ createdBy, source }: Snapshot): string => (createdBy === '' ? t(`by.${source}`) : createdBy),
    source: ({ cause, source }: Snapshot): string => t(`source.${cause === 'IMPORT' ? cause : source}`),
  };
}
