import { envelopedField } from '../../graphql/operations.ts';
import { underwritingDecision } from './underwriting.service.ts';

export const underwritingResolvers = {
  product: { underwritingDecision: envelopedField(underwritingDecision) },
};
