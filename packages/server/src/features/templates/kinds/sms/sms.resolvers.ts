import { envelopedInSteps, field, mutation } from '../../../../graphql/mutation.ts';
import type { TemplateKind } from '../../template-kind.ts';
import {
  bodyLiquid,
  createSmsTemplate,
  prepareSms,
  prepareSmsTemplate,
  renderSms,
  updateSmsTemplate,
} from './sms.service.ts';

export const smsKind: TemplateKind = {
  view: 'sms-notifications',
  typeName: 'smsTemplate',
  resolvers: {
    Query: {
      renderSms: envelopedInSteps(prepareSms, renderSms),
      renderSmsTemplate: envelopedInSteps(prepareSmsTemplate, renderSms),
    },
    Mutation: { createSmsTemplate: mutation(createSmsTemplate), updateSmsTemplate: mutation(updateSmsTemplate) },
    smsTemplate: { bodyLiquid: field(bodyLiquid) },
  },
};
