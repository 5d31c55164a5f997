import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutation, mutationInSteps, query } from '../../graphql/mutation.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  updateSecondFactorRequirement,
} from './second-factor.service.ts';

export const secondFactorResolvers: Resolvers = {
  Query: { secondFactor: query(getSecondFactor) },
  Mutation: {
    beginSecondFactor: mutationInSteps(beginSecondFactor),
    confirmSecondFactor: mutationInSteps(confirmSecondFactor),
    disableSecondFactor: mutationInSteps(disableSecondFactor),
    renewRecoveryCodes: mutationInSteps(renewRecoveryCodes),
    updateSecondFactorRequirement: mutation(updateSecondFactorRequirement),
  },
};
