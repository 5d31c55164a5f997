import { envelopedInSteps, field, mutation, mutationInSteps, queryInSteps } from '../../../../graphql/operations.ts';
import { toPrintErrorText } from '../../documents/print-problems.ts';
import type { TemplateKind } from '../../template-kind.ts';
import {
  addPdfDrawing,
  contentField,
  createPdfDrawingTemplate,
  removePdfDrawing,
  saveDrawings,
  updatePdfDrawing,
  updatePdfDrawingTemplate,
} from './pdf-drawing.service.ts';
import { loadPdfDrawingDocument, loadPdfDrawingTemplate, printPdfDrawing } from './pdf-drawing-document.service.ts';
import { pdfDrawingTransfer } from './pdf-drawing-transfer.service.ts';
import { findPdfForm, readPdfForm } from './pdf-form.service.ts';

export const pdfDrawingKind: TemplateKind = {
  view: 'pdf-drawing',
  typeName: 'pdfDrawingTemplate',
  transfer: pdfDrawingTransfer,
  render: { output: 'document', load: loadPdfDrawingDocument },
  resolvers: {
    Query: {
      renderPdfDrawingTemplate: envelopedInSteps(loadPdfDrawingTemplate, printPdfDrawing, {
        right: 'documents:render',
        toText: toPrintErrorText,
      }),
      pdfForm: queryInSteps(findPdfForm, readPdfForm, 'documents:read'),
    },
    Mutation: {
      createPdfDrawingTemplate: mutationInSteps(createPdfDrawingTemplate, 'documents:write'),
      updatePdfDrawingTemplate: mutationInSteps(updatePdfDrawingTemplate, 'documents:write'),
      addPdfDrawing: mutation(addPdfDrawing, 'documents:write'),
      updatePdfDrawing: mutation(updatePdfDrawing, 'documents:write'),
      removePdfDrawing: mutation(removePdfDrawing, 'documents:write'),
      saveDrawings: mutation(saveDrawings, 'documents:write'),
    },
    pdfDrawingTemplate: {
      fileKey: field(contentField('fileKey')),
      password: field(contentField('password')),
      passwordLiquid: field(contentField('passwordLiquid')),
      drawings: field(contentField('drawings')),
    },
  },
};
