// The limits of functions and their workbooks, by section of docs/limits.md.
import { workbookLimits, workbookTurns } from '@coverwright/render/workbook';
import { functionAnswerMaxBytes, functionTimeMs } from '../features/functions/calls/function-calls.service.ts';
import {
  functionFileKeyMaxLength,
  functionItemsMax,
  functionNameMaxLength,
} from '../features/functions/definition/function.ts';
import { savedCallMaxLength, savedCallsMax } from '../features/functions/definition/saved-calls.ts';
import { functionCallsMax } from '../features/functions/calls/function-request.ts';

const mebibyte = 1024 * 1024;
const limits = workbookLimits;

export const limitsOfFunctions: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Functions: {
    'inputs, outputs': functionItemsMax,
    'name, variable': functionNameMaxLength,
    'file key': functionFileKeyMaxLength,
    'saved calls': savedCallsMax,
    'values of a saved call': savedCallMaxLength,
    'calls of a request': functionCallsMax,
    'time of a request': functionTimeMs,
    response: functionAnswerMaxBytes,
  },
  Workbooks: {
    file: limits.fileBytes,
    parts: limits.parts,
    'bytes of a part': limits.partBytes,
    'bytes of all parts': limits.contentBytes,
    compression: limits.ratio,
    sheets: limits.sheets,
    cells: limits.cells,
    names: limits.names,
    tables: limits.tables,
    fields: limits.fields,
    'length of a formula': limits.formulaLength,
    'depth of a formula': limits.formulaDepth,
    'operations in a row': limits.formulaOperations,
    arguments: limits.formulaArguments,
    formulas: limits.formulas,
    'cells of a range': limits.rangeCells,
    reads: limits.reads,
    'cells of a field': limits.fieldCells,
    'length of a text': limits.textLength,
    'time of reading': limits.readMs,
    'time of a comparison': limits.checkMs,
    'time of a call': limits.callMs,
    memory: limits.processMb * mebibyte,
    'calls of a batch': limits.frameCalls,
    'shown cells': limits.windowCells,
    'sets of inputs': limits.randomSets,
    'listed differences': limits.listed,
    waiting: workbookTurns.waiting,
    'waiting … per user': workbookTurns.waitingOfUser,
    'waiting … time': workbookTurns.waitMs,
  },
};
