import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { query } from '../../graphql/mutation.ts';
import { getFailedMails } from './mail.service.ts';

export const mailResolvers: Resolvers = {
  Query: { failedMails: query(getFailedMails, 'tenant:manage') },
};
