// A function: a workbook with named inputs and outputs. Pure: validation.
import type { Maybe } from '@coverwright/insurance/maybe';
import { isJsonObject } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import { say, word } from '../../../sentences/say.ts';
import { readSavedCall, type SavedCall } from './saved-calls.ts';
import { validateTemplateText } from '../../templates/template.ts';

export interface FunctionInput {
  readonly id: string;
  readonly name: string;
  readonly var: string;
  readonly liquid: string;
  readonly type: string | null;
}

export interface FunctionOutput {
  readonly id: string;
  readonly name: string;
  readonly var: string;
}

export interface FunctionEngine {
  readonly id?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly runTime?: Maybe<string>;
  readonly version?: Maybe<string>;
}

export interface FunctionContent {
  readonly fileKey: string | null;
  readonly engine: FunctionEngine;
  readonly inputs: readonly FunctionInput[];
  readonly outputs: readonly FunctionOutput[];
  readonly savedCalls: readonly SavedCall[];
  /** The content that was checked when the file was selected, so that another content under its key is another state. */
  readonly file?: { readonly version: string };
}

interface SentItem {
  readonly name?: Maybe<string>;
  readonly var?: Maybe<string>;
}

export interface SentInput extends SentItem {
  readonly liquid?: Maybe<string>;
  readonly type?: Maybe<string>;
}

/** Applies to inputs and outputs separately. */
export const functionItemsMax = 500;
export const functionNameMaxLength = 255;
export const functionFileKeyMaxLength = 1_000;

export const defaultEngine: FunctionEngine = { name: 'excel', runTime: 'excel' };

/** Reads the stored content. */
export function readFunction(content: unknown): FunctionContent {
  const { fileKey, engine, inputs, outputs, savedCalls, file } = isJsonObject(content) ? content : {};
  const version = isJsonObject(file) ? file['version'] : undefined;
  const itemsOf = <Item>(list: unknown, read: (item: Readonly<Record<string, unknown>>) => Item): Item[] =>
    (Array.isArray(list) ? list : []).filter(isJsonObject).map(read);
  return {
    fileKey: typeof fileKey === 'string' ? fileKey : null,
    engine: isJsonObject(engine) ? engine : defaultEngine,
    inputs: itemsOf(inputs, (item) => ({
      ...toItem(item),
      liquid: textOf(item['liquid']),
      type: typeof item['type'] === 'string' ? item['type'] : null,
    })),
    outputs: itemsOf(outputs, toItem),
    savedCalls: itemsOf(savedCalls, readSavedCall),
    ...(typeof version === 'string' && { file: { version } }),
  };
}

function toItem(item: Readonly<Record<string, unknown>>): FunctionOutput {
  return { id: textOf(item['id']), name: textOf(item['name']), var: textOf(item['var']) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The name used in the workbook. */
export function variableOf(kind: 'input' | 'output', item: Pick<FunctionOutput, 'name' | 'var'>): string {
  const name = item.var || item.name;
  return name.toLowerCase().startsWith(`${kind}_`) ? name : `${kind}_${name}`;
}

/** The name used in calls. */
export function nameOf(kind: 'input' | 'output', item: Pick<FunctionOutput, 'name' | 'var'>): string {
  return item.name || variableOf(kind, item).slice(kind.length + 1);
}

export function validateInput(input: SentInput, path: string): Problem[] {
  return [
    ...validateItem(input, path),
    ...validateTemplateText(input.liquid, `${path}.liquid`, 'Liquid'),
    ...validateText(input.type, `${path}.type`, { name: 'type', maxLength: functionNameMaxLength }),
  ];
}

export function validateItem(item: SentItem, path: string): Problem[] {
  const rule = { maxLength: functionNameMaxLength };
  const isRequired = !item.var?.trim();
  return [
    ...validateText(item.name, `${path}.name`, { ...rule, name: 'name', isRequired }),
    ...validateText(item.var, `${path}.var`, { ...rule, name: 'variable' }),
  ];
}

/** For lists sent with a new function. */
export function validateItems<Item extends SentItem>(
  items: Maybe<readonly Maybe<Item>[]>,
  path: string,
  validate: (item: Item, path: string) => Problem[],
): Problem[] {
  const list = items ?? [];
  if (list.length > functionItemsMax) return [tooMany(path, list.length)];
  return list.flatMap((item, index) => (item ? validate(item, `${path}.${index}`) : []));
}

/** For all inputs or outputs together. */
export function validateUnique(
  kind: 'input' | 'output',
  items: readonly Pick<FunctionOutput, 'name' | 'var'>[],
  path: string,
): Problem[] {
  if (items.length > functionItemsMax) return [tooMany(path, items.length)];
  const [variables, names] = [new Set<string>(), new Set<string>()];
  for (const item of items) {
    const [variable, name] = [variableOf(kind, item).toLowerCase(), nameOf(kind, item)];
    if (variables.has(variable) || names.has(name)) {
      return [
        { code: 'ALREADY_EXISTS', ...say('FUNCTION_ITEM_TAKEN', { kind: word(kind), name }), path: `${path}.name` },
      ];
    }
    variables.add(variable);
    names.add(name);
  }
  return [];
}

function tooMany(path: string, count: number): Problem {
  return { code: 'LIMIT_EXCEEDED', ...say('TOO_MANY_FUNCTION_ITEMS', { max: functionItemsMax, count }), path };
}

export function validateEngine(engine: Maybe<FunctionEngine>, path: string): Problem[] {
  return (['id', 'name', 'runTime', 'version'] as const).flatMap((field) =>
    validateText(engine?.[field], `${path}.${field}`, { name: field, maxLength: functionNameMaxLength }),
  );
}

/** An empty key counts as absent. */
export function validateFileKey(fileKey: Maybe<string>, path: string): Problem[] {
  const problems = validateText(fileKey, path, { name: 'file key', maxLength: functionFileKeyMaxLength });
  if (problems.length > 0 || !fileKey || /\.xlsx$/i.test(fileKey)) return problems;
  return [{ code: 'INVALID', ...say('NOT_AN_EXCEL_FILE'), path }];
}

export function toInput({ name, var: variable, liquid, type }: SentInput, id: string): FunctionInput {
  return { id, name: name ?? '', var: variable ?? '', liquid: liquid ?? '', type: type ?? null };
}

export function toOutput({ name, var: variable }: SentItem, id: string): FunctionOutput {
  return { id, name: name ?? '', var: variable ?? '' };
}

/** Omitted fields remain unchanged. */
export function changeInput(input: FunctionInput, change: SentInput): FunctionInput {
  return {
    id: input.id,
    name: change.name ?? input.name,
    var: change.var ?? input.var,
    liquid: change.liquid === undefined ? input.liquid : (change.liquid ?? ''),
    type: change.type === undefined ? input.type : change.type,
  };
}
