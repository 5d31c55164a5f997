import { envelopedField } from '../../graphql/mutation.ts';
import { underwritingDecision } from './underwriting.service.ts';

export const underwritingResolvers = {
  product: { underwritingDecision: envelopedField(underwritingDecision) },
};
