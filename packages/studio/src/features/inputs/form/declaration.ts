/** From the form to the declaration that is saved, and what is wrong with it. Pure. */
import { checkInputs } from '@coverwright/insurance/check-inputs';
import type { InputType, TextByLocale } from '@coverwright/insurance/input';
import { parseJson, type Json, type JsonObject } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import type { Sentence } from '@coverwright/insurance/sentence';
import { describeCondition } from '@coverwright/rules';
import { readNumber } from '../../../ui/forms/typed-number.ts';
import { isBlankCondition } from './condition.ts';
import type { ChoiceEntry, InputEntry, InputsForm } from './inputs-form.ts';

/** Why a typed text is not a value. */
export type TypedFault = 'notNumber' | 'tooLarge' | 'tooPrecise' | 'notJson' | 'conditionMissing' | 'unfinished';

/** At a position of the declaration, such as 3.choices.0.value. */
export type InputFault =
  | { readonly path: string; readonly typed: TypedFault }
  /** A path has spaces, and would be this one without them. */
  | { readonly path: string; readonly withoutSpaces: string }
  | { readonly path: string; readonly sentence: Sentence };

export interface Declaration {
  /** JSON text as it is saved, without the fields that have faults. */
  readonly text: string;
  readonly faults: readonly InputFault[];
}

export function toDeclaration({ inputs }: InputsForm): Declaration {
  const typed: InputFault[] = [];
  const json = inputs.map((entry, index) => toInputJson(entry, String(index), typed));
  const explained = new Set(typed.map(({ path }) => path));
  const others = faultsOf(json).filter(({ path }) => !explained.has(path));
  return { text: JSON.stringify(json), faults: [...typed, ...others] };
}

function faultsOf(json: Json): InputFault[] {
  const parsed = parseInputs(json);
  const problems = parsed.ok ? checkInputs(parsed.inputs, describeCondition) : parsed.problems;
  return problems.map(({ path, ...sentence }) => ({ path, sentence }));
}

const numericTypes: ReadonlySet<InputType> = new Set(['number', 'integer', 'amount']);

export function isNumeric(type: InputType): boolean {
  return numericTypes.has(type);
}

export function hasChoices(type: InputType): boolean {
  return type === 'text' || type === 'choice';
}

/** The parts of `insured age` are separated by points, and those of `insured. birth date` are already. */
export function withoutSpaces(path: string): string {
  const trimmed = path.trim().replaceAll(/\s*\.\s*/gu, '.');
  if (!trimmed.includes('.')) return trimmed.replaceAll(/\s+/gu, '.');
  return trimmed.replaceAll(/\s+(?<first>\S)/gu, (_, first: string) => first.toUpperCase());
}

/** Only the fields that the type has. */
function toInputJson(entry: InputEntry, place: string, faults: InputFault[]): JsonObject {
  const { path, type, level, isPersonal, items } = entry;
  const read = (field: 'default' | 'example') => readValue(entry[field], type, `${place}.${field}`, faults);
  const count = (field: 'minimum' | 'maximum' | 'minItems' | 'maxItems', isOwn: boolean) =>
    isOwn ? readTyped(entry[field], `${place}.${field}`, faults) : undefined;
  const [isNumber, isList] = [isNumeric(type), type === 'list'];
  if (/\s/u.test(path)) faults.push({ path: `${place}.path`, withoutSpaces: withoutSpaces(path) });
  return withoutUndefined({
    path,
    type,
    level: level === 'refuse' ? level : undefined,
    requiredWhen: readRequirement(entry, place, faults),
    label: toTexts(entry.label),
    help: toTexts(entry.help),
    choices: hasChoices(type) && entry.choices.length > 0 ? entry.choices.map(toChoice) : undefined,
    minimum: count('minimum', isNumber),
    maximum: count('maximum', isNumber),
    unit: isNumber && type !== 'amount' ? (toTexts(entry.unitTexts) ?? toText(entry.unit)) : undefined,
    currency: type === 'amount' ? toText(entry.currency) : undefined,
    minItems: count('minItems', isList),
    maxItems: count('maxItems', isList),
    items:
      isList && items.length > 0
        ? items.map((item, index) => toInputJson(item, `${place}.items.${index}`, faults))
        : undefined,
    default: read('default'),
    example: read('example'),
    isPersonal: isPersonal ? true : undefined,
  });
}

function readRequirement({ requirement, condition, unfinished }: InputEntry, place: string, faults: InputFault[]) {
  if (requirement === 'never') return undefined;
  if (requirement === 'always') return true;
  const logic = isBlankCondition(condition) ? undefined : parseJson(condition);
  const typed = isBlankCondition(condition) ? 'conditionMissing' : 'notJson';
  // The condition before the formula was typed would be saved.
  if (unfinished !== '') faults.push({ path: `${place}.requiredWhen`, typed: 'unfinished' });
  else if (logic === undefined) faults.push({ path: `${place}.requiredWhen`, typed });
  return unfinished === '' ? logic : undefined;
}

function readValue(text: string, type: InputType, path: string, faults: InputFault[]): Json | undefined {
  if (text.trim() === '') return undefined;
  if (isNumeric(type)) return readTyped(text, path, faults);
  const value = parseJson(text);
  if (value === undefined) faults.push({ path, typed: 'notJson' });
  return value;
}

function readTyped(text: string, path: string, faults: InputFault[]): number | undefined {
  const { problem, json } = readNumber(text, false);
  if (problem === undefined) return json === '' ? undefined : Number(json);
  const typed = problem === 'tooLarge' || problem === 'tooPrecise' ? problem : 'notNumber';
  faults.push({ path, typed });
  return undefined;
}

function toChoice({ value, label }: ChoiceEntry): JsonObject {
  return withoutUndefined({ value, label: toTexts(label) });
}

function toTexts(texts: TextByLocale): JsonObject | undefined {
  const typed = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

function toText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : trimmed;
}

function withoutUndefined(members: Readonly<Record<string, Json | undefined>>): JsonObject {
  const given = Object.entries(members).filter((member): member is [string, Json] => member[1] !== undefined);
  return Object.fromEntries(given);
}
