import { field, mutation } from '../../graphql/mutation.ts';
import { createPriceLogic, discounts, pricing, updatePriceLogic } from './pricing.service.ts';

export const pricingResolvers = {
  Mutation: { createPriceLogic: mutation(createPriceLogic), updatePriceLogic: mutation(updatePriceLogic) },
  product: { pricing: field(pricing) },
  pricing: { discounts: field(discounts) },
};
