/** What the editor of a function holds, and what is sent. */
import { isJsonObject } from '@coverwright/rules';
import type { updateFunctionTemplateInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

export type FieldKind = 'input' | 'output';

/** An input or output. Its variable is what the workbook calls it, and identifies it. */
export interface FunctionItem {
  readonly name: string;
  readonly var: string;
}

export interface FunctionInput extends FunctionItem {
  /** Empty where a call has a value of the input's name. */
  readonly liquid: string;
  /** As other programs have set it. */
  readonly type: string;
}

export interface FunctionForm extends TemplateSettings {
  readonly graphQlQuery: string;
  /** Empty means absent. */
  readonly fileKey: string;
  readonly inputs: readonly FunctionInput[];
  readonly outputs: readonly FunctionItem[];
  readonly savedCalls: readonly SavedCall[];
}

/** A saved call: values by the names of inputs and outputs, as JSON. */
export interface SavedCall {
  readonly name: string;
  readonly inputsText: string;
  readonly outputsText: string;
  /** A date; empty for the time of the call. */
  readonly asOf: string;
}

/** As the server limits them. */
export const savedCallsMax = 50;

interface StoredFunction {
  readonly graphQlQuery?: string | null | undefined;
  readonly fileKey?: string | null | undefined;
  readonly inputs?: StoredList;
  readonly outputs?: StoredList;
  readonly savedCalls?: readonly (StoredCall | null)[] | null | undefined;
}

interface StoredCall {
  readonly name?: string | null | undefined;
  readonly inputsJsonString?: string | null | undefined;
  readonly outputsJsonString?: string | null | undefined;
  readonly asOf?: string | null | undefined;
}

type StoredList = readonly (StoredItem | null)[] | null | undefined;

interface StoredItem {
  readonly name?: string | null | undefined;
  readonly var?: string | null | undefined;
  readonly liquid?: string | null | undefined;
  readonly type?: string | null | undefined;
}

export function toFunctionForm(settings: TemplateSettings, stored: StoredFunction): FunctionForm {
  const listOf = (list: StoredList) => (list ?? []).filter((item) => item !== null);
  return {
    ...settings,
    graphQlQuery: stored.graphQlQuery ?? '',
    fileKey: stored.fileKey ?? '',
    inputs: listOf(stored.inputs).map((item) => ({
      ...toItem(item),
      liquid: item.liquid ?? '',
      type: item.type ?? '',
    })),
    outputs: listOf(stored.outputs).map(toItem),
    savedCalls: (stored.savedCalls ?? [])
      .filter((call) => call !== null)
      .map(({ name, inputsJsonString, outputsJsonString, asOf }) => ({
        name: name ?? '',
        inputsText: inputsJsonString ?? '{}',
        outputsText: outputsJsonString ?? '{}',
        asOf: asOf ?? '',
      })),
  };
}

function toItem({ name, var: variable }: StoredItem): FunctionItem {
  return { name: name ?? '', var: variable ?? '' };
}

/** A stored draft; undefined when it is not of this kind. */
export function readFunctionForm(value: unknown): FunctionForm | undefined {
  if (!isJsonObject(value)) return undefined;
  const texts = readTexts(value, [...settingsFields, 'graphQlQuery', 'fileKey']);
  const inputs = readItems(value['inputs'], ['name', 'var', 'liquid', 'type']);
  const outputs = readItems(value['outputs'], ['name', 'var']);
  const savedCalls = readItems(value['savedCalls'] ?? [], ['name', 'inputsText', 'outputsText', 'asOf']);
  return texts && inputs && outputs && savedCalls ? { ...texts, inputs, outputs, savedCalls } : undefined;
}

function readItems<Field extends string>(value: unknown, fields: readonly Field[]) {
  if (!Array.isArray(value)) return undefined;
  const items = value.flatMap((item: unknown) => readTexts(item, fields) ?? []);
  return items.length === value.length ? items : undefined;
}

/**
 * The key of the file is sent only where it has changed: with it, the server would check a file that was replaced, which
 * people ask for themselves.
 * @param saved what the form was changed from; undefined when everything is to be overwritten
 */
export function toFunctionInput(form: FunctionForm, saved: FunctionForm | undefined): updateFunctionTemplateInput {
  const { name, logicalId, description, graphQlQuery, fileKey, inputs, outputs, savedCalls } = form;
  return {
    name: name.trim(),
    logicalId: logicalId.trim(),
    description,
    graphQlQuery,
    ...(fileKey !== saved?.fileKey && { fileKey }),
    inputs: inputs.map(({ type, ...input }) => ({ ...input, type: type === '' ? null : type })),
    outputs: outputs.map((output) => ({ ...output })),
    savedCalls: savedCalls.map(({ name: callName, inputsText, outputsText, asOf }) => ({
      name: callName,
      inputsJsonString: inputsText,
      outputsJsonString: outputsText,
      asOf: asOf === '' ? null : asOf,
    })),
  };
}

/** What identifies an input or output among its like: the case of letters makes no difference in a workbook. */
export function keyOf({ var: variable }: Pick<FunctionItem, 'var'>): string {
  return variable.toLowerCase();
}

/** What problems of a call name an input or output by. */
export function itemPath(kind: FieldKind, name: string): string {
  return `${kind}s.${name}`;
}
