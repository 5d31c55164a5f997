import { mutation, mutationInSteps } from '../../../graphql/operations.ts';
import { sendSignInLink } from './sign-in-links.service.ts';
import { endVisitorSession, openVisitorSession } from './visitor-sessions.service.ts';

export const visitorsResolvers = {
  Mutation: {
    sendSignInLink: mutationInSteps(sendSignInLink, 'guest'),
    openVisitorSession: mutationInSteps(openVisitorSession, 'guest'),
    endVisitorSession: mutation(endVisitorSession, 'visitor'),
  },
};
