/** The form of a function's editor, and the mutation input. */
import { isJsonObject } from '@coverwright/rules';
import type { updateFunctionTemplateInput } from '../../../../api/generated/operations.ts';
import { readTexts, settingsFields, type TemplateSettings } from '../../editor/template-form.ts';

export type FieldKind = 'input' | 'output';

/** An input or output. It is identified by its variable, the name in the workbook. */
export interface FunctionItem {
  readonly name: string;
  readonly var: string;
}

export interface FunctionInput extends FunctionItem {
  /** Empty if the call provides a value under the input's name. */
  readonly liquid: string;
  /** As set by other programs. */
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

/** A saved call: JSON values keyed by the names of inputs and outputs. */
export interface SavedCall {
  readonly name: string;
  readonly inputsText: string;
  readonly outputsText: string;
  /** A date; empty for the time of the call. */
  readonly asOf: string;
}

/** The server's limit. */
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

/** Reads a stored draft; undefined if it is not of this kind. */
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
 * The file key is sent only if it has changed: sending it would make the server check a replaced file, which users
 * request explicitly.
 * @param saved the form before the changes; undefined to overwrite everything
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

/** Identifies an input or output within its list: variable names in a workbook are not case-sensitive. */
export function keyOf({ var: variable }: Pick<FunctionItem, 'var'>): string {
  return variable.toLowerCase();
}

/** The path of an input or output in problems of a call. */
export function itemPath(kind: FieldKind, name: string): string {
  return `${kind}s.${name}`;
}
