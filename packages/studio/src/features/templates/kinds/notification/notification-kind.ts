import { IconBell } from '@tabler/icons-react';
import { CreateNotificationTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';

export const notificationKind: TemplateKind = {
  view: 'notification',
  Icon: IconBell,
  create: async (request, template) => {
    const { createNotificationTemplate } = await request(CreateNotificationTemplateDocument, { input: template });
    return createNotificationTemplate?.createdStatus?.id;
  },
  loadEditor: async () => (await import('./notification-editor-page.tsx')).NotificationEditorPage,
  namespaces: ['htmlText', 'templates', 'templateTools', 'rules', 'richText'],
};
