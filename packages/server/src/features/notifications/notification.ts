// A requested email: its validation, recipients and sender. Pure.
import type { Problem } from '../../errors/user-error.ts';
import {
  isMailbox,
  validateAttachedName,
  validateLine,
  validateUnsubscribeUrl,
} from '../../errors/validate-mail-texts.ts';
import { validateBytes } from '../../errors/validate-text.ts';
import type {
  emailMessageInput,
  sendNotificationInput,
  templateRenderingInput,
} from '../../graphql/generated/schema-types.ts';
import { say } from '../../sentences/say.ts';

/** Per mail, including copies. */
export const recipientsMax = 50;
/** Per mail, including attachments as sent. */
export const messageMaxBytes = 25 * 1024 * 1024;
/** By their keys, in addition to those of the template. */
export const attachedFilesMax = 20;
export const htmlContentMaxBytes = 5 * 1024 * 1024;
const nameMax = 200;
const subjectMax = 500;
const typeMax = 100;

type RecipientKind = 'TO' | 'CC' | 'BCC';

interface Recipient {
  readonly address: string;
  readonly kind: RecipientKind;
  readonly state: 'WAITING';
}

interface MessageAddress {
  readonly address: string;
  readonly name?: string | undefined;
}

export interface Notification {
  readonly recipients: readonly Recipient[];
  /** Undefined for the default sender. */
  readonly from: string | undefined;
  readonly fromName: string;
  readonly replyTo: MessageAddress | undefined;
  /** Empty for that of the template. */
  readonly subject: string;
  readonly files: readonly { readonly key: string; readonly name: string }[];
  readonly unsubscribeUrl: string;
  readonly policyId: string | undefined;
  readonly content:
    | { readonly kind: 'html'; readonly html: string }
    | { readonly kind: 'template'; readonly rendering: templateRenderingInput };
}

/** The notification, or all its problems. */
export function toNotification({
  type,
  emailMessage,
  smsMessage,
  policyId,
}: sendNotificationInput): Notification | Problem[] {
  if (smsMessage) {
    return [{ code: 'INVALID', ...say('NO_SMS_GATEWAY'), path: 'input.smsMessage' }];
  }
  if (!emailMessage) return [{ code: 'REQUIRED', ...say('EMAIL_MESSAGE_REQUIRED'), path: 'input.emailMessage' }];
  const problems = [
    ...validateLine(type, 'input.type', { name: 'type', maxLength: typeMax }),
    ...validateLine(policyId, 'input.policyId', { name: 'policy id', maxLength: nameMax }),
    ...validateMessage(emailMessage),
  ];
  return problems.length > 0 ? problems : read(emailMessage, policyId ?? undefined);
}

function read(message: emailMessageInput, policyId: string | undefined): Notification {
  const { from, fromName, replyTo, replyToName, templateRendering, htmlContent } = message;
  return {
    recipients: recipientsOf(message),
    from: textOf(from) || undefined,
    fromName: textOf(fromName),
    replyTo: textOf(replyTo) === '' ? undefined : { address: textOf(replyTo), name: textOf(replyToName) },
    subject: textOf(message.subject),
    files: (message.attachments ?? []).flatMap((one) => one ?? []),
    unsubscribeUrl: textOf(message.unsubscribeUrl),
    policyId,
    content: templateRendering
      ? { kind: 'template', rendering: templateRendering }
      : { kind: 'html', html: htmlContent ?? '' },
  };
}

function textOf(text: string | null | undefined): string {
  return (text ?? '').trim();
}

/** Deduplicated; the most visible kind wins. */
function recipientsOf({ to, ccs, bccs }: emailMessageInput): Recipient[] {
  const named: readonly (readonly [RecipientKind, readonly (string | null | undefined)[]])[] = [
    ['TO', [to]],
    ['CC', ccs ?? []],
    ['BCC', bccs ?? []],
  ];
  const recipients = new Map<string, Recipient>();
  for (const [kind, addresses] of named) {
    for (const given of addresses) {
      const address = textOf(given);
      const key = address.toLowerCase();
      if (address !== '' && !recipients.has(key)) recipients.set(key, { address, kind, state: 'WAITING' });
    }
  }
  return [...recipients.values()];
}

function validateMessage(message: emailMessageInput): Problem[] {
  const path = 'input.emailMessage';
  const { to, ccs, bccs, from, replyTo, htmlContent, templateRendering, attachments, subject } = message;
  const problems: Problem[] = [];
  if (textOf(to) === '') problems.push({ code: 'REQUIRED', ...say('RECIPIENT_REQUIRED'), path: `${path}.to` });
  const addresses: [string, string | null | undefined][] = [
    ['to', to],
    ['from', from],
    ['replyTo', replyTo],
    ...(ccs ?? []).map((address, index): [string, string | null | undefined] => [`ccs.${index}`, address]),
    ...(bccs ?? []).map((address, index): [string, string | null | undefined] => [`bccs.${index}`, address]),
  ];
  for (const [name, address] of addresses) {
    if (textOf(address) === '' || isMailbox(textOf(address))) continue;
    problems.push({ code: 'INVALID', ...say('NOT_ONE_EMAIL_ADDRESS'), path: `${path}.${name}` });
  }
  const count = recipientsOf(message).length;
  if (count > recipientsMax) {
    const sentence = say('TOO_MANY_RECIPIENTS', { count, max: recipientsMax });
    problems.push({ code: 'LIMIT_EXCEEDED', ...sentence, path: `${path}.bccs` });
  }
  problems.push(
    ...validateLine(message.fromName, `${path}.fromName`, { name: 'sender name', maxLength: nameMax }),
    ...validateLine(message.replyToName, `${path}.replyToName`, { name: 'name for replies', maxLength: nameMax }),
    ...validateLine(subject, `${path}.subject`, { name: 'subject', maxLength: subjectMax }),
    ...validateUnsubscribeUrl(textOf(message.unsubscribeUrl), `${path}.unsubscribeUrl`),
    ...validateContent(message),
    ...validateBytes(htmlContent, `${path}.htmlContent`, { name: 'HTML', maxBytes: htmlContentMaxBytes }),
  );
  if ((attachments ?? []).length > attachedFilesMax) {
    const sentence = say('TOO_MANY_ATTACHED_FILES', { max: attachedFilesMax });
    problems.push({ code: 'LIMIT_EXCEEDED', ...sentence, path: `${path}.attachments` });
  }
  for (const [index, file] of (attachments ?? []).entries()) {
    problems.push(...validateAttachedName(file?.name ?? '', `${path}.attachments.${index}.name`, nameMax));
  }
  if (templateRendering && !templateRendering.templateId && !templateRendering.logicalId) {
    const sentence = say('MAIL_TEMPLATE_NOT_NAMED');
    problems.push({ code: 'REQUIRED', ...sentence, path: `${path}.templateRendering.templateId` });
  }
  return problems;
}

function validateContent({ htmlContent, templateRendering }: emailMessageInput): Problem[] {
  const path = 'input.emailMessage';
  if (templateRendering && htmlContent) {
    const sentence = say('TWO_FIELDS_FOR_ONE', { one: 'htmlContent', other: 'templateRendering' });
    return [{ code: 'INVALID', ...sentence, path: `${path}.htmlContent` }];
  }
  if (templateRendering || (htmlContent ?? '').trim() !== '') return [];
  return [{ code: 'REQUIRED', ...say('MAIL_CONTENT_REQUIRED'), path: `${path}.htmlContent` }];
}

export interface Senders {
  readonly from: MessageAddress;
  readonly replyTo: MessageAddress | undefined;
}

/** Only addresses that an administrator has allowed can be the sender: any other would impersonate someone else. */
export function toSenders(
  { from, fromName, replyTo }: Pick<Notification, 'from' | 'fromName' | 'replyTo'>,
  { defaultFrom, allowed }: { readonly defaultFrom: string; readonly allowed: readonly string[] },
): Senders {
  const isAllowed = (address: string) =>
    [defaultFrom, ...allowed].some((one) => one.toLowerCase() === address.toLowerCase());
  if (from === undefined || isAllowed(from)) {
    return { from: { address: from ?? defaultFrom, name: fromName }, replyTo };
  }
  return { from: { address: defaultFrom, name: fromName }, replyTo: replyTo ?? { address: from, name: fromName } };
}
