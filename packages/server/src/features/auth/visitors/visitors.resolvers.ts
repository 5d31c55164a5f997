import { mutation, mutationInSteps } from '../../../graphql/operations.ts';
import { endVisitorSession, openVisitorSession } from './visitor-sessions.service.ts';

export const visitorsResolvers = {
  Mutation: {
    openVisitorSession: mutationInSteps(openVisitorSession, 'guest'),
    endVisitorSession: mutation(endVisitorSession, 'visitor'),
  },
};
