// The operations on attachments of emails and on sending them, for tests.
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
    /** The id of the attachment. */
    attachFile: async (id: string, input: object): Promise<string> =>
      createdId(await post(attachingFile, { id, input })),
    attachTemplate: async (id: string, input: object): Promise<string> =>
      createdId(await post(attachingTemplate, { id, input })),
    tryToSend: (emailMessage: object): Promise<GraphqlResult> => post(sending, { input: { emailMessage } }),
    /** The id of the mail. */
    send: async (emailMessage: object): Promise<string> => createdId(await post(sending, { input: { emailMessage } })),
  };
}

function createdId(result: GraphqlResult): string {
  return (expectSuccess(result) as { createdStatus: { id: string } }).createdStatus.id;
}
