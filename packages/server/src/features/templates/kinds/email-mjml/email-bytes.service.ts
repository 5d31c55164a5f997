// The bytes of a mail and its attachments in a response: created only on request, and only once per field.
import { UserError } from '../../../../errors/user-error.ts';
import type { Scope } from '../../../../request/context.ts';
import { say } from '../../../../sentences/say.ts';
import { composeMessage } from '../../../mail/message/compose-message.service.ts';
import type { MailAttachment, RenderedMail } from '../../template-kind.ts';

/** Serializing them one by one blocks other requests. */
const byteListMaxBytes = 2 * 1024 * 1024;

export const toByteList = givenOnce('bytes', ({ fileName, bytes }: MailAttachment): Uint8Array => {
  if (bytes.byteLength <= byteListMaxBytes) return bytes;
  const sentence = say('ATTACHMENT_TOO_LARGE_FOR_BYTES', {
    fileName,
    size: bytes.byteLength.toLocaleString('en-US'),
    max: byteListMaxBytes.toLocaleString('en-US'),
  });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path: 'bytes' });
});

export const toBase64 = givenOnce('base64', ({ bytes }: MailAttachment): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
);

export function sizeBytes({ bytes }: MailAttachment): number {
  return bytes.byteLength;
}

export interface EmailValue {
  /** Absent if only the texts were rendered. */
  readonly mail?: RenderedMail;
}

const toMessage = givenOnce('messageBase64', async ({ mail }: EmailValue, now: Date): Promise<string | undefined> => {
  if (mail === undefined) return undefined;
  const { subject = '', text, html, attachments, unsubscribeUrl } = mail;
  const message = await composeMessage({ subject, text, html, attachments, unsubscribeUrl }, { date: now });
  return message.toString('base64');
});

export function messageBase64(value: EmailValue, _args: unknown, { now }: Scope): Promise<string | undefined> {
  return toMessage(value, now);
}

/** Requested under a hundred aliases, the bytes would fill the memory. */
function givenOnce<Owner extends object, Rest extends unknown[], Given>(
  field: string,
  give: (owner: Owner, ...rest: Rest) => Given,
): (owner: Owner, ...rest: Rest) => Given {
  const given = new WeakSet<Owner>();
  return (owner, ...rest) => {
    if (given.has(owner)) {
      throw new UserError({ code: 'LIMIT_EXCEEDED', ...say('MAIL_BYTES_REQUESTED_TWICE', { field }), path: field });
    }
    given.add(owner);
    return give(owner, ...rest);
  };
}
