// Fields of a function: its inputs and outputs, and the report on its workbook.
import type { ReportedField } from '@coverwright/render/workbook';
import { batch } from '../../request/batch.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { textsOf } from '../../sentences/language.ts';
import { contentOf } from '../templates/list/template-content.service.ts';
import type { Template } from '../templates/template.ts';
import { findFunctionFile } from './workbook/check-workbook.service.ts';
import { findWorkbook } from './workbook/found-workbook.service.ts';
import { findField, hasField, matchFunction } from './workbook/function-state.ts';
import { type FunctionContent, type FunctionEngine, nameOf, readFunction, variableOf } from './definition/function.ts';
import { readChecks, type WorkbookCheck } from './workbook/workbook-checks.store.ts';

type Load<Value> = (template: Template, args: unknown, scope: Scope, context: RequestContext) => Promise<Value>;

async function read(template: Template, scope: Scope, context: RequestContext): Promise<FunctionContent> {
  return readFunction(await contentOf(template, scope, context));
}

async function checkOf(
  template: Template,
  content: FunctionContent,
  scope: Scope,
  context: RequestContext,
): Promise<WorkbookCheck | undefined> {
  const { id, state } = template;
  if (state !== undefined) return (await findWorkbook(template, content, scope)).check;
  const { transaction, caller } = scope;
  const load = (ids: readonly string[]) => readChecks(transaction, caller.tenantId, ids);
  return batch<WorkbookCheck>(context, 'checks of functions', load).load(id);
}

export const fileKey: Load<string | null> = async (template, _args, scope, context) =>
  (await read(template, scope, context)).fileKey;

export const engine: Load<FunctionEngine> = async (template, _args, scope, context) =>
  (await read(template, scope, context)).engine;

export const inputs: Load<readonly object[]> = (template, _args, scope, context) =>
  itemsOf('input', template, scope, context);

export const outputs: Load<readonly object[]> = (template, _args, scope, context) =>
  itemsOf('output', template, scope, context);

export const savedCalls: Load<readonly object[]> = async (template, _args, scope, context) =>
  (await read(template, scope, context)).savedCalls.map(({ inputs: given, outputs: expected, ...call }) => ({
    ...call,
    inputsJsonString: JSON.stringify(given),
    outputsJsonString: JSON.stringify(expected),
  }));

async function itemsOf(kind: 'input' | 'output', template: Template, scope: Scope, context: RequestContext) {
  const content = await read(template, scope, context);
  const check = content.fileKey === null ? undefined : await checkOf(template, content, scope, context);
  const items = kind === 'input' ? content.inputs : content.outputs;
  return items.map((item) => ({
    ...item,
    name: nameOf(kind, item),
    var: variableOf(kind, item),
    state: check && (findField(check.report, kind, item) === undefined ? 'not_existing' : 'matched'),
  }));
}

export const workbook: Load<object | null> = async (template, _args, scope, context) => {
  const content = await read(template, scope, context);
  const check = content.fileKey === null ? undefined : await checkOf(template, content, scope, context);
  if (check === undefined) return null;
  const { file } =
    template.state === undefined
      ? { file: await findFunctionFile(content, check, scope) }
      : await findWorkbook(template, content, scope);
  const { problems } = matchFunction(content, check, file?.version);
  const { report } = check;
  return {
    ...report,
    checkedAt: check.checkedAt,
    isCurrent: file?.version === check.version,
    isUsable: problems.length === 0,
    problems: textsOf(problems, context.facts.locales),
    fields: report.fields.map((field) => toField(field, content)),
    formulaCount: report.formulas.total,
    neededFormulaCount: report.formulas.needed,
    acceptedBy: check.acceptedBy,
    acceptedAt: check.acceptedAt,
  };
};

function toField(field: ReportedField, content: FunctionContent) {
  return {
    ...field,
    var: field.variable,
    valueJsonString: JSON.stringify(field.value),
    state: hasField(content, field) ? 'matched' : 'not_added',
    differs: field.differs === true,
    dependsOnClock: field.dependsOnClock === true,
  };
}
