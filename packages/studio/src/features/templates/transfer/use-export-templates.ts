import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { loadPart } from '../../../ui/parts/load-part.ts';
import type { TemplateSelection } from './transfer.api.ts';

/** Downloads the templates as a file; most visits to a list export nothing, so what does it is loaded then. */
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
