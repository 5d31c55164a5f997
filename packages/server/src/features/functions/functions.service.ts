import { randomId } from '../../database/random-id.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  MutationacceptFunctionDifferencesArgs,
  MutationaddInputToFunctionTemplateArgs,
  MutationaddOutputToFunctionTemplateArgs,
  MutationcreateFunctionTemplateArgs,
  MutationremoveInputFromFunctionTemplateArgs,
  MutationremoveOutputFromFunctionTemplateArgs,
  MutationupdateFunctionTemplateArgs,
  MutationupdateInputOfFunctionTemplateArgs,
} from '../../graphql/generated/schema-types.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../request/context.ts';
import { asStored } from '../../request/rights.ts';
import type { RequireRoom } from '../../graphql/operations.ts';
import { say, word } from '../../sentences/say.ts';
import { findStoredContent } from '../files/download/stored-files.service.ts';
import { requireUncalled } from './calls/function-uses.service.ts';
import { toTemplateChange } from '../templates/template.ts';
import {
  createTemplate,
  lockTemplate,
  updateTemplate,
  validateTemplateInput,
} from '../templates/template-changes.service.ts';
import type { DeletedTemplate, TemplateScope } from '../templates/template-kind.ts';
import { checkFile } from './workbook/check-workbook.service.ts';
import {
  changeInput,
  defaultEngine,
  type FunctionContent,
  type FunctionInput,
  type FunctionOutput,
  readFunction,
  toInput,
  toOutput,
  validateEngine,
  validateFileKey,
  validateInput,
  validateItem,
  validateItems,
  validateUnique,
  variableOf,
} from './definition/function.ts';
import { toSavedCall, validateSavedCalls } from './definition/saved-calls.ts';
import * as store from './workbook/workbook-checks.store.ts';

function toNewContent(input: MutationcreateFunctionTemplateArgs['input']): FunctionContent {
  return {
    fileKey: input.fileKey || null,
    engine: input.engine ?? defaultEngine,
    inputs: present(input.inputs).map((each) => toInput(each, randomId())),
    outputs: present(input.outputs).map((each) => toOutput(each, randomId())),
    savedCalls: present(input.savedCalls).map((each) => toSavedCall(each, randomId())),
  };
}

function withCheckedFile(
  content: FunctionContent,
  check: Pick<store.NewWorkbookCheck, 'version'> | undefined,
): FunctionContent {
  const { file: _file, ...others } = content;
  if (content.fileKey === null) return others;
  return check === undefined ? content : { ...others, file: { version: check.version } };
}

/** Checks the workbook before writing anything. */
export async function createFunctionTemplate(
  { input }: MutationcreateFunctionTemplateArgs,
  context: RequestContext,
  requireRoom: RequireRoom,
) {
  const content = toNewContent(input);
  throwIfAny([...validateTemplateInput(input, 'input', { isNew: true }), ...validateOwn(input)]);
  throwIfAny(validateLists(content));
  return changeInSteps({ fileKey: content.fileKey }, context, requireRoom, async (scope, check) => {
    const created = await createTemplate('function', { input, content: withCheckedFile(content, check) }, scope);
    const { id } = created.createdStatus;
    if (check) await store.writeCheck(scope.transaction, scope.caller.tenantId, id, check);
    return created;
  });
}

export async function updateFunctionTemplate(
  { id: templateId, input, expectedRevision }: MutationupdateFunctionTemplateArgs,
  context: RequestContext,
  requireRoom: RequireRoom,
) {
  throwIfAny([...validateTemplateInput(input, 'input', { isNew: false }), ...validateOwn(input)]);
  return changeInSteps({ fileKey: input.fileKey, templateId }, context, requireRoom, async (scope, check) => {
    const { transaction, caller } = scope;
    const { logicalId } = await lockTemplate(templateId, expectedRevision, scope);
    const wanted = toTemplateChange(input).logicalId;
    if (logicalId !== null && wanted !== undefined && wanted !== logicalId)
      await requireUncalled([logicalId], 'input.logicalId', scope);
    const toContent = (kept: unknown): FunctionContent => {
      const content = readFunction(kept);
      const changed = {
        ...content,
        ...(input.fileKey !== undefined && { fileKey: input.fileKey || null }),
        ...(input.engine !== undefined && { engine: input.engine ?? defaultEngine }),
        ...(input.inputs !== undefined && { inputs: replaceItems('input', content.inputs, input.inputs, toInput) }),
        ...(input.outputs !== undefined && {
          outputs: replaceItems('output', content.outputs, input.outputs, toOutput),
        }),
        ...(input.savedCalls !== undefined && {
          savedCalls: present(input.savedCalls).map((each) => toSavedCall(each, randomId())),
        }),
      };
      throwIfAny(validateLists(changed));
      return withCheckedFile(changed, check);
    };
    const result = await updateTemplate('function', { templateId, expectedRevision, input, toContent }, scope);
    if (input.fileKey !== undefined && !input.fileKey)
      await store.deleteCheck(transaction, caller.tenantId, templateId);
    if (check) await store.writeCheck(transaction, caller.tenantId, templateId, check);
    return result;
  });
}

export async function requireUnneeded({ id, logicalId }: DeletedTemplate, scope: TemplateScope): Promise<void> {
  await requireUncalled([id, ...(logicalId === null ? [] : [logicalId])], 'templateId', scope);
}

/**
 * The workbook of an earlier state is checked again by a job, unless it is the one that has been checked. Only the file
 * under its key counts: without it, the checked workbook may be that of a later state, wherever it is.
 */
export async function forgetOtherCheck(
  { id, content }: { readonly id: string; readonly content: unknown },
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<void> {
  const { fileKey } = readFunction(content);
  const check = (await store.readChecks(transaction, caller.tenantId, [id])).get(id);
  if (check === undefined) return;
  const file =
    fileKey === null ? undefined : await findStoredContent(fileKey, { transaction, caller: asStored(caller) });
  if (file?.version !== check.version) await store.deleteCheck(transaction, caller.tenantId, id);
}

type Change<Value> = (scope: TemplateScope & Pick<Scope, 'caller'>, check?: store.NewWorkbookCheck) => Promise<Value>;

/** Checks the file without a transaction, then changes the template in one. */
async function changeInSteps<Value>(
  { fileKey, templateId }: { readonly fileKey: string | null | undefined; readonly templateId?: string },
  context: RequestContext,
  requireRoom: RequireRoom,
  change: Change<Value>,
): Promise<Value> {
  const { app, caller, facts, signal } = context;
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  const check = fileKey ? await checkFile(fileKey, templateId, { app, caller, signal }) : undefined;
  const work = async (transaction: Scope['transaction']) => {
    const value = await change({ transaction, caller, facts, now: app.clock() }, check);
    await requireRoom(transaction);
    return value;
  };
  return app.database.write(caller, work, signal);
}

type OwnInput = Pick<
  MutationcreateFunctionTemplateArgs['input'] & MutationupdateFunctionTemplateArgs['input'],
  'fileKey' | 'engine' | 'inputs' | 'outputs' | 'savedCalls'
>;

function validateOwn({ fileKey, engine, inputs, outputs, savedCalls }: OwnInput): Problem[] {
  return [
    ...validateFileKey(fileKey, 'input.fileKey'),
    ...validateEngine(engine, 'input.engine'),
    ...validateItems(inputs, 'input.inputs', validateInput),
    ...validateItems(outputs, 'input.outputs', validateItem),
    ...validateSavedCalls(savedCalls, 'input.savedCalls'),
  ];
}

function validateLists({ inputs, outputs }: Pick<FunctionContent, 'inputs' | 'outputs'>): Problem[] {
  return [...validateUnique('input', inputs, 'input.inputs'), ...validateUnique('output', outputs, 'input.outputs')];
}

/** Items whose variable was already in the list keep their id. */
function replaceItems<
  Sent extends { readonly name?: string | null; readonly var?: string | null },
  Item extends FunctionOutput,
>(
  kind: 'input' | 'output',
  before: readonly Item[],
  sent: readonly (Sent | null)[] | null | undefined,
  toItem: (sent: Sent, id: string) => Item,
): Item[] {
  const keyOf = (item: FunctionOutput) => variableOf(kind, item).toLowerCase();
  const ids = new Map(before.map((item) => [keyOf(item), item.id]));
  return present(sent).map((each) => {
    const item = toItem(each, randomId());
    return { ...item, id: ids.get(keyOf(item)) ?? item.id };
  });
}

function present<Item>(list: readonly (Item | null)[] | null | undefined): Item[] {
  return (list ?? []).filter((item) => item !== null);
}

export async function addInputToFunctionTemplate(args: MutationaddInputToFunctionTemplateArgs, scope: TemplateScope) {
  const { id: templateId, input, expectedRevision } = args;
  const added = toInput(input, randomId());
  const toContent = changingInputs((inputs) => [...inputs, added]);
  const problems = validateInput(input, 'input');
  const changed = await updateTemplate('function', { templateId, expectedRevision, problems, toContent }, scope);
  return { ...changed, createdStatus: { id: added.id } };
}

export async function updateInputOfFunctionTemplate(
  args: MutationupdateInputOfFunctionTemplateArgs,
  scope: TemplateScope,
) {
  const { templateId, inputId, input, expectedRevision } = args;
  const toContent = changingInputs((inputs) => {
    requireItem(inputs, inputId, 'input');
    return inputs.map((each) => (each.id === inputId ? changeInput(each, input) : each));
  });
  const problems = validateInput({ ...input, name: input.name ?? 'unchanged' }, 'input');
  return updateTemplate('function', { templateId, expectedRevision, problems, toContent }, scope);
}

export async function removeInputFromFunctionTemplate(
  { templateId, inputId, expectedRevision }: MutationremoveInputFromFunctionTemplateArgs,
  scope: TemplateScope,
) {
  const toContent = changingInputs((inputs) => {
    requireItem(inputs, inputId, 'input');
    return inputs.filter((each) => each.id !== inputId);
  });
  return updateTemplate('function', { templateId, expectedRevision, toContent }, scope);
}

export async function addOutputToFunctionTemplate(args: MutationaddOutputToFunctionTemplateArgs, scope: TemplateScope) {
  const { id: templateId, input, expectedRevision } = args;
  const added = toOutput(input, randomId());
  const toContent = changingOutputs((outputs) => [...outputs, added]);
  const problems = validateItem(input, 'input');
  const changed = await updateTemplate('function', { templateId, expectedRevision, problems, toContent }, scope);
  return { ...changed, createdStatus: { id: added.id } };
}

export async function removeOutputFromFunctionTemplate(
  { templateId, outputId, expectedRevision }: MutationremoveOutputFromFunctionTemplateArgs,
  scope: TemplateScope,
) {
  const toContent = changingOutputs((outputs) => {
    requireItem(outputs, outputId, 'output');
    return outputs.filter((each) => each.id !== outputId);
  });
  return updateTemplate('function', { templateId, expectedRevision, toContent }, scope);
}

/** Stores the caller as the accepting user, with the time. */
export async function acceptFunctionDifferences(
  { templateId, expectedRevision }: MutationacceptFunctionDifferencesArgs,
  scope: TemplateScope,
) {
  const { transaction, caller } = scope;
  const changed = await updateTemplate('function', { templateId, expectedRevision }, scope);
  const check = (await store.readChecks(transaction, caller.tenantId, [templateId])).get(templateId);
  if (check === undefined) {
    throw new UserError({ code: 'INVALID', ...say('NOTHING_TO_ACCEPT'), path: 'templateId' });
  }
  await store.acceptCheck(transaction, toAuthorship(scope), templateId);
  return changed;
}

type ToContent = (kept: unknown) => FunctionContent;

function changingInputs(change: (inputs: readonly FunctionInput[]) => FunctionInput[]): ToContent {
  return (kept) => {
    const content = readFunction(kept);
    const inputs = change(content.inputs);
    throwIfAny(validateUnique('input', inputs, 'input'));
    return { ...content, inputs };
  };
}

function changingOutputs(change: (outputs: readonly FunctionOutput[]) => FunctionOutput[]): ToContent {
  return (kept) => {
    const content = readFunction(kept);
    const outputs = change(content.outputs);
    throwIfAny(validateUnique('output', outputs, 'input'));
    return { ...content, outputs };
  };
}

function requireItem(items: readonly Pick<FunctionOutput, 'id'>[], id: string, kind: 'input' | 'output'): void {
  if (items.some((item) => item.id === id)) return;
  throw new UserError({ code: 'NOT_FOUND', ...say('FUNCTION_ITEM_UNKNOWN', { kind: word(kind) }), path: `${kind}Id` });
}
