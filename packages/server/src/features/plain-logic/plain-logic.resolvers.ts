import { field } from '../../graphql/operations.ts';
import { plainAmountLogic, plainCalculationLogic, plainUnderwritingRules } from './plain-logic.service.ts';

export const plainLogicResolvers = {
  pricing: { plainAmountLogic: field(plainAmountLogic) },
  product: { plainUnderwritingRulesJson: field(plainUnderwritingRules) },
  codeRule: { plainCalculationLogic: field(plainCalculationLogic) },
};
