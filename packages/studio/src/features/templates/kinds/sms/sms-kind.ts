import { IconMessage2 } from '@tabler/icons-react';
import { CreateSmsTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';
import { view } from './routes.ts';

export const smsKind: TemplateKind = {
  view,
  Icon: IconMessage2,
  create: async (request, template) => {
    const { createSmsTemplate } = await request(CreateSmsTemplateDocument, { input: { ...template, bodyLiquid: '' } });
    return createSmsTemplate?.createdStatus?.id;
  },
};
