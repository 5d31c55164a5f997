import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutationInSteps } from '../../graphql/operations.ts';
import { sendNotification } from './send-notification.service.ts';

export const sendingResolvers: Resolvers = {
  Mutation: { sendNotification: mutationInSteps(sendNotification, 'mails:send') },
};
