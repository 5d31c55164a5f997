// Part of a sheet of a function's workbook, as stored in the file and after a call.
import {
  type CallRow,
  type FieldValue,
  readIsoDate,
  toSerial,
  workbookLimits,
  type WorkbookSource,
} from '@coverwright/render/workbook';
import { isJsonObject, type JsonObject } from '@coverwright/rules';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import { requireJson } from '../../../errors/validate-json-text.ts';
import { fromWorkbookFailure } from '../../../errors/workbook-failure.ts';
import type { QueryfunctionSheetArgs } from '../../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { textsOf } from '../../../sentences/language.ts';
import { say } from '../../../sentences/say.ts';
import { callerOf, requireTemplate } from '../../templates/rendering/render-texts.service.ts';
import { templatesShownTo } from '../../templates/states/template-states.service.ts';
import { toSource } from './check-workbook.service.ts';
import { findWorkbook } from './found-workbook.service.ts';
import { missingReport } from './function-state.ts';
import { type FunctionContent, nameOf, readFunction, variableOf } from '../definition/function.ts';

interface SheetRequest {
  readonly content: FunctionContent;
  readonly source: WorkbookSource;
  readonly asked: QueryfunctionSheetArgs;
  readonly inputs: JsonObject | undefined;
}

export async function readSheetSource(
  asked: QueryfunctionSheetArgs,
  scope: Scope,
  context: RequestContext,
): Promise<SheetRequest> {
  throwIfAny(validateWindow(asked));
  const { templateId, inputsJsonString } = asked;
  const inputs = inputsJsonString ? requireJson(inputsJsonString, 'inputsJsonString', 'inputs') : undefined;
  if (inputs !== undefined && !isJsonObject(inputs)) {
    const sentence = say('CALL_VALUES_NOT_AN_OBJECT', { name: 'inputs' });
    throw new UserError({ code: 'INVALID', ...sentence, path: 'inputsJsonString' });
  }
  const template = await requireTemplate('function', templateId, scope, templatesShownTo(scope.caller));
  const content = readFunction(template.content);
  const { file } = await findWorkbook(template, content, scope);
  if (file === undefined) {
    throw new UserError({ ...missingReport(content, undefined), code: 'NOT_FOUND', path: 'templateId' });
  }
  return { content, source: toSource(file, context.app, 'templateId'), asked, inputs };
}

function validateWindow({ sheet, top, left, rows, columns, asOf }: QueryfunctionSheetArgs): Problem[] {
  const numbers = { sheet, top, left, rows, columns };
  const wrong = Object.entries(numbers).find(([, value]) => value < 0 || value > 1_048_576);
  if (wrong) return [{ code: 'INVALID', ...say('NOT_A_ROW_OR_COLUMN', { name: wrong[0] }), path: wrong[0] }];
  const isDate = !asOf || readIsoDate(asOf) !== undefined;
  if (!isDate) return [{ code: 'INVALID', ...say('AS_OF_NOT_A_DATE'), path: 'asOf' }];
  const { windowCells } = workbookLimits;
  if (rows * columns <= windowCells) return [];
  const sentence = say('TOO_MANY_CELLS_READ', { max: windowCells.toLocaleString('en-US') });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: 'rows' }];
}

export async function showSheet({ content, source, asked, inputs }: SheetRequest, context: RequestContext) {
  const { app, signal } = context;
  const { sheet, top, left, rows, columns, output, asOf } = asked;
  const window = {
    sheet,
    top,
    left,
    bottom: top + rows - 1,
    right: left + columns - 1,
    output: output ?? undefined,
    call: inputs && {
      calculation: 'COMPILED' as const,
      inputs: content.inputs.map((input) => variableOf('input', input)),
      outputs: content.outputs.map((each) => variableOf('output', each)),
      row: toRow(content, inputs, (asOf ? readIsoDate(asOf) : undefined) ?? toSerial(app.clock().getTime())),
    },
  };
  try {
    const shown = await app.engines.workbooks.show(source, window, { caller: callerOf(context), signal });
    const { cells, columnWidths, problems } = shown;
    return { value: { cells, columnWidths, problems: textsOf(problems, context.facts.locales) } };
  } catch (error) {
    throw fromWorkbookFailure(error, 'templateId');
  }
}

function toRow({ inputs }: FunctionContent, values: JsonObject, serial: number): CallRow {
  return { values: inputs.map((input): FieldValue | undefined => values[nameOf('input', input)] ?? undefined), serial };
}
