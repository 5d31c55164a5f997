import { IconTable } from '@tabler/icons-react';
import { loadPart } from '../../../../ui/parts/load-part.ts';
import type { TemplateKind } from '../template-kind.ts';
import { view } from './routes.ts';

export const functionKind: TemplateKind = {
  view,
  Icon: IconTable,
  create: async (request, template) => {
    const { createFunction } = await loadPart(async () => import('./create-function.ts'));
    return createFunction(request, template);
  },
};
