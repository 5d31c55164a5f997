/** Rate tables as files: what a chosen file contains, and the download of a saved table. */
import { useMemo } from 'react';
import { isJsonList, isJsonObject, parseJson } from '@coverwright/insurance/json';
import { useApi } from '../../../api/api-context.ts';
import { toRestError } from '../../../api/transport/rest-answer.ts';
import { saveBlob } from '../../../ui/save-blob.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { type FileSheet, toSheets } from './file-sheets.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

const path = '/api/v1/rate-tables';

function ignore(): void {}

export function useTableFiles({ plan, type, version }: ProductKey) {
  const { fetchSignedIn, urlOf } = useApi();
  return useMemo(
    () => ({
      /** Starts the process that reads files, while the user chooses one. */
      prepare: async (): Promise<void> => {
        const headers = { 'Content-Type': 'application/octet-stream' };
        const request = fetchSignedIn(urlOf(`${path}/read`), { method: 'POST', headers, body: '-' });
        // What fails is reported when the file is read.
        await request.then(ignore, ignore);
      },
      /** The sheets that have any cells. */
      read: async (file: File): Promise<readonly FileSheet[]> => {
        const url = urlOf(`${path}/read`);
        const headers = { 'Content-Type': 'application/octet-stream' };
        const response = await fetchSignedIn(url, { method: 'POST', headers, body: file });
        const answer = parseJson(await response.text());
        if (!response.ok || !isJsonObject(answer)) throw toRestError(response, answer, `POST ${path}/read`);
        return isJsonList(answer['sheets']) ? answer['sheets'].flatMap(toSheets) : [];
      },
      download: async (name: string, format: FileFormat): Promise<void> => {
        const parts = [plan, type, version === '' ? '-' : version, name].map(encodeURIComponent);
        const url = urlOf(`${path}/${parts.join('/')}?format=${format}`);
        const response = await fetchSignedIn(url);
        if (!response.ok) {
          const answer: unknown = await response.json().catch(() => undefined);
          throw toRestError(response, answer, `GET ${path}`);
        }
        saveBlob(await response.blob(), `${name}.${format}`);
      },
    }),
    [fetchSignedIn, urlOf, plan, type, version],
  );
}
