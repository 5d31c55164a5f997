import type { Resolvers } from '../../../graphql/generated/schema-types.ts';
import { mutation, query } from '../../../graphql/operations.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts';

export const sessionsResolvers: Resolvers = {
  Query: { sessions: query(listSessions, 'account:use') },
  Mutation: {
    endSession: mutation(endSession, 'account:use'),
    endOtherSessions: mutation(endOtherSessions, 'account:use'),
  },
};
