import { IconFileTypePdf } from '@tabler/icons-react';
import { CreateWkhtmltopdfTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';
import { view } from './routes.ts';

export const htmlPdfKind: TemplateKind = {
  view,
  Icon: IconFileTypePdf,
  create: async (request, template) => {
    const { newDocument } = await import('./new-document.ts');
    const input = { ...template, ...newDocument };
    const { createWkhtmltopdfTemplate } = await request(CreateWkhtmltopdfTemplateDocument, { input });
    return createWkhtmltopdfTemplate?.createdStatus?.id;
  },
};
