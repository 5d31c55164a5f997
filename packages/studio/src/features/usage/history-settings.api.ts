/** Hooks for the retention settings of history. */
import { useCallback } from 'react';
import { useApi } from '../../api/api-context.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import { HistorySettingsDocument, UpdateHistorySettingsDocument } from '../../api/generated/operations.ts';
import { type RetentionForm, toRetentionInput } from './retention-form.ts';

/** Undefined until they are loaded. */
export function useHistorySettings() {
  const { data } = useQuery(HistorySettingsDocument, {});
  return data?.historySettings;
}

/** Resolves once the new settings are shown. */
export function useSaveRetention() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (form: RetentionForm): Promise<void> => {
      await request(UpdateHistorySettingsDocument, { input: toRetentionInput(form) });
      await invalidate(HistorySettingsDocument);
    },
    [request, invalidate],
  );
}
