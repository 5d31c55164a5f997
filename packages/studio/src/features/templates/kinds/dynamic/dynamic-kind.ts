import { IconMathFunction } from '@tabler/icons-react';
import { CreateDynamicTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';

export const dynamicKind: TemplateKind = {
  view: 'dynamic',
  Icon: IconMathFunction,
  create: async (request, template) => {
    const { createDynamicTemplate } = await request(CreateDynamicTemplateDocument, { input: template });
    return createDynamicTemplate?.createdStatus?.id;
  },
  loadEditor: async () => (await import('./dynamic-editor-page.tsx')).DynamicEditorPage,
  namespaces: ['dynamic', 'templates', 'templateTools', 'rules'],
};
