import { field, mutation } from '../../graphql/mutation.ts';
import { addBenefit, addBenefits, moveBenefit, removeBenefit, updateBenefit } from './benefits.service.ts';
import { benefitGraph, benefitTexts } from './product-fields.service.ts';

export const benefitsResolvers = {
  Mutation: {
    addBenefit: mutation(addBenefit),
    addBenefits: mutation(addBenefits),
    updateBenefit: mutation(updateBenefit),
    moveBenefit: mutation(moveBenefit),
    removeBenefit: mutation(removeBenefit),
  },
  product: { benefitGraph: field(benefitGraph), benefitTexts: field(benefitTexts) },
};
