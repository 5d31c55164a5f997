import { field, mutation } from '../../graphql/operations.ts';
import { explanation } from './explanation.service.ts';
import { createPriceLogic, discounts, pricing, updatePriceLogic } from './pricing.service.ts';

export const pricingResolvers = {
  Mutation: {
    createPriceLogic: mutation(createPriceLogic, 'products:write'),
    updatePriceLogic: mutation(updatePriceLogic, 'products:write'),
  },
  product: { pricing: field(pricing) },
  pricing: { discounts: field(discounts), explanation: field(explanation), indicativePrices: () => [] },
};
