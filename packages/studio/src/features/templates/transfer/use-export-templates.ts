import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { loadPart } from '../../../ui/parts/load-part.ts';
import type { TemplateSelection } from './transfer.api.ts';

/** Downloads templates as a file. The code is loaded on demand, since most visits to a list export nothing. */
export function useExportTemplates() {
  const api = useApi();
  return useCallback(
    (selection: TemplateSelection): void => {
      const run = async (): Promise<void> => {
        const { exportTemplates } = await loadPart(() => import('./export-templates.ts'));
        await exportTemplates(api, selection);
      };
      void run();
    },
    [api],
  );
}
