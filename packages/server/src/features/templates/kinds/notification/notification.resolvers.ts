import { envelopedInSteps, field, mutation } from '../../../../graphql/operations.ts';
import { renderToText } from '../../rendering/render-texts.service.ts';
import type { TemplateKind } from '../../template-kind.ts';
import { notificationTransfer } from './notification-transfer.ts';
import {
  createNotificationTemplate,
  localizedHtml,
  localizedTexts,
  loadNotificationMail,
  loadNotificationTemplate,
  removeNotificationTexts,
  updateNotificationTemplate,
} from './notification.service.ts';

export const notificationKind: TemplateKind = {
  view: 'notification',
  typeName: 'notificationTemplate',
  transfer: notificationTransfer,
  beforeDeletion: removeNotificationTexts,
  render: { output: 'mail', load: loadNotificationMail },
  resolvers: {
    Query: {
      renderNotificationTemplate: envelopedInSteps(loadNotificationTemplate, renderToText, {
        right: 'documents:render',
      }),
    },
    Mutation: {
      createNotificationTemplate: mutation(createNotificationTemplate, 'documents:write'),
      updateNotificationTemplate: mutation(updateNotificationTemplate, 'documents:write'),
    },
    notificationTemplate: { localizedHtml: field(localizedHtml), localizedTexts: field(localizedTexts) },
  },
};
