/** Rate tables as files: what a chosen file contains, and the download of a saved table. */
import { useMemo } from 'react';
import { isJsonList, isJsonObject, type Json, parseJson } from '@coverwright/insurance/json';
import { useApi } from '../../../api/api-context.ts';
import { toRestError } from '../../../api/transport/rest-answer.ts';
import type { ClipboardRows } from '../../../ui/grid/clipboard/clipboard-text.ts';
import { saveBlob } from '../../../ui/save-blob.ts';
import type { ProductKey } from '../../../paths/products.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

export interface FileSheet {
  /** Empty for a CSV file. */
  readonly name: string;
  readonly rows: ClipboardRows;
}

const path = '/api/v1/rate-tables';

/** Sheets without any cells are left out. */
function toSheets(value: Json): readonly FileSheet[] {
  if (!isJsonObject(value) || !isJsonList(value['rows']) || value['rows'].length === 0) return [];
  const { name, rows } = value;
  const cells = rows.map((row) => (isJsonList(row) ? row.map((cell) => (typeof cell === 'string' ? cell : '')) : []));
  return [{ name: typeof name === 'string' ? name : '', rows: cells }];
}

export function useTableFiles({ plan, type, version }: ProductKey) {
  const { fetchSignedIn, urlOf } = useApi();
  return useMemo(
    () => ({
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
