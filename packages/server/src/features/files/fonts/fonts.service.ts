// Fonts among the files of a tenant: the families available to its documents, and the checks of uploaded fonts.
import { type FontFace, type FontFault, readFontFace, UnusableFont } from '@coverwright/render/font-face';
import type { PrintFont } from '@coverwright/render/html-pdf';
import { UserError } from '../../../errors/user-error.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { NoObject, type ObjectStore } from '../../../objects/object-store.ts';
import type { Reader, Scope } from '../../../request/context.ts';
import type { ObjectParts } from '../objects/loose-objects.service.ts';
import * as store from './fonts.store.ts';
import { say } from '../../../sentences/say.ts';

/** Per tenant. Keep in sync with docs/limits.md. */
export const fontsMax = 500;

const batchSize = 100;
/** After this many batches, the next run continues. */
const batchesMax = 20;

interface FontFamily {
  readonly familyName: string;
  readonly files: readonly store.FontFile[];
}

/** Family names are case-insensitive. */
export async function fontFamilies(_args: unknown, { caller, transaction }: Scope): Promise<FontFamily[]> {
  const fonts = await store.listFonts(transaction, caller.tenantId, fontsMax);
  const families = Map.groupBy(fonts, ({ family }) => family.toLowerCase());
  return [...families]
    .toSorted(([name], [other]) => (name < other ? -1 : 1))
    .map(([, files]) => ({ familyName: files.at(-1)?.family ?? '', files }));
}

/** The fonts for the tenant's documents, with the addresses of its own files. */
export async function readPrintFonts(tenantId: string, reader: Pick<Reader, 'read'>): Promise<PrintFont[]> {
  const fonts = await reader.read((transaction) => store.listFonts(transaction, tenantId, fontsMax));
  return fonts.map(({ bucketName, key, ...face }) => ({
    ...face,
    address: `/api/v1/files/${encodeURIComponent(key)}?bucketName=${encodeURIComponent(bucketName)}`,
  }));
}

const reasons = {
  DAMAGED: 'FONT_DAMAGED',
  COLLECTION: 'FONT_COLLECTION',
  TOO_LARGE: 'FONT_TOO_LARGE',
  NAME: 'FONT_NAME_UNUSABLE',
} as const satisfies Readonly<Record<FontFault, string>>;

/** Reads the font of an object just written; throws a UserError if documents cannot use it. */
export async function readUploadedFont(
  objectKey: string,
  objects: Pick<ObjectStore, 'read'>,
  spend?: (unpackedBytes: number) => void,
): Promise<FontFace> {
  try {
    return await readFontFace(await objects.read(objectKey), spend);
  } catch (error) {
    if (!(error instanceof UnusableFont)) throw error;
    throw new UserError({ code: 'INVALID', ...say(reasons[error.fault]), path: 'file' });
  }
}

/** Reads the tables of fonts that were uploaded without that. */
export function fontReading(app: Omit<ObjectParts, 'clock'>): Job {
  return { name: 'font-reading', cron: '*/10 * * * *', run: () => readUnreadFonts(app) };
}

export async function readUnreadFonts({ database, objects }: Omit<ObjectParts, 'clock'>): Promise<undefined> {
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const fonts = await database.asOwner((transaction) => store.listUnreadFonts(transaction, batchSize));
    for (const font of fonts) {
      const face = await findFace(font.objectKey, objects);
      await database.write({ tenantId: font.tenantId }, (transaction) => store.updateFont(transaction, font, face));
    }
    if (fonts.length < batchSize) return;
  }
}

/** Undefined if the font cannot be used. */
async function findFace(objectKey: string, objects: Pick<ObjectStore, 'read'>): Promise<FontFace | undefined> {
  try {
    return await readFontFace(await objects.read(objectKey));
  } catch (error) {
    if (error instanceof UnusableFont || error instanceof NoObject) return undefined;
    throw error;
  }
}
