import { envelopedInSteps, field, mutation } from '../../../../graphql/mutation.ts';
import { renderToText } from '../../rendering/render-texts.service.ts';
import type { TemplateKind } from '../../template-kind.ts';
import {
  createNotificationTemplate,
  localizedHtml,
  localizedTexts,
  prepareNotificationTemplate,
  removeNotificationTexts,
  updateNotificationTemplate,
} from './notification.service.ts';

export const notificationKind: TemplateKind = {
  view: 'notification',
  typeName: 'notificationTemplate',
  deleteParts: removeNotificationTexts,
  resolvers: {
    Query: {
      renderNotificationTemplate: envelopedInSteps(prepareNotificationTemplate, renderToText, {
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
