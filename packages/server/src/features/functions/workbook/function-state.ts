// Matches a function with its workbook: which inputs and outputs exist in both, and why it cannot be called.
// Pure.
import type { ReportedField, WorkbookReport } from '@coverwright/render/workbook';
import type { Problem } from '../../../errors/user-error.ts';
import { say, word } from '../../../sentences/say.ts';
import {
  type FunctionContent,
  type FunctionInput,
  type FunctionOutput,
  nameOf,
  variableOf,
} from '../definition/function.ts';

export interface CheckedContent {
  readonly version: string;
  readonly report: WorkbookReport;
  readonly acceptedAt: Date | null;
}

export interface MatchedInput {
  readonly input: FunctionInput;
  readonly name: string;
  readonly field: ReportedField;
}

export interface MatchedOutput {
  readonly output: FunctionOutput;
  readonly name: string;
  readonly field: ReportedField;
}

export interface MatchedFunction {
  readonly inputs: readonly MatchedInput[];
  readonly outputs: readonly MatchedOutput[];
  /** The reasons why it cannot be called. */
  readonly problems: readonly Problem[];
}

/** The workbook's field for an input or output. */
export function findField(
  report: WorkbookReport,
  kind: 'input' | 'output',
  item: Pick<FunctionOutput, 'name' | 'var'>,
): ReportedField | undefined {
  const variable = variableOf(kind, item).toLowerCase();
  return report.fields.find((field) => field.kind === kind && field.variable.toLowerCase() === variable);
}

/** The function's field for a field of the workbook. */
export function hasField({ inputs, outputs }: FunctionContent, { kind, variable }: ReportedField): boolean {
  const items: readonly Pick<FunctionOutput, 'name' | 'var'>[] = kind === 'input' ? inputs : outputs;
  return items.some((item) => variableOf(kind, item).toLowerCase() === variable.toLowerCase());
}

const noFile: Problem = {
  code: 'INVALID',
  ...say('NO_WORKBOOK'),
  path: 'fileKey',
};

/** The server checks it by itself. */
const unchecked: Problem = {
  code: 'BUSY',
  ...say('WORKBOOK_UNCHECKED'),
  path: 'fileKey',
};

function noSuchFile(fileKey: string): Problem {
  return { code: 'NOT_FOUND', ...say('WORKBOOK_FILE_DELETED', { fileKey }), path: 'fileKey' };
}

/** Why a function has no report of its workbook. */
export function missingReport({ fileKey }: Pick<FunctionContent, 'fileKey'>, version: string | undefined): Problem {
  if (fileKey === null) return noFile;
  return version === undefined ? noSuchFile(fileKey) : unchecked;
}

/** The version is that of the stored file; undefined if it no longer exists. */
export function matchFunction(
  content: FunctionContent,
  check: CheckedContent | undefined,
  version: string | undefined,
): MatchedFunction {
  const { fileKey } = content;
  if (fileKey === null || check === undefined) {
    return { inputs: [], outputs: [], problems: [missingReport(content, version)] };
  }
  const { report } = check;
  const missing: Problem[] = [];
  const match = <Item extends FunctionOutput>(kind: 'input' | 'output', items: readonly Item[]) =>
    items.flatMap((item) => {
      const field = findField(report, kind, item);
      const name = nameOf(kind, item);
      if (field !== undefined) return [{ item, name, field }];
      missing.push(notExisting(kind, name, variableOf(kind, item)));
      return [];
    });
  const inputs = match('input', content.inputs).map(({ item, ...rest }) => ({ input: item, ...rest }));
  const outputs = match('output', content.outputs).map(({ item, ...rest }) => ({ output: item, ...rest }));
  const problems = [...fileProblems(fileKey, check, version), ...missing, ...outputProblems(outputs, check)];
  return { inputs, outputs, problems };
}

function fileProblems(fileKey: string, check: CheckedContent, version: string | undefined): Problem[] {
  const path = 'fileKey';
  if (version === undefined) return [noSuchFile(fileKey)];
  if (version === check.version) return [];
  return [{ code: 'INVALID', ...say('WORKBOOK_FILE_REPLACED', { fileKey }), path }];
}

function notExisting(kind: 'input' | 'output', name: string, variable: string): Problem {
  const sentence = say('WORKBOOK_WITHOUT_FIELD', { variable, kind: word(kind), name });
  return { code: 'INVALID', ...sentence, path: `${kind}s.${name}` };
}

function outputProblems(outputs: readonly MatchedOutput[], { report, acceptedAt }: CheckedContent): Problem[] {
  if (outputs.length === 0) return [{ code: 'INVALID', ...say('FUNCTION_WITHOUT_OUTPUTS'), path: 'outputs' }];
  if (report.calculation === undefined) return [{ code: 'INVALID', ...say('NO_CALCULATION_ENGINE'), path: 'fileKey' }];
  const refused = outputs.flatMap(({ name, field: { problem: message, problemReason } }): Problem[] => {
    if (message === undefined) return [];
    const problem = problemReason === undefined ? message : { ...problemReason, message };
    return [{ code: 'INVALID', ...say('FUNCTION_OUTPUT_REFUSED', { name, problem }), path: `outputs.${name}` }];
  });
  if (refused.length > 0 || acceptedAt !== null) return refused;
  return outputs.flatMap(({ name, field: { differs } }): Problem[] => {
    if (!differs) return [];
    return [{ code: 'INVALID', ...say('RESULTS_DIFFERENT_FROM_EXCEL', { name }), path: `outputs.${name}` }];
  });
}
