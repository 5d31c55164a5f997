// Pictures from Files in a mail: public ones are linked by their public address, private ones are embedded. A
// link to a private file would not work, and would reveal its name to strangers.
import { createHash } from 'node:crypto';
import type { Sentence } from '@coverwright/insurance/sentence';
import { readFileAddress } from '@coverwright/insurance/file-address';
import type { RequestContext } from '../../../../request/context.ts';
import { say } from '../../../../sentences/say.ts';
import type { StoredState } from '../../../../snapshots/item-history.ts';
import { findShownFile, readAttachedFile } from '../../../files/download/attached-files.service.ts';
import { fileAddresses, type MayShowFile } from '../../../files/download/shown-addresses.service.ts';
import type { MailAttachment } from '../../template-kind.ts';
import type { Warning } from '../../warning.ts';

interface EmbeddedHtml {
  readonly html: string;
  readonly pictures: readonly MailAttachment[];
  readonly warnings: readonly Warning[];
}

/** Pictures per mail: each is looked up, and private ones are attached. */
const picturesMax = 50;
const shownTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

interface Embedding {
  /** The path for warnings. */
  readonly path: string;
  readonly mayShow: MayShowFile;
  /** Of the template; undefined for its working copy. */
  readonly state: StoredState | undefined;
}

export async function embedPictures(
  html: string,
  { path, mayShow, state }: Embedding,
  context: RequestContext,
): Promise<EmbeddedHtml> {
  const { app, caller, reader } = context;
  const { publicUrl } = app.config;
  const addresses = [...new Set(html.match(fileAddresses))].slice(0, picturesMax);
  if (addresses.length === 0 || caller === undefined) return { html, pictures: [], warnings: [] };
  const replaced = new Map<string, string>();
  const pictures = new Map<string, MailAttachment>();
  const warnings: Warning[] = [];
  for (const address of addresses) {
    const url = URL.parse(address.replaceAll('&amp;', '&'), publicUrl);
    const named = url === null || url.origin !== new URL(publicUrl).origin ? undefined : readFileAddress(url);
    if (named === undefined) continue;
    const file = await reader.read((transaction) => findShownFile(named, { transaction, caller }, mayShow, state));
    const warn = (sentence: Sentence) => warnings.push({ code: 'FILE', ...sentence, path });
    if (file === undefined) {
      warn(say('MAIL_PICTURE_FILE_UNKNOWN', { key: named.key }));
    } else if (file.isPublic) {
      const query = new URLSearchParams({
        ...(named.bucketName !== undefined && { bucketName: named.bucketName }),
        tenantIdIfNoToken: caller.tenantId,
      });
      const key = file.key.split('/').map(encodeURIComponent).join('/');
      replaced.set(address, `${publicUrl}/api/v1/files/${key}?${query.toString()}`.replaceAll('&', '&amp;'));
    } else if (!shownTypes.has(file.mediaType)) {
      warn(say('MAIL_PICTURE_FILE_PRIVATE', { key: file.key }));
    } else {
      const contentId = contentIdOf(file.objectKey, publicUrl);
      replaced.set(address, `cid:${contentId}`);
      if (!pictures.has(contentId)) {
        const bytes = await readAttachedFile(file, app.objects);
        if (bytes === undefined) warn(say('MAIL_PICTURE_FILE_UNKNOWN', { key: named.key }));
        else pictures.set(contentId, { fileName: file.name, contentType: file.mediaType, bytes, contentId });
      }
    }
  }
  return {
    html: html.replaceAll(fileAddresses, (address) => replaced.get(address) ?? address),
    pictures: [...pictures.values()],
    warnings,
  };
}

/** Each picture has one id, which does not reveal the key of the object. */
function contentIdOf(objectKey: string, publicUrl: string): string {
  const digest = createHash('sha256').update(objectKey).digest('hex').slice(0, 24);
  return `${digest}@${new URL(publicUrl).hostname.replaceAll(/[^\w.-]/g, '')}`;
}
