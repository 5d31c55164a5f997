// Composes the bytes of a mail, as sent, stored and downloaded. Never reads files or fetches addresses.
import MailComposer from 'nodemailer/lib/mail-composer';
import { toPlainText } from '../plain-text.ts';
import type { MessageAddress } from '../sender.ts';
import { encodeName, encodeSubject, toNamedPart, withoutEncodedWords } from './encoded-words.ts';

export interface MessagePart {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Set for a picture within the HTML. */
  readonly contentId?: string;
}

export interface MessageContent {
  readonly subject: string;
  /** Derived from the HTML if absent. */
  readonly text?: string | undefined;
  readonly html?: string | undefined;
  readonly attachments: readonly MessagePart[];
  /** An https address to which mail programs send a POST when a recipient unsubscribes. */
  readonly unsubscribeUrl?: string | undefined;
}

export interface MessageEnvelope {
  /** Without angle brackets; absent for a file that is not sent. */
  readonly messageId?: string;
  readonly from?: MessageAddress;
  readonly replyTo?: MessageAddress | undefined;
  readonly to?: readonly MessageAddress[];
  readonly ccs?: readonly MessageAddress[];
  readonly date: Date;
  /** Identifies this server's own mail. */
  readonly mailId?: string;
}

/** Blind-copy recipients are not included. */
export function composeMessage(content: MessageContent, envelope: MessageEnvelope): Promise<Buffer> {
  const { subject, html, text = toPlainText(html ?? ''), attachments, unsubscribeUrl } = content;
  const { messageId, from, replyTo, to = [], ccs = [], date, mailId } = envelope;
  const composer = new MailComposer({
    ...(from && { from: toHeader(from) }),
    ...(replyTo && { replyTo: toHeader(replyTo) }),
    ...(to.length > 0 && { to: to.map(toHeader) }),
    ...(ccs.length > 0 && { cc: ccs.map(toHeader) }),
    subject: encodeSubject(subject),
    date,
    ...(messageId !== undefined && { messageId: `<${messageId}>` }),
    text,
    ...(html !== undefined && { html }),
    attachments: attachments.map(({ fileName, contentType, bytes, contentId }) => ({
      ...toNamedPart(fileName, contentType, contentId === undefined ? 'attachment' : 'inline'),
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      ...(contentId !== undefined && { cid: contentId }),
    })),
    headers: {
      ...(mailId !== undefined && { 'x-mail-id': mailId }),
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${withoutEncodedWords(unsubscribeUrl)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  });
  // nodemailer writes a name that looks like an encoded word in quotes, and mail programs decode it there too.
  const message = Object.assign(composer.compile(), { _encodeAddressName: encodeName });
  return new Promise((resolve, reject) => {
    message.build((error, bytes) => (bytes === undefined ? reject(error ?? new Error('no message')) : resolve(bytes)));
  });
}

/** An object, since a text could contain several addresses. */
function toHeader({ address, name = '' }: MessageAddress): { readonly name: string; readonly address: string } {
  return { name, address };
}

/** The length of an attachment as sent: Base64 in lines. */
export function encodedLength(sizeBytes: number): number {
  return Math.ceil(sizeBytes / 57) * 78;
}
