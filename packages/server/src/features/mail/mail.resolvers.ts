import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutationInSteps, query } from '../../graphql/operations.ts';
import { getFailedMails } from './mail.service.ts';
import { getMailSenders } from './sending/senders.service.ts';
import { getSentMail, getSentMails, sendMailAgain } from './sending/sent-mails.service.ts';

export const mailResolvers: Resolvers = {
  Query: {
    failedMails: query(getFailedMails, 'tenant:manage'),
    sentMail: query(getSentMail, 'mails:send'),
    sentMails: query(getSentMails, 'mails:send'),
    mailSenders: query(getMailSenders, 'mails:send'),
  },
  Mutation: {
    sendMailAgain: mutationInSteps(sendMailAgain, 'mails:send'),
  },
};
