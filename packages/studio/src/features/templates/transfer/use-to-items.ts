import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblems } from '../../../api/api-error.ts';
import { toDifferenceEntry } from '../../../ui/difference/difference-entry.ts';
import type { ImportItem } from '../../../ui/transfer/import-preview.tsx';
import { isTemplateType } from '../kinds/index.ts';
import type { ImportPreview } from './transfer.api.ts';

/** Converts templates and files to the items shown in the preview. */
export function useToItems() {
  const { t } = useTranslation(['transfer', 'templates']);
  return useCallback(
    ({ templates, files }: ImportPreview): ImportItem[] => {
      const kindOf = (type: string) => (isTemplateType(type) ? t(`templates:kind.${type}`) : type);
      return [
        ...templates.map(({ type, logicalId, name, action, changes, differences, problems }) => ({
          title: name,
          subtitle: [kindOf(type), logicalId ?? ''].filter((part) => part !== '').join(' · '),
          action,
          changes: changes.map(({ part, count, ...change }) => ({
            ...change,
            count,
            part: t(`part.${part}`, { count }),
          })),
          differences: differences.map(toDifferenceEntry),
          problems: toProblems(problems),
        })),
        ...files.map(({ bucketName, key, action, problems }) => ({
          title: key,
          subtitle: [t('file'), bucketName ?? ''].filter((part) => part !== '').join(' · '),
          action,
          changes: [],
          differences: [],
          problems: toProblems(problems),
        })),
      ];
    },
    [t],
  );
}
