// Compares a new version of a function's workbook: its cells, and the results of the saved calls. This takes
// seconds, so no connection is held meanwhile. Stores nothing.
import { isDeepStrictEqual } from 'node:util';
import {
  type CallOutcome,
  type CallRow,
  type FieldValue,
  readIsoDate,
  toSerial,
  WorkbookFailure,
  type WorkbookSource,
} from '@coverwright/render/workbook';
import type { Sentence } from '@coverwright/insurance/sentence';
import type { JsonObject } from '@coverwright/rules';
import { UserError } from '../../../errors/user-error.ts';
import { fromWorkbookFailure } from '../../../errors/workbook-failure.ts';
import type { QuerycompareFunctionWorkbookArgs } from '../../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { textsOf } from '../../../sentences/language.ts';
import { say } from '../../../sentences/say.ts';
import { findStoredContent } from '../../files/download/stored-files.service.ts';
import { callerOf, requireTemplate } from '../../templates/rendering/render-texts.service.ts';
import { templatesShownTo } from '../../templates/states/template-states.service.ts';
import { toSource } from './check-workbook.service.ts';
import { findWorkbook } from './found-workbook.service.ts';
import { type FunctionContent, nameOf, readFunction, variableOf } from '../definition/function.ts';
import type { SavedCall } from '../definition/saved-calls.ts';

export interface Versions {
  readonly content: FunctionContent;
  /** Undefined if the file that was checked no longer exists. */
  readonly before: WorkbookSource | undefined;
  readonly after: WorkbookSource;
}

export async function readVersions(
  { templateId, fileKey }: QuerycompareFunctionWorkbookArgs,
  scope: Scope,
  context: RequestContext,
): Promise<Versions> {
  const template = await requireTemplate('function', templateId, scope, templatesShownTo(scope.caller));
  const content = readFunction(template.content);
  const { file: before, check } = await findWorkbook(template, content, scope);
  const after = await findStoredContent(fileKey, scope);
  if (after === undefined) {
    throw new UserError({ code: 'NOT_FOUND', ...say('FILE_UNKNOWN', { key: fileKey }), path: 'fileKey' });
  }
  const isKept = before !== undefined && before.version === check?.version;
  return {
    content,
    before: isKept ? toSource(before, context.app, 'templateId') : undefined,
    after: toSource(after, context.app, 'fileKey'),
  };
}

/** @param path of problems with the files */
export async function compareVersions(
  { content, before, after }: Versions,
  context: RequestContext,
  path: string = 'fileKey',
) {
  const { app, signal } = context;
  const options = { caller: callerOf(context), signal };
  try {
    const comparison = before && (await app.engines.workbooks.compare({ before, after }, options));
    const [old, current] = [
      before && (await callAll(before, content, context)),
      await callAll(after, content, context),
    ];
    const calls = content.savedCalls.map((call, index) =>
      toComparedCall(call, { before: old?.[index], after: current[index], locales: context.facts.locales }),
    );
    return { value: { ...(comparison && toShown(comparison)), calls } };
  } catch (error) {
    throw fromWorkbookFailure(error, path);
  }
}

function toShown({
  changes,
  counts,
  outputs,
  isComplete,
}: Awaited<ReturnType<RequestContext['app']['engines']['workbooks']['compare']>>) {
  const { ADDED: added, REMOVED: removed, FORMULA: formulas, CONSTANT: constants, NAME: names } = counts;
  return { workbook: { changes, counts: { added, removed, formulas, constants, names }, outputs, isComplete } };
}

/** The result of a call: its outputs by name, or the reason why there are none. */
type Called = { readonly outputs: JsonObject } | { readonly problem: Sentence };

async function callAll(source: WorkbookSource, content: FunctionContent, context: RequestContext): Promise<Called[]> {
  const { inputs, outputs, savedCalls } = content;
  if (savedCalls.length === 0) return [];
  const { app, signal } = context;
  const now = toSerial(app.clock().getTime());
  const rows = savedCalls.map(({ inputs: values, asOf }): CallRow => ({
    values: inputs.map((input): FieldValue | undefined => values[nameOf('input', input)] ?? undefined),
    serial: (asOf === null ? undefined : readIsoDate(asOf)) ?? now,
  }));
  const calls = {
    source,
    // A formula that is not compiled is calculated by the other engine.
    calculation: 'COMPILED' as const,
    inputs: inputs.map((input) => variableOf('input', input)),
    outputs: outputs.map((output) => variableOf('output', output)),
    rows,
  };
  const called: Called[] = [];
  try {
    for await (const outcomes of app.engines.workbooks.call(calls, { caller: callerOf(context), signal })) {
      called.push(...outcomes.map((outcome) => toCalled(outcome, content)));
    }
  } catch (error) {
    // An input or output that this version does not have; anything else would also prevent the comparison.
    if (!(error instanceof WorkbookFailure) || error.code !== 'FORMULA') throw error;
    return savedCalls.map(() => ({ problem: error.sentence }));
  }
  return called;
}

function toCalled({ problems, values }: CallOutcome, { outputs }: FunctionContent): Called {
  const [problem] = problems;
  if (problem !== undefined) return { problem: say('OF_PART', { name: problem.variable, fault: problem }) };
  return {
    outputs: Object.fromEntries(outputs.map((output, index) => [nameOf('output', output), values[index] ?? null])),
  };
}

function toComparedCall(
  call: SavedCall,
  { before, after, locales }: { before: Called | undefined; after: Called | undefined; locales: readonly string[] },
) {
  const [old, current] = [toSide(before, locales), toSide(after, locales)];
  const expected = JSON.stringify(call.outputs);
  return {
    name: call.name,
    expectedJsonString: expected,
    before: old,
    after: current,
    isSame: before === undefined || JSON.stringify(old) === JSON.stringify(current),
    isAsExpected: after !== undefined && 'outputs' in after && isExpected(call.outputs, after.outputs),
  };
}

function toSide(called: Called | undefined, locales: readonly string[]) {
  if (called === undefined) return null;
  return 'outputs' in called
    ? { outputsJsonString: JSON.stringify(called.outputs), problem: null }
    : { outputsJsonString: null, problem: textsOf([called.problem], locales)[0] ?? null };
}

/** Outputs without an expected value may have any value. */
function isExpected(expected: JsonObject, outputs: JsonObject): boolean {
  return Object.entries(expected).every(([name, value]) => isDeepStrictEqual(value, outputs[name]));
}
