/**
 * Pictures of stored files in a style sheet for a frame that can load nothing: their content takes the place of their
 * addresses. They are read as a visitor reads them, without the session's token: what runs in the frame must not get a
 * private file. A picture that cannot be read so is left as it is, and not shown.
 */
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import type { Api } from '../../api/client.ts';
import { fileAtAddress, fileUrlPath } from './files.api.ts';

/** Larger ones would hold up the pages that show them, too. */
export const pictureMaxBytes = 4 * 1024 * 1024;
/** Of one sheet. */
const picturesMax = 20;
const address = /url\((["']?)(\/api\/v1\/files\/[^"'()\s]+)\1\)/g;

export type InsertPictures = (css: string) => Promise<string>;

export function useStylePictures(): InsertPictures {
  const api = useApi();
  return useMemo(() => createInsertion(api), [api]);
}

function createInsertion(api: Api): InsertPictures {
  const read = new Map<string, Promise<string | undefined>>();
  return async (css) => {
    const addresses = [...new Set([...css.matchAll(address)].map(([, , one = '']) => one))].slice(0, picturesMax);
    for (const one of addresses) if (!read.has(one)) read.set(one, readPicture(api, one));
    const contents = new Map(await Promise.all(addresses.map(async (one) => [one, await read.get(one)] as const)));
    return css.replaceAll(address, (text, _quote, one: string) => {
      const content = contents.get(one);
      return content === undefined ? text : `url("${content}")`;
    });
  };
}

async function readPicture(api: Api, from: string): Promise<string | undefined> {
  const file = fileAtAddress(from);
  if (file === undefined) return undefined;
  const path = fileUrlPath(file.key, api.session.tenantId() ?? api.config.tenantId, file.bucketName);
  try {
    const response = await fetch(api.urlOf(path), { credentials: 'omit' });
    const content = response.ok ? await response.blob() : undefined;
    const isShown = content && /^image\/(?:jpeg|png|gif|webp)$/.test(content.type) && content.size <= pictureMaxBytes;
    return isShown ? await toDataUrl(content) : undefined;
  } catch (error) {
    // The network fails with a TypeError.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function toDataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')));
    reader.readAsDataURL(content);
  });
}
