/** Fields for what a logic reads: as it is declared, or else as far as the logic reveals it. Pure. */
import { type Input, textIn } from '@coverwright/insurance/input';
import { unitIn } from '@coverwright/insurance/unit';
import { describeCondition, describeVariables, type Json, type VariableDescription } from '@coverwright/rules';
import { anyEntry, type FieldKind, type InputField } from './input-answers.ts';

const declaredKinds = {
  text: 'text',
  choice: 'choice',
  number: 'number',
  integer: 'number',
  amount: 'number',
  date: 'date',
  boolean: 'boolean',
  list: 'list',
} as const satisfies Readonly<Record<Input['type'], FieldKind>>;

/** Those of the declared inputs that the logic reads, or that decide whether one of these is asked. */
export function inputsOfLogic(logic: Json, declared: readonly Input[]): readonly Input[] {
  return neededInputs(declared, describeVariables(logic));
}

/** Declared inputs come first, in their order. All of them are fields of a logic that reads nothing yet. */
export function fieldsOfLogic(logic: Json, declared: readonly Input[], language: string): InputField[] {
  const read = describeVariables(logic).filter(({ path, isDynamic }) => path !== '' && !isDynamic);
  const needed = read.length === 0 ? declared : neededInputs(declared, read);
  const others = read.filter(({ path }) => !declared.some((input) => isOneInOther(input.path, path)));
  const byPath = new Map(others.map((variable) => [variable.path, variable]));
  return [...needed.map((input) => ofInput(input, language)), ...[...byPath.values()].map(ofVariable)];
}

/** Whether one of the paths is the other one, or a part of its value. */
function isOneInOther(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** What is read, and what decides whether that is asked. */
function neededInputs(declared: readonly Input[], read: readonly VariableDescription[]): readonly Input[] {
  const needed = new Set(declared.filter((input) => read.some(({ path }) => isOneInOther(input.path, path))));
  for (const { requiredWhen = null } of needed) {
    const reads = new Set(describeCondition(requiredWhen).reads);
    for (const input of declared) if (reads.has(input.path)) needed.add(input);
  }
  return declared.filter((input) => needed.has(input));
}

function ofInput(input: Input, language: string): InputField {
  const { path, type, label, help, choices = [], unit, currency, example, isPersonal, items = [] } = input;
  return {
    name: path,
    label: textIn(label, [language]) ?? path,
    kind: type === 'text' && choices.length > 0 ? 'suggested' : declaredKinds[type],
    choices: choices.map((choice) => ({
      value: choice.value,
      label: textIn(choice.label, [language]) ?? choice.value,
    })),
    help: textIn(help, [language]),
    unit: unitIn(unit, [language]) ?? currency,
    fallback: toShown(input.default),
    example: toShown(example),
    isPersonal,
    items: type === 'list' && items.length === 0 ? [anyEntry] : items.map((item) => ofInput(item, language)),
  };
}

function ofVariable(variable: VariableDescription): InputField {
  const { path, choices, fallback, items = [] } = variable;
  const parts = items.filter(({ isDynamic }) => !isDynamic);
  const kind = kindOf(variable);
  return {
    name: path,
    label: path,
    kind,
    choices: choices.map((value) => ({ value, label: value })),
    help: undefined,
    unit: undefined,
    fallback: toShown(fallback),
    example: undefined,
    isPersonal: false,
    items: kind === 'list' && parts.length === 0 ? [anyEntry] : parts.map(ofVariable),
  };
}

/** Of what is neither compared nor calculated with, most is a number; a text typed there remains one. */
function kindOf({ type = 'number', choices }: VariableDescription): FieldKind {
  if (type === 'list') return 'list';
  if (choices.length > 0) return 'suggested';
  if (type === 'number' || type === 'boolean') return type;
  return type === 'string' ? 'text' : 'json';
}

/** A text without its quotes. */
function toShown(value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
