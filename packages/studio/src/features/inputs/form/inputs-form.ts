/**
 * The declared inputs as the editor holds them: every field as typed, also those that the chosen type does not have, so
 * that another choice brings them back. Pure.
 */
import { formatNumber } from '@coverwright/insurance/decimal-text';
import {
  type Input,
  inputLevels,
  type InputLevel,
  type InputType,
  inputTypes,
  type TextByLocale,
} from '@coverwright/insurance/input';
import { isObject, parseJson, type Json } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';

export const requirements = ['never', 'always', 'when'] as const;
export type Requirement = (typeof requirements)[number];

export interface ChoiceEntry {
  readonly value: string;
  readonly label: TextByLocale;
}

export interface InputEntry {
  readonly path: string;
  readonly type: InputType;
  readonly level: InputLevel;
  readonly requirement: Requirement;
  /** The JSON Logic of `when`. */
  readonly condition: string;
  /** A formula of the condition that cannot be read yet; empty if there is none. */
  readonly unfinished: string;
  /** JSON text, or a number as typed; empty for none. */
  readonly default: string;
  readonly example: string;
  readonly isPersonal: boolean;
  readonly label: TextByLocale;
  readonly help: TextByLocale;
  readonly choices: readonly ChoiceEntry[];
  readonly minimum: string;
  readonly maximum: string;
  /** A text such as year, or for each locale; never both. */
  readonly unit: string;
  readonly unitTexts: TextByLocale;
  readonly currency: string;
  readonly minItems: string;
  readonly maxItems: string;
  readonly items: readonly InputEntry[];
}

export interface InputsForm {
  readonly inputs: readonly InputEntry[];
}

export const emptyInput: InputEntry = {
  path: '',
  type: 'text',
  level: 'warn',
  requirement: 'never',
  condition: '',
  unfinished: '',
  default: '',
  example: '',
  isPersonal: false,
  label: {},
  help: {},
  choices: [],
  minimum: '',
  maximum: '',
  unit: '',
  unitTexts: {},
  currency: '',
  minItems: '',
  maxItems: '',
  items: [],
};

/** Undefined for a declaration that this version of the studio cannot represent. */
export function toInputsForm(inputsJsonString: string): InputsForm | undefined {
  const parsed = parseInputs(parseJson(inputsJsonString) ?? null);
  return parsed.ok ? { inputs: parsed.inputs.map(toEntry) } : undefined;
}

export function toEntry(input: Input): InputEntry {
  const { path, type, level, isPersonal, requiredWhen } = input;
  return {
    path,
    type,
    level,
    isPersonal,
    ...toRequirement(requiredWhen),
    unfinished: '',
    default: toValueText(input.default),
    example: toValueText(input.example),
    label: input.label ?? {},
    help: input.help ?? {},
    choices: (input.choices ?? []).map(({ value, label = {} }) => ({ value, label })),
    minimum: toNumberText(input.minimum),
    maximum: toNumberText(input.maximum),
    ...toUnitFields(input.unit),
    currency: input.currency ?? '',
    minItems: toNumberText(input.minItems),
    maxItems: toNumberText(input.maxItems),
    items: (input.items ?? []).map(toEntry),
  };
}

export function toUnitFields(unit: Input['unit'] = ''): Pick<InputEntry, 'unit' | 'unitTexts'> {
  return typeof unit === 'string' ? { unit, unitTexts: {} } : { unit: '', unitTexts: unit };
}

function toRequirement(requiredWhen: Json | undefined): Pick<InputEntry, 'requirement' | 'condition'> {
  if (requiredWhen === undefined || requiredWhen === false) return { requirement: 'never', condition: '' };
  if (requiredWhen === true) return { requirement: 'always', condition: '' };
  return { requirement: 'when', condition: JSON.stringify(requiredWhen) };
}

function toValueText(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'number' ? toNumberText(value) : JSON.stringify(value);
}

function toNumberText(value: number | undefined): string {
  return value === undefined ? '' : formatNumber(String(value));
}

/** Reads a draft, or a merged form. */
export function readInputsForm(value: unknown): InputsForm | undefined {
  const inputs = isObject(value) ? readEntries(value['inputs']) : undefined;
  return inputs && { inputs };
}

function readEntries(value: unknown): readonly InputEntry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map(readEntry).filter((entry) => entry !== undefined);
  return entries.length === value.length ? entries : undefined;
}

const textFields = [
  'path',
  'condition',
  'default',
  'example',
  'minimum',
  'maximum',
  'unit',
  'currency',
  'minItems',
  'maxItems',
] as const;

function readEntry(value: unknown): InputEntry | undefined {
  if (!isObject(value)) return undefined;
  const type = inputTypes.find((one) => one === value['type']);
  const level = inputLevels.find((one) => one === value['level']);
  const requirement = requirements.find((one) => one === value['requirement']);
  const [label, help] = [readTexts(value['label']), readTexts(value['help'])];
  const [choices, items] = [readChoices(value['choices']), readEntries(value['items'])];
  const { isPersonal } = value;
  const texts = textFields.map((field): [string, unknown] => [field, value[field]]).filter(isTextField);
  if (!type || !level || !requirement || !label || !help || !choices || !items) return undefined;
  if (typeof isPersonal !== 'boolean' || texts.length < textFields.length) return undefined;
  // Drafts of earlier versions have none.
  const { unfinished = '' } = value;
  const unitTexts = readTexts(value['unitTexts'] ?? {});
  if (typeof unfinished !== 'string' || !unitTexts) return undefined;
  const known = { type, level, requirement, unfinished, label, help, choices, items, isPersonal, unitTexts };
  return { ...emptyInput, ...Object.fromEntries(texts), ...known };
}

function isTextField(field: [string, unknown]): field is [string, string] {
  return typeof field[1] === 'string';
}

function readTexts(value: unknown): TextByLocale | undefined {
  if (!isObject(value) || Array.isArray(value)) return undefined;
  const texts = Object.entries(value);
  const known = texts.filter(isTextField);
  return known.length === texts.length ? Object.fromEntries(known) : undefined;
}

function readChoices(value: unknown): readonly ChoiceEntry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const choices = value.map((one: unknown): ChoiceEntry | undefined => {
    const label = isObject(one) ? readTexts(one['label']) : undefined;
    return isObject(one) && typeof one['value'] === 'string' && label ? { value: one['value'], label } : undefined;
  });
  const known = choices.filter((choice) => choice !== undefined);
  return known.length === choices.length ? known : undefined;
}
