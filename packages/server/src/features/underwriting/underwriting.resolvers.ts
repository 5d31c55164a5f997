import { envelopedField, field } from '../../graphql/operations.ts';
import { reasons } from './reasons.service.ts';
import { underwritingDecision } from './underwriting.service.ts';

export const underwritingResolvers = {
  product: { underwritingDecision: envelopedField(underwritingDecision) },
  underwritingDecision: { reasons: field(reasons) },
};
