// Loads the files used in a document when the printer requests them.
import type { LoadFile } from '@coverwright/render/html-pdf';
import type { RequestContext } from '../../../request/context.ts';
import type { MayShowFile } from '../../files/download/shown-addresses.service.ts';
import type { StateOfFiles } from '../../files/download/state-file.service.ts';
import { createShownFileLoader } from '../../files/download/shown-files.service.ts';

/**
 * If the store cannot be read, the document must not be returned without its pictures.
 * @param state of the template, unless it is the working copy
 */
export function createDocumentFiles(
  { app, reader, caller }: RequestContext,
  mayShow: MayShowFile,
  state: StateOfFiles | undefined,
) {
  const files = { objects: app.objects, mayShow, state };
  const loadFile = createShownFileLoader(caller?.tenantId ?? '', reader, files);
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
