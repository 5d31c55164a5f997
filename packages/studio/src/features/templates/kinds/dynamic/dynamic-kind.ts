import { IconMathFunction } from '@tabler/icons-react';
import { CreateDynamicTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';
import { view } from './routes.ts';

export const dynamicKind: TemplateKind = {
  view,
  Icon: IconMathFunction,
  create: async (request, template) => {
    const { createDynamicTemplate } = await request(CreateDynamicTemplateDocument, { input: template });
    return createDynamicTemplate?.createdStatus?.id;
  },
};
