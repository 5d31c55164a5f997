// The bytes of a mail, as they are sent, stored and downloaded. Nothing is read from files or addresses for it.
import MailComposer from 'nodemailer/lib/mail-composer';
import { toPlainText } from '../plain-text.ts';
import type { MessageAddress } from '../sender.ts';

export interface MessagePart {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Of a picture within the HTML. */
  readonly contentId?: string;
}

export interface MessageContent {
  readonly subject: string;
  /** Made of the HTML where it is absent. */
  readonly text?: string | undefined;
  readonly html?: string | undefined;
  readonly attachments: readonly MessagePart[];
  /** An https address, to which mail programs send a POST when a recipient unsubscribes. */
  readonly unsubscribeUrl?: string | undefined;
}

export interface MessageEnvelope {
  /** Without angle brackets; none for a file that is not sent. */
  readonly messageId?: string;
  readonly from?: MessageAddress;
  readonly replyTo?: MessageAddress | undefined;
  readonly to?: readonly MessageAddress[];
  readonly ccs?: readonly MessageAddress[];
  readonly date: Date;
  /** By which this server recognizes its own mail. */
  readonly mailId?: string;
}

/** Blind copies are nowhere in it. */
export function composeMessage(content: MessageContent, envelope: MessageEnvelope): Promise<Buffer> {
  const { subject, html, text = toPlainText(html ?? ''), attachments, unsubscribeUrl } = content;
  const { messageId, from, replyTo, to = [], ccs = [], date, mailId } = envelope;
  const composer = new MailComposer({
    ...(from && { from: toHeader(from) }),
    ...(replyTo && { replyTo: toHeader(replyTo) }),
    ...(to.length > 0 && { to: to.map(toHeader) }),
    ...(ccs.length > 0 && { cc: ccs.map(toHeader) }),
    subject,
    date,
    ...(messageId !== undefined && { messageId: `<${messageId}>` }),
    text,
    ...(html !== undefined && { html }),
    attachments: attachments.map(({ fileName, contentType, bytes, contentId }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' }),
    })),
    headers: {
      ...(mailId !== undefined && { 'x-mail-id': mailId }),
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  });
  return new Promise((resolve, reject) => {
    composer
      .compile()
      .build((error, bytes) => (bytes === undefined ? reject(error ?? new Error('no message')) : resolve(bytes)));
  });
}

/** As an object: a text could name several people. */
function toHeader({ address, name = '' }: MessageAddress): { readonly name: string; readonly address: string } {
  return { name, address };
}

/** Of an attachment as it is sent: Base64 in lines. */
export function encodedLength(sizeBytes: number): number {
  return Math.ceil(sizeBytes / 57) * 78;
}
