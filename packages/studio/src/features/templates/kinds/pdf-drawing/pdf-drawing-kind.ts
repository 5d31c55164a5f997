import { IconForms } from '@tabler/icons-react';
import { CreatePdfDrawingTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';
import { view } from './routes.ts';

export const pdfDrawingKind: TemplateKind = {
  view,
  Icon: IconForms,
  create: async (request, template) => {
    const { createPdfDrawingTemplate } = await request(CreatePdfDrawingTemplateDocument, { input: template });
    return createPdfDrawingTemplate?.createdStatus?.id;
  },
};
