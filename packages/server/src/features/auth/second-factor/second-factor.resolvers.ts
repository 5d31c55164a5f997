import type { Resolvers } from '../../../graphql/generated/schema-types.ts';
import { mutation, mutationInSteps, query } from '../../../graphql/operations.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  updateSecondFactorRequirement,
} from './second-factor.service.ts';

export const secondFactorResolvers: Resolvers = {
  Query: { secondFactor: query(getSecondFactor, 'account:use') },
  Mutation: {
    beginSecondFactor: mutationInSteps(beginSecondFactor, { orEnrolling: 'account:use' }),
    confirmSecondFactor: mutationInSteps(confirmSecondFactor, { orEnrolling: 'account:use' }),
    disableSecondFactor: mutationInSteps(disableSecondFactor, 'account:use'),
    renewRecoveryCodes: mutationInSteps(renewRecoveryCodes, 'account:use'),
    updateSecondFactorRequirement: mutation(updateSecondFactorRequirement, 'tenant:manage'),
  },
};
