import { IconFileTypePdf } from '@tabler/icons-react';
import { CreateWkhtmltopdfTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';

export const htmlPdfKind: TemplateKind = {
  view: 'html-pdf',
  Icon: IconFileTypePdf,
  create: async (request, template) => {
    const { newDocument } = await import('./new-document.ts');
    const input = { ...template, ...newDocument };
    const { createWkhtmltopdfTemplate } = await request(CreateWkhtmltopdfTemplateDocument, { input });
    return createWkhtmltopdfTemplate?.createdStatus?.id;
  },
  loadEditor: async () => (await import('./html-pdf-editor-page.tsx')).HtmlPdfEditorPage,
  namespaces: ['htmlPdf', 'htmlText', 'pdf', 'templates', 'templateTools', 'rules', 'richText'],
};
