import { envelopedInSteps, field, mutation } from '../../../../graphql/operations.ts';
import type { TemplateKind } from '../../template-kind.ts';
import { smsTransfer } from './sms-transfer.ts';
import {
  bodyLiquid,
  createSmsTemplate,
  loadSms,
  loadSmsTemplate,
  renderSms,
  updateSmsTemplate,
} from './sms.service.ts';

export const smsKind: TemplateKind = {
  view: 'sms-notifications',
  typeName: 'smsTemplate',
  transfer: smsTransfer,
  resolvers: {
    Query: {
      renderSms: envelopedInSteps(loadSms, renderSms, { right: 'documents:render' }),
      renderSmsTemplate: envelopedInSteps(loadSmsTemplate, renderSms, { right: 'documents:render' }),
    },
    Mutation: {
      createSmsTemplate: mutation(createSmsTemplate, 'documents:write'),
      updateSmsTemplate: mutation(updateSmsTemplate, 'documents:write'),
    },
    smsTemplate: { bodyLiquid: field(bodyLiquid) },
  },
};
