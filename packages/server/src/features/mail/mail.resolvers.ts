import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutation, query } from '../../graphql/mutation.ts';
import { UserError } from '../../errors/user-error.ts';
import { getFailedMails } from './mail.service.ts';

const pending = async (): Promise<never> => {
  throw new UserError({ code: 'BUSY', message: 'Emails cannot be sent yet.' });
};

export const mailResolvers: Resolvers = {
  Query: {
    failedMails: query(getFailedMails, 'tenant:manage'),
    sentMail: query(pending, 'mails:send'),
    sentMails: query(pending, 'mails:send'),
    mailSenders: query(pending, 'mails:send'),
  },
  Mutation: {
    sendNotification: mutation(pending, 'mails:send'),
    sendMailAgain: mutation(pending, 'mails:send'),
  },
};
