// The files that a document shows, as the printer requests them.
import type { LoadFile } from '@coverwright/render/html-pdf';
import type { RequestContext } from '../../../request/context.ts';
import { createShownFileLoader } from '../../files/download/shown-files.service.ts';

/** A document that lacks its pictures because the store could not be read must not be returned. */
export function createDocumentFiles({ app, reader, caller }: RequestContext) {
  const loadFile = createShownFileLoader(caller?.tenantId ?? '', reader, app.objects);
  const failures: unknown[] = [];
  const load: LoadFile = async (url, signal) => {
    try {
      return await loadFile(url, signal);
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  const requireNoFailure = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  return { load, requireNoFailure };
}
