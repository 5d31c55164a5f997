import { envelopedInSteps, field, mutation, mutationInSteps } from '../../graphql/operations.ts';
import type { TemplateKind } from '../templates/template-kind.ts';
import { answerFunctionCall, loadFunctionCall } from './calls/called-functions.service.ts';
import { compareVersions, readVersions } from './workbook/compare-function.service.ts';
import { compareStates, readStates } from './workbook/compare-states.service.ts';
import * as fields from './function-fields.service.ts';
import { readSheetSource, showSheet } from './workbook/show-sheet.service.ts';
import { functionTransfer } from './definition/function-transfer.ts';
import {
  acceptFunctionDifferences,
  addInputToFunctionTemplate,
  addOutputToFunctionTemplate,
  createFunctionTemplate,
  forgetOtherCheck,
  removeInputFromFunctionTemplate,
  removeOutputFromFunctionTemplate,
  requireUnneeded,
  updateFunctionTemplate,
  updateInputOfFunctionTemplate,
} from './functions.service.ts';
import { loadFunctionTemplate, renderFunction } from './calls/render-function.service.ts';

export const functionKind: TemplateKind = {
  view: 'function',
  typeName: 'functionTemplate',
  transfer: functionTransfer,
  beforeDeletion: requireUnneeded,
  afterRestore: forgetOtherCheck,
  resolvers: {
    Query: {
      renderFunctionTemplate: envelopedInSteps(loadFunctionTemplate, renderFunction, { right: 'documents:render' }),
      compareFunctionWorkbook: envelopedInSteps(readVersions, compareVersions, { right: 'documents:render' }),
      compareFunctionStates: envelopedInSteps(readStates, compareStates, { right: 'documents:render' }),
      functionSheet: envelopedInSteps(readSheetSource, showSheet, { right: 'documents:render' }),
      callFunction: envelopedInSteps(loadFunctionCall, answerFunctionCall, { right: 'products:read' }),
    },
    Mutation: {
      createFunctionTemplate: mutationInSteps(createFunctionTemplate, 'documents:write'),
      updateFunctionTemplate: mutationInSteps(updateFunctionTemplate, 'documents:write'),
      addInputToFunctionTemplate: mutation(addInputToFunctionTemplate, 'documents:write'),
      updateInputOfFunctionTemplate: mutation(updateInputOfFunctionTemplate, 'documents:write'),
      removeInputFromFunctionTemplate: mutation(removeInputFromFunctionTemplate, 'documents:write'),
      addOutputToFunctionTemplate: mutation(addOutputToFunctionTemplate, 'documents:write'),
      removeOutputFromFunctionTemplate: mutation(removeOutputFromFunctionTemplate, 'documents:write'),
      acceptFunctionDifferences: mutation(acceptFunctionDifferences, 'documents:write'),
    },
    functionTemplate: {
      fileKey: field(fields.fileKey),
      engine: field(fields.engine),
      inputs: field(fields.inputs),
      outputs: field(fields.outputs),
      savedCalls: field(fields.savedCalls),
      workbook: field(fields.workbook),
    },
  },
};
