import { field } from '../../graphql/operations.ts';
import { inputProposals, inputTrial } from './input-proposals.service.ts';

export const inputProposalsResolvers = {
  product: { inputProposals: field(inputProposals), inputTrial: field(inputTrial) },
};
