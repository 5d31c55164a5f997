// Parses a stored mail, with a different library from the one that composed it.
import PostalMime from 'postal-mime';
import type { MailPart, MailParts } from '../mailbox-page.ts';
import type { StoredMail } from '../mails.store.ts';

export interface OpenedMessage extends MailParts {
  /** With the mail's pictures inlined. */
  readonly shownHtml: string | undefined;
  readonly attachments: readonly (MailPart & { readonly bytes: Buffer })[];
}

interface FoundMail {
  readonly mail: StoredMail;
  readonly message: Buffer | undefined;
}

export async function openMessage({ mail, message }: FoundMail): Promise<OpenedMessage> {
  if (message === undefined) {
    const headers = [
      { name: 'to', value: mail.recipient },
      { name: 'subject', value: mail.subject },
    ];
    return { headers, text: mail.text, html: mail.html, shownHtml: mail.html, attachments: [] };
  }
  const {
    headers,
    text = '',
    html,
    attachments,
  } = await PostalMime.parse(message, { attachmentEncoding: 'arraybuffer' });
  const parts = attachments.map(({ filename, mimeType, content, contentId }, index) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    const fileName = filename ?? `part-${index + 1}`;
    return {
      fileName,
      contentType: mimeType,
      sizeBytes: bytes.length,
      bytes,
      contentId: contentId?.replace(/^<|>$/g, ''),
    };
  });
  const shownHtml = html?.replaceAll(/cid:([^"'\s)<>]+)/g, (address, id: string) => {
    const picture = parts.find(({ contentId }) => contentId === id);
    return picture === undefined ? address : `data:${picture.contentType};base64,${picture.bytes.toString('base64')}`;
  });
  return {
    headers: headers.map(({ key: name, value }) => ({ name, value })),
    text,
    html,
    shownHtml,
    attachments: parts.map(({ contentId: _contentId, ...part }) => part),
  };
}
