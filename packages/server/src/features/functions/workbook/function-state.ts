// Matches a function with its workbook: which inputs and outputs exist in both, and why it cannot be called.
// Pure.
import type { ReportedField, WorkbookReport } from '@coverwright/render/workbook';
import type { Problem } from '../../../errors/user-error.ts';
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
  message: 'No data is available, select an excel file to initialize data',
  path: 'fileKey',
};

/** The server checks it by itself. */
const unchecked: Problem = {
  code: 'BUSY',
  message:
    'The workbook of the function has not been checked yet. Try again in a moment. If it takes long, select the file again in the editor of the function, which shows the reason.',
  path: 'fileKey',
};

function noSuchFile(fileKey: string): Problem {
  return { code: 'NOT_FOUND', message: `The file ${fileKey} no longer exists.`, path: 'fileKey' };
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
  const message = `The file ${fileKey} was replaced since it was checked. Select it again in the editor of the function.`;
  return [{ code: 'INVALID', message, path }];
}

function notExisting(kind: 'input' | 'output', name: string, variable: string): Problem {
  const message = `The workbook has no ${variable}. Remove the ${kind} ${name}, or select another file.`;
  return { code: 'INVALID', message, path: `${kind}s.${name}` };
}

function outputProblems(outputs: readonly MatchedOutput[], { report, acceptedAt }: CheckedContent): Problem[] {
  if (outputs.length === 0)
    return [{ code: 'INVALID', message: 'The function has no outputs. Add one.', path: 'outputs' }];
  if (report.calculation === undefined) return [{ code: 'INVALID', message: noEngine, path: 'fileKey' }];
  const refused = outputs.flatMap(({ name, field: { problem } }): Problem[] =>
    problem === undefined
      ? []
      : [{ code: 'INVALID', message: `The output ${name}: ${problem}`, path: `outputs.${name}` }],
  );
  if (refused.length > 0 || acceptedAt !== null) return refused;
  return outputs.flatMap(({ name, field: { differs } }): Problem[] => {
    if (!differs) return [];
    const message = `The results of ${name} differ from those that Excel stored. Compare them in the editor of the function, and accept the differences there.`;
    return [{ code: 'INVALID', message, path: `outputs.${name}` }];
  });
}

const noEngine =
  'This workbook needs the calculation engine, which is available on Linux x64 only. Run the server there, or simplify the formulas.';
