import { envelopedInSteps, field, computedField, mutation } from '../../../../graphql/operations.ts';
import { toPrintErrorText } from '../../documents/print-problems.ts';
import type { TemplateKind } from '../../template-kind.ts';
import { htmlPdfTransfer } from './html-pdf-transfer.ts';
import { contentField, createWkhtmltopdfTemplate, updateWkhtmltopdfTemplate } from './html-pdf.service.ts';
import { givenOnce, toBase64, toByteList } from './printed-bytes.ts';
import {
  loadHtmlPdfDocument,
  loadWkhtmltopdf,
  loadWkhtmltopdfTemplate,
  printPdf,
} from './html-pdf-document.service.ts';

export const htmlPdfKind: TemplateKind = {
  view: 'html-pdf',
  typeName: 'wkhtmltopdfTemplate',
  transfer: htmlPdfTransfer,
  render: { output: 'document', load: loadHtmlPdfDocument },
  resolvers: {
    Query: {
      renderWkhtmltopdf: envelopedInSteps(loadWkhtmltopdf, printPdf, {
        right: 'documents:render',
        toText: toPrintErrorText,
      }),
      renderWkhtmltopdfTemplate: envelopedInSteps(loadWkhtmltopdfTemplate, printPdf, {
        right: 'documents:render',
        toText: toPrintErrorText,
      }),
    },
    Mutation: {
      createWkhtmltopdfTemplate: mutation(createWkhtmltopdfTemplate, 'documents:write'),
      updateWkhtmltopdfTemplate: mutation(updateWkhtmltopdfTemplate, 'documents:write'),
    },
    wkhtmltopdfTemplate: {
      html: field(contentField('html')),
      passwordLiquid: field(contentField('passwordLiquid')),
      password: field(contentField('password')),
      ownerPasswordLiquid: field(contentField('ownerPasswordLiquid')),
      permissions: field(contentField('permissions')),
      marginSettings: field(contentField('marginSettings')),
      headerSettings: field(contentField('headerSettings')),
      footerSettings: field(contentField('footerSettings')),
      orientation: field(contentField('orientation')),
      pageSize: field(contentField('pageSize')),
      isTagged: field(contentField('isTagged')),
      isFitToPage: field(contentField('isFitToPage')),
      minimumPrintSizePercent: field(contentField('minimumPrintSizePercent')),
    },
    pdfRenderedResult: {
      value: computedField(givenOnce('value', toByteList)),
      base64: computedField(givenOnce('base64', toBase64)),
    },
  },
};
