import { field, mutation } from '../../graphql/operations.ts';
import {
  addBenefit,
  addBenefits,
  moveBenefit,
  removeBenefit,
  updateBenefit,
  updateBenefits,
} from './benefits.service.ts';
import { benefitGraph, benefitTexts, listBenefits } from './benefit-fields.service.ts';

export const benefitsResolvers = {
  Mutation: {
    addBenefit: mutation(addBenefit, 'products:write'),
    addBenefits: mutation(addBenefits, 'products:write'),
    updateBenefit: mutation(updateBenefit, 'products:write'),
    updateBenefits: mutation(updateBenefits, 'products:write'),
    moveBenefit: mutation(moveBenefit, 'products:write'),
    removeBenefit: mutation(removeBenefit, 'products:write'),
  },
  product: { benefitGraph: field(benefitGraph), benefits: field(listBenefits), benefitTexts: field(benefitTexts) },
};
