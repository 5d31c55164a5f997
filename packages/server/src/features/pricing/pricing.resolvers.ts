import { field, mutation } from '../../graphql/mutation.ts';
import { createPriceLogic, pricing, updatePriceLogic } from './pricing.service.ts';

export const pricingResolvers = {
  Mutation: { createPriceLogic: mutation(createPriceLogic), updatePriceLogic: mutation(updatePriceLogic) },
  product: { pricing: field(pricing) },
};
