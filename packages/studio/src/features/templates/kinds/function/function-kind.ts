import { IconTableSpark } from '@tabler/icons-react';
import { CreateFunctionTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';
import { view } from './routes.ts';

export const functionKind: TemplateKind = {
  view,
  Icon: IconTableSpark,
  create: async (request, template) => {
    const { createFunctionTemplate } = await request(CreateFunctionTemplateDocument, {
      input: { ...template, engine: { name: 'excel', runTime: 'excel' } },
    });
    return createFunctionTemplate?.createdStatus?.id;
  },
};
