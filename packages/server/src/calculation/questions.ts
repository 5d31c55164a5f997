// What a form for a product has to ask: the variables of its logic, with their types and choices. Pure; designed for
// threads, as the logic may be large.
import { type Input, textIn } from '@coverwright/insurance/input';
import { describeVariables, type Json, parseLogicText, type VariableDescription } from '@coverwright/rules';
import { parseDeclared } from './compile-declared.ts';
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
}

/** The variable that contains the key of each chosen option by the type id of its benefit. */
const optionsName = 'benefitOptions';

export function listQuestions(texts: QuestionTexts): Question[] {
  const declared = new Map(parseDeclared(texts.inputs).map((input) => [input.path, input]));
  return listOpenQuestions(texts).map((question) => {
    const input = declared.get(question.name);
    return input === undefined ? question : asDeclared(question, input, texts.locale);
  });
}

/** What the logic reads, as far as the logic and the benefits reveal it. */
function listOpenQuestions({ amountLogic, underwritingRules, benefits, ...texts }: QuestionTexts): Question[] {
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
    if (benefit === undefined && isReplaced(variable) && !decided.has(path)) return [];
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

/** A declared input takes precedence; the parts of lists are those that the logic reads. */
function asDeclared(question: Question, input: Input, locale: string): Question {
  const { type, choices, label, default: value } = input;
  return {
    ...question,
    label: textIn(label, [locale]) ?? question.label,
    type: answerTypes[type],
    ...(value !== undefined && { fallbackJsonString: JSON.stringify(value) }),
    ...(choices !== undefined && {
      choices: choices.map((choice) => ({ value: choice.value, name: textIn(choice.label, [locale]) ?? null })),
      hasOtherAnswers: type === 'text',
    }),
  };
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
