import { IconBell } from '@tabler/icons-react';
import { CreateNotificationTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';
import { view } from './routes.ts';

export const notificationKind: TemplateKind = {
  view,
  Icon: IconBell,
  create: async (request, template) => {
    const { createNotificationTemplate } = await request(CreateNotificationTemplateDocument, { input: template });
    return createNotificationTemplate?.createdStatus?.id;
  },
};
