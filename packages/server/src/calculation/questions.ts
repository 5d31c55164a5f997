// What a form for a product has to ask: the variables of its logic, with their types and choices. Pure; designed for
// threads, as the logic may be large.
import { type AskedInput, compileAskedInputs } from '@coverwright/insurance/asked-inputs';
import { type Input, type InputType, textIn } from '@coverwright/insurance/input';
import { unitIn } from '@coverwright/insurance/unit';
import {
  type CompiledRule,
  describeCondition,
  describeVariables,
  type Json,
  parseLogicText,
  type VariableDescription,
} from '@coverwright/rules';
import { parseDeclared, toCondition } from './compile-declared.ts';
import { type LookupTable, prepareTables } from './lookup-tables.ts';

export interface QuestionTexts {
  /** JSON Logic as JSON text; undefined if there is none. */
  readonly amountLogic: string | undefined;
  readonly underwritingRules: string | undefined;
  readonly benefits: readonly BenefitChoice[];
  /** The declared inputs as JSON text, if there are any. */
  readonly inputs?: string | undefined;
  /** The tables that the logic looks up, if there are any. */
  readonly tables?: readonly LookupTable[] | undefined;
  /** Of the labels of inputs. */
  readonly locale: string;
  /** The present values of the form as JSON text. */
  readonly values?: string | undefined;
}

export interface QuestionForm {
  readonly questions: readonly Question[];
  /** What the present values need of the declared inputs; of no values if there are none. */
  readonly inputs: readonly AskedInput[];
}

/** A benefit with options. */
export interface BenefitChoice {
  readonly typeId: string;
  readonly name: string | null;
  readonly options: readonly { readonly key: string; readonly name: string | null }[];
}

export interface Question {
  readonly name: string;
  readonly label: string | null;
  readonly type: VariableDescription['type'] | null;
  readonly fallbackJsonString: string | null;
  readonly choices: readonly { readonly value: string; readonly name: string | null }[];
  readonly hasOtherAnswers: boolean;
  readonly items: readonly Question[] | null;
  /** Of the declared input, like all further fields. */
  readonly declaredType: InputType | null;
  readonly help: string | null;
  readonly exampleJsonString: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** As it is declared. */
  readonly unit: string | null;
  /** For people. */
  readonly unitText: string | null;
}

/** The variable that contains the key of each chosen option by the type id of its benefit. */
const optionsName = 'benefitOptions';

export function listQuestions(texts: QuestionTexts, compile: (rule: Json) => CompiledRule): QuestionForm {
  const declared = parseDeclared(texts.inputs);
  const open = listOpenQuestions(texts, new Set(declared.filter(isEverRequired).map(({ path }) => path)));
  const { inputs } = compileAskedInputs(declared, toCondition(compile))(toJson(texts.values));
  return { questions: withDeclared(open, listNeeded(declared, open), texts.locale), inputs };
}

function isEverRequired({ requiredWhen = false }: Input): boolean {
  return requiredWhen !== false;
}

/** What the logic reads, what must be present in any case, and what decides whether other inputs are asked. */
function listNeeded(declared: readonly Input[], open: readonly Question[]): readonly Input[] {
  const read = new Set(open.map(({ name }) => name));
  const needed = new Set(declared.filter((input) => read.has(input.path) || isEverRequired(input)));
  for (const { requiredWhen = null } of needed) {
    const reads = new Set(describeCondition(requiredWhen).reads);
    for (const input of declared) if (reads.has(input.path)) needed.add(input);
  }
  return declared.filter((input) => needed.has(input));
}

/** In the order of the declaration, which is that of a form; what is not declared comes last. */
function withDeclared(open: readonly Question[], inputs: readonly Input[], locale: string): readonly Question[] {
  const byName = new Map(open.map((question) => [question.name, question]));
  const asked = inputs.map((input) => asDeclared(byName.get(input.path) ?? noQuestion(input.path), input, locale));
  const names = new Set(inputs.map(({ path }) => path));
  return [...asked, ...open.filter(({ name }) => !names.has(name))];
}

/** What the logic reads, as far as the logic and the benefits reveal it. */
function listOpenQuestions(
  { amountLogic, underwritingRules, benefits, ...texts }: QuestionTexts,
  required: ReadonlySet<string>,
): Question[] {
  const options = { tables: prepareTables(texts.tables) };
  const [pricing, rules] = [toJson(amountLogic), toJson(underwritingRules)];
  const priced = new Map(describeVariables(pricing, options).map((variable) => [variable.path, variable]));
  const decided = new Set(describeVariables(rules).map(({ path }) => path));
  const seen = new Set<string>();
  return describeVariables([pricing, rules], options).flatMap((variable) => {
    const { segments, isDynamic, path } = variable;
    if (isDynamic || path === '' || seen.has(path)) return [];
    seen.add(path);
    const benefit = findBenefit(segments, variable, benefits);
    if (benefit === undefined && isReplaced(variable) && !decided.has(path) && !required.has(path)) return [];
    const question = toQuestion(variable, priced.get(path)?.choices ?? []);
    return [benefit === undefined ? question : { ...question, ...toChoices(benefit) }];
  });
}

const answerTypes: Readonly<Record<Input['type'], Question['type']>> = {
  text: 'string',
  choice: 'string',
  date: 'string',
  number: 'number',
  integer: 'number',
  amount: 'number',
  boolean: 'boolean',
  list: 'list',
};

/** A declared input takes precedence; so do those of the entries of a list. */
function asDeclared(question: Question, input: Input, locale: string): Question {
  const { type, choices, label, help, default: value, example, minimum, maximum, unit, currency, items } = input;
  return {
    ...question,
    label: textIn(label, [locale]) ?? question.label,
    type: answerTypes[type],
    declaredType: type,
    help: textIn(help, [locale]) ?? null,
    exampleJsonString: example === undefined ? null : JSON.stringify(example),
    minimum: minimum ?? null,
    maximum: maximum ?? null,
    unit: (typeof unit === 'string' ? unit : textIn(unit, [locale])) ?? currency ?? null,
    unitText: unitIn(unit, [locale]) ?? currency ?? null,
    ...(value !== undefined && { fallbackJsonString: JSON.stringify(value) }),
    ...(choices !== undefined && {
      choices: choices.map((choice) => ({ value: choice.value, name: textIn(choice.label, [locale]) ?? null })),
      hasOtherAnswers: type === 'text',
    }),
    ...(items !== undefined && {
      items: withDeclared(question.items ?? [], listNeeded(items, question.items ?? []), locale),
    }),
  };
}

const undeclared = {
  declaredType: null,
  help: null,
  exampleJsonString: null,
  minimum: null,
  maximum: null,
  unit: null,
  unitText: null,
} as const;

/** For an input that the logic does not read. */
function noQuestion(name: string): Question {
  const open = { label: null, type: null, fallbackJsonString: null, choices: [], hasOtherAnswers: false, items: null };
  return { name, ...open, ...undeclared };
}

/** Logic that cannot be read is reported when it is saved or calculated. */
function toJson(text: string | undefined): Json {
  const parsed = parseLogicText(text ?? 'null');
  return parsed.ok ? parsed.value : null;
}

/** The logic has an empty value for customers who have no answer, as for the code of a promotion. */
function isReplaced({ isOptional, fallback = null }: VariableDescription): boolean {
  return isOptional && (fallback === null || fallback === '');
}

function toQuestion(variable: VariableDescription, pricedChoices: readonly string[]): Question {
  const { path, type, fallback, items } = variable;
  const isText = type === undefined || type === 'string';
  const own = isText && typeof fallback === 'string' && fallback !== '' ? [fallback] : [];
  const choices = isText ? [...new Set([...own, ...variable.choices])].filter((text) => text.trim() !== '') : [];
  // Between two prices the logic distinguishes by these texts. A single text, and those that are declined, are
  // exceptions among many others.
  const isClosed = new Set([...own, ...pricedChoices]).size > 1;
  return {
    name: path,
    label: null,
    type: type ?? null,
    fallbackJsonString: fallback === undefined ? null : JSON.stringify(fallback),
    choices: choices.map((value) => ({ value, name: null })),
    hasOtherAnswers: choices.length > 0 && !isClosed,
    items: items === undefined ? null : items.filter(({ isDynamic }) => !isDynamic).map((item) => toQuestion(item, [])),
    ...undeclared,
  };
}

/** The benefit whose option a variable is: named by its last segment, with the keys that the logic distinguishes. */
function findBenefit(
  segments: readonly string[],
  { type = 'string', choices, fallback = '' }: VariableDescription,
  benefits: readonly BenefitChoice[],
): BenefitChoice | undefined {
  const benefit = benefits.find(({ typeId }) => typeId === segments.at(-1));
  if (benefit === undefined || type !== 'string') return undefined;
  if (segments.length === 2 && segments[0] === optionsName) return benefit;
  const keys = new Set(['', ...benefit.options.map(({ key }) => key)]);
  const named = [...choices, fallback];
  return choices.length > 0 && named.every((one) => typeof one === 'string' && keys.has(one)) ? benefit : undefined;
}

function toChoices({ name: label, options }: BenefitChoice): Pick<Question, 'label' | 'choices' | 'hasOtherAnswers'> {
  return { label, choices: options.map(({ key, name }) => ({ value: key, name })), hasOtherAnswers: false };
}
