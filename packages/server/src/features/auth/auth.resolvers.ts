import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutation, mutationInSteps, publicMutation, publicQuery } from '../../graphql/operations.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords/passwords.service.ts';
import { refreshSession, signIn, signOut } from './sign-in/sign-in.service.ts';

export const authResolvers: Resolvers = {
  Query: {
    token_2: publicQuery(signIn),
    refreshToken: publicQuery(refreshSession),
  },
  Mutation: {
    logout: mutation(signOut, 'account:use'),
    forgotPassword: publicMutation(forgotPassword),
    resetPassword: publicMutation(resetPassword),
    changePassword: mutationInSteps(changePassword, 'account:use'),
  },
};
