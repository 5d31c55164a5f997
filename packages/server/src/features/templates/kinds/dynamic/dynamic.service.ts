import { randomId } from '../../../../database/random-id.ts';
import { throwIfAny, UserError } from '../../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import type {
  MutationaddDynamicValueToTemplateArgs,
  MutationcreateDynamicTemplateArgs,
  MutationremoveDynamicValueFromTemplateArgs,
  MutationupdateDynamicTemplateArgs,
  MutationupdateDynamicValueOfTemplateArgs,
} from '../../../../graphql/generated/schema-types.ts';
import { type ScalarValue, toScalarValue } from '../../../../graphql/scalar-value.ts';
import { createTemplate, updateTemplate } from '../../template-changes.service.ts';
import { contentOf } from '../../list/template-content.service.ts';
import type { TemplateScope } from '../../template-kind.ts';
import type { Template } from '../../template.ts';
import {
  type DynamicContent,
  type DynamicValue,
  emptyDynamicContent,
  readValues,
  toValue,
  toValueJson,
  validateDynamicContent,
  validateDynamicValue,
  valueNotFound,
} from './dynamic.ts';

export async function createDynamicTemplate({ input }: MutationcreateDynamicTemplateArgs, scope: TemplateScope) {
  return createTemplate('dynamic', { input, content: emptyDynamicContent }, scope);
}

export async function updateDynamicTemplate(args: MutationupdateDynamicTemplateArgs, scope: TemplateScope) {
  return updateTemplate('dynamic', args, scope);
}

/** Appends a value after the existing ones. */
export async function addDynamicValueToTemplate(args: MutationaddDynamicValueToTemplateArgs, scope: TemplateScope) {
  const { templateId, expectedRevision, input } = args;
  const added: DynamicValue = { valueId: randomId(), valueJsonString: toValueJson(input) ?? '' };
  const changed = await updateTemplate(
    'dynamic',
    {
      templateId,
      expectedRevision,
      problems: validateDynamicValue(input),
      toContent: changing((values) => [...values, added]),
    },
    scope,
  );
  return { ...changed, createdStatus: { id: added.valueId } };
}

export async function updateDynamicValueOfTemplate(
  args: MutationupdateDynamicValueOfTemplateArgs,
  scope: TemplateScope,
) {
  const { templateId, valueId, expectedRevision, input } = args;
  const updated: DynamicValue = { valueId, valueJsonString: toValueJson(input) ?? '' };
  const toContent = changing((values) => {
    requireValue(values, valueId);
    return values.map((each) => (each.valueId === valueId ? updated : each));
  });
  const problems = validateDynamicValue(input);
  return updateTemplate('dynamic', { templateId, expectedRevision, problems, toContent }, scope);
}

export async function removeDynamicValueFromTemplate(
  { templateId, valueId, expectedRevision }: MutationremoveDynamicValueFromTemplateArgs,
  scope: TemplateScope,
) {
  const toContent = changing((values) => {
    requireValue(values, valueId);
    return values.filter((each) => each.valueId !== valueId);
  });
  return updateTemplate('dynamic', { templateId, expectedRevision, toContent }, scope);
}

export async function dynamicValues(
  template: Template,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<readonly DynamicValue[]> {
  return readValues(await contentOf(template, scope, context));
}

/** The same as typed fields, for clients that do not parse JSON. */
export function value(dynamicValue: DynamicValue): ScalarValue | null {
  return toScalarValue(toValue(dynamicValue));
}

type Values = readonly DynamicValue[];

function changing(change: (values: Values) => Values): (kept: unknown) => DynamicContent {
  return (kept) => {
    const content: DynamicContent = { values: change(readValues(kept)) };
    throwIfAny(validateDynamicContent(content));
    return content;
  };
}

function requireValue(values: Values, valueId: string): void {
  if (!values.some((each) => each.valueId === valueId)) throw new UserError(valueNotFound());
}
