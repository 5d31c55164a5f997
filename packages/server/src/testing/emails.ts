// The operations on attachments of emails and on sending them, for tests.
import { expect, vi } from 'vitest';
import { expectSuccess } from './expect-result.ts';
import type { GivenUser } from './given.ts';
import type { GraphqlResult, TestServer } from './start-test-server.ts';
import { envelope } from './templates.ts';

const sending = `mutation ($input: sendNotificationInput!) {
  sendNotification(input: $input) { ${envelope} createdStatus { id } } }`;
const attachingFile = `mutation ($id: String!, $input: addEmailAttachmentReferenceInput!) {
  addEmailAttachmentReference(templateId: $id, input: $input) { ${envelope} createdStatus { id } } }`;
const attachingTemplate = `mutation ($id: String!, $input: addEmailAttachmentTemplateInput!) {
  addEmailAttachmentTemplate(templateId: $id, input: $input) { ${envelope} createdStatus { id } } }`;

export function emailCalls(server: TestServer, user: GivenUser) {
  const { post } = server.as(user);
  return {
    /** Returns the id of the attachment. */
    attachFile: async (id: string, input: object): Promise<string> =>
      createdId(await post(attachingFile, { id, input })),
    attachTemplate: async (id: string, input: object): Promise<string> =>
      createdId(await post(attachingTemplate, { id, input })),
    tryToSend: (emailMessage: object): Promise<GraphqlResult> => post(sending, { input: { emailMessage } }),
    /** Returns the id of the mail. */
    send: async (emailMessage: object): Promise<string> => createdId(await post(sending, { input: { emailMessage } })),
  };
}

function createdId(result: GraphqlResult): string {
  return (expectSuccess(result) as { createdStatus: { id: string } }).createdStatus.id;
}

interface ShownMail {
  readonly state: string;
  readonly messageId: string;
  readonly from: string;
  readonly reason: string | null;
  readonly phase: string | null;
  readonly attempts: number;
  readonly recipients: readonly { address: string; kind: string; state: string; reason: string | null }[];
}

export async function mailOf(server: TestServer, user: GivenUser, id: string): Promise<ShownMail> {
  const query = `query ($id: String!) { sentMail(id: $id) {
    state messageId from reason phase attempts recipients { address kind state reason } } }`;
  return expectSuccess(await server.as(user).post(query, { id })) as unknown as ShownMail;
}

export async function waitForMail(
  server: TestServer,
  user: GivenUser,
  id: string,
  expected: object,
): Promise<ShownMail> {
  await vi.waitFor(async () => expect(await mailOf(server, user, id)).toMatchObject(expected), 20_000);
  return mailOf(server, user, id);
}

export const sendAgain = (server: TestServer, user: GivenUser, mailId: string) =>
  server
    .as(user)
    .post('mutation ($mailId: String!) { sendMailAgain(mailId: $mailId) { status errors errors_2 { code path } } }', {
      mailId,
    });

/** Those that wait for another attempt, or for the end of a lease. */
export async function makeMailsDue(server: TestServer): Promise<void> {
  await server.sql`update mails set next_attempt_at = now() where next_attempt_at > now()`;
}
