// Sends an email on request: reads all data, renders it without a connection, and stores it with its bytes, so
// that every attempt sends the same message.
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import type { MutationsendNotificationArgs } from '../../graphql/generated/schema-types.ts';
import type { RequireRoom } from '../../graphql/operations.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';
import { type AttachedFile, findAttachedFile, readAttachedFile } from '../files/download/attached-files.service.ts';
import { encodedLength, type MessageContent, type MessagePart } from '../mail/message/compose-message.service.ts';
import {
  composeRequestedMail,
  enqueueRequestedMail,
  requireAllowance,
} from '../mail/sending/requested-mails.service.ts';
import { getMailSenders } from '../mail/sending/senders.service.ts';
import { loadTemplateMail } from '../templates/rendering/template-mail.service.ts';
import { messageMaxBytes, type Notification, type Senders, toNotification, toSenders } from './notification.ts';

const noSubject = 'No subject';

interface LoadedNotification {
  readonly senders: Senders;
  readonly templateId: string | undefined;
  render(): Promise<MessageContent>;
}

export async function sendNotification(
  { input }: MutationsendNotificationArgs,
  context: RequestContext,
  requireRoom: RequireRoom,
): Promise<{ createdStatus: { id: string } }> {
  const notification = toNotification(input);
  if (Array.isArray(notification)) throw new UserError(...notification);
  const { app, caller, reader, signal } = context;
  if (caller === undefined) throw new Error('A notification is sent for a user.');
  const now = app.clock();
  // An early refusal before anything is printed; the check during the write is authoritative.
  await app.database.write(
    caller,
    (transaction) => requireAllowance(notification.recipients, { caller, now, transaction }),
    signal,
  );
  const loaded = await reader.during(async () =>
    load(notification, context, { app, facts: context.facts, caller, transaction: await reader.open(), now }),
  );
  await reader.close();
  const { recipients, policyId } = notification;
  const request = { ...loaded.senders, templateId: loaded.templateId, recipients, policyId };
  const mail = await composeRequestedMail(await loaded.render(), request, now);
  throwIfAny(validateSize(mail.message.length));
  await app.database.write(
    caller,
    async (transaction) => {
      await enqueueRequestedMail(mail, { caller, now, transaction });
      await requireRoom(transaction);
    },
    signal,
  );
  app.wakeOutbox();
  return { createdStatus: { id: mail.id } };
}

async function load(notification: Notification, context: RequestContext, scope: Scope): Promise<LoadedNotification> {
  const senders = toSenders(notification, await getMailSenders({}, scope));
  const files = await findFiles(notification, scope);
  const readFiles = () => readAll(files, context);
  const { content, subject, unsubscribeUrl } = notification;
  if (content.kind === 'html') {
    const { html } = content;
    return {
      senders,
      templateId: undefined,
      render: async () => ({
        subject: subject || noSubject,
        html,
        attachments: await readFiles(),
        ...(unsubscribeUrl !== '' && { unsubscribeUrl }),
      }),
    };
  }
  const { templateId, logicalId, input } = content.rendering;
  const where = { ...(templateId && { id: templateId }), ...(logicalId && { logicalId }) };
  const template = await loadTemplateMail(where, input ?? { name: 'data' }, { scope, context }, subject);
  return {
    senders,
    templateId: template.templateId,
    render: async () => {
      const mail = await template.render();
      return {
        subject: mail.subject ?? (subject || mail.name || noSubject),
        html: mail.html,
        text: mail.text,
        attachments: [...mail.attachments, ...(await readFiles())],
        unsubscribeUrl: unsubscribeUrl || mail.unsubscribeUrl,
      };
    },
  };
}

type NamedFile = AttachedFile & { readonly fileName: string; readonly path: string };

/** In the order of the request. */
async function findFiles({ files }: Notification, scope: Scope): Promise<NamedFile[]> {
  const found: NamedFile[] = [];
  const problems: Problem[] = [];
  for (const [index, { key, name }] of files.entries()) {
    const path = `input.emailMessage.attachments.${index}.key`;
    const file = await findAttachedFile(key, scope);
    if (file === undefined) problems.push({ code: 'NOT_FOUND', ...say('FILE_UNKNOWN', { key }), path });
    else found.push({ ...file, fileName: name.trim(), path });
  }
  const encodedBytes = found.reduce((sum, { sizeBytes }) => sum + encodedLength(sizeBytes), 0);
  throwIfAny([...problems, ...validateSize(encodedBytes)]);
  return found;
}

async function readAll(files: readonly NamedFile[], { app }: RequestContext): Promise<MessagePart[]> {
  const parts: MessagePart[] = [];
  for (const file of files) {
    const bytes = await readAttachedFile(file, app.objects);
    if (bytes === undefined) {
      throw new UserError({ code: 'NOT_FOUND', ...say('FILE_UNKNOWN', { key: file.key }), path: file.path });
    }
    parts.push({ fileName: file.fileName, contentType: file.mediaType, bytes });
  }
  return parts;
}

function validateSize(sizeBytes: number): Problem[] {
  if (sizeBytes <= messageMaxBytes) return [];
  return [{ code: 'LIMIT_EXCEEDED', ...say('MAIL_TOO_LARGE'), path: 'input.emailMessage.attachments' }];
}
