import { counts } from '../../../graphql/counts.ts';
import { mutation, mutationInSteps, query } from '../../../graphql/operations.ts';
import { createLogin, resendInvitation } from './invitations.service.ts';
import { assignRole, countLogins, deactivate, getMe, listLogins, reactivate } from './logins.service.ts';

export const loginsResolvers = {
  Query: { me: query(getMe, 'account:use'), logins: query(listLogins, 'users:manage') },
  logins: counts(countLogins),
  Mutation: {
    createLogin: mutationInSteps(createLogin, 'users:manage'),
    resendInvitation: mutationInSteps(resendInvitation, 'users:manage'),
    assignRole: mutation(assignRole, 'users:manage'),
    deactivate: mutation(deactivate, 'users:manage'),
    reactivate: mutation(reactivate, 'users:manage'),
  },
};
