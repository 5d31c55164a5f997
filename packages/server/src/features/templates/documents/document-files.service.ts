// The files that a document shows, as the printer requests them.
import type { LoadFile } from '@coverwright/render/html-pdf';
import type { RequestContext } from '../../../request/context.ts';
import { createShownFileLoader } from '../../files/download/shown-files.service.ts';

/** A document that has gone without its pictures because ours could not be read is none. */
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
