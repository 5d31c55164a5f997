/**
 * Inlines stored images for a frame that cannot load anything: addresses are replaced by data URLs. Images are read
 * anonymously, without the session's token, because code in the frame must not get a private file. An image that
 * cannot be read this way keeps its address and is not shown.
 */
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import type { Api } from '../../api/client.ts';
import { fileAtAddress, fileUrlPath } from './files.api.ts';

/** Larger images would also slow down the pages that show them. */
export const pictureMaxBytes = 4 * 1024 * 1024;
/** The maximum number of images per style sheet, and of cached images. */
const picturesMax = 20;
const address = /url\((["']?)(\/api\/v1\/files\/[^"'()\s]+)\1\)/g;

export interface StoredPictures {
  /** Inlines the images of a style sheet. */
  readonly insert: (css: string) => Promise<string>;
  /** As a data URL; undefined for files that visitors cannot read or that are not pictures. */
  readonly read: (address: string) => Promise<string | undefined>;
}

export function useStoredPictures(): StoredPictures {
  const api = useApi();
  return useMemo(() => createStoredPictures(async (one) => readPicture(api, one)), [api]);
}

/** @param load returns undefined for an image that cannot be shown, which is retried on the next call */
export function createStoredPictures(load: (address: string) => Promise<string | undefined>): StoredPictures {
  /** The most recently used one is last. */
  const found = new Map<string, Promise<string | undefined>>();
  const read = async (one: string): Promise<string | undefined> => {
    const reading = found.get(one) ?? load(one);
    found.delete(one);
    found.set(one, reading);
    const [oldest] = found.keys();
    if (found.size > picturesMax && oldest !== undefined) found.delete(oldest);
    const content = await reading;
    if (content === undefined && found.get(one) === reading) found.delete(one);
    return content;
  };
  const insert = async (css: string): Promise<string> => {
    const addresses = [...new Set([...css.matchAll(address)].map(([, , one = '']) => one))].slice(0, picturesMax);
    const contents = new Map(await Promise.all(addresses.map(async (one) => [one, await read(one)] as const)));
    return css.replaceAll(address, (text, _quote, one: string) => {
      const content = contents.get(one);
      return content === undefined ? text : `url("${content}")`;
    });
  };
  return { insert, read };
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
    // Network failures are reported as TypeError.
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
