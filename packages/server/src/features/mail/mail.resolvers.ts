import { counts } from '../../graphql/counts.ts';
import { mutationInSteps, query } from '../../graphql/operations.ts';
import { countFailedMails, getFailedMails } from './mail.service.ts';
import { getMailSenders } from './sending/senders.service.ts';
import { countSentMails, getSentMail, getSentMails, sendMailAgain } from './sending/sent-mails.service.ts';

export const mailResolvers = {
  Query: {
    failedMails: query(getFailedMails, 'tenant:manage'),
    sentMail: query(getSentMail, 'mails:send'),
    sentMails: query(getSentMails, 'mails:send'),
    mailSenders: query(getMailSenders, 'mails:send'),
  },
  failedMails: counts(countFailedMails),
  sentMails: counts(countSentMails),
  Mutation: {
    sendMailAgain: mutationInSteps(sendMailAgain, 'mails:send'),
  },
};
