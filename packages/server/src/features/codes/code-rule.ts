// A discount or loading of a product: a code with JSON Logic that returns the amount to subtract from or add to
// the price. Pure: validation.
import type { CodeKind } from '@coverwright/insurance/apply-code';
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import { readCalculationForm } from '@coverwright/insurance/calculation-form';
import type { Sentence } from '@coverwright/insurance/sentence';
import {
  checkRule,
  defaultLimits,
  isJsonList,
  isJsonObject,
  type Json,
  parseJsonText,
  type RuleFinding,
  type TableHeader,
} from '@coverwright/rules';
import { toFindingProblem } from '../../errors/rule-problem.ts';
import type { Problem } from '../../errors/user-error.ts';
import { validateJsonText } from '../../errors/validate-json-text.ts';
import { validateText } from '../../errors/validate-text.ts';
import { type codeRuleInput, currencyCodeEnumeration } from '../../graphql/generated/schema-types.ts';
import type { Author } from '../../request/context.ts';
import { say, type Word, word } from '../../sentences/say.ts';

export type { CodeKind };

export interface CodeRule {
  readonly kind: CodeKind;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly calculationLogic: string;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
}

export const codeMaxLength = 100;
/** The maximum length of a submitted code: four UTF-16 units may compose to one. */
const sentCodeMaxLength = 4 * codeMaxLength;
export const nameMaxLength = 1000;
export const descriptionMaxLength = 10_000;
/** In the price calculation, the logic is nested in a sum and a rounding. */
const logicDepthMax = defaultLimits.maxDepth - 4;

/**
 * Normalizes a code, since Unicode can encode one letter in several ways. A text that is longer than any code
 * is returned unchanged.
 */
export function toCode(text: string): string {
  return normalizeWithin(text, sentCodeMaxLength, 'NFC') ?? text;
}

/** The columns of the tables that a code may look up, by name. */
export type TableHeaders = ReadonlyMap<string, TableHeader>;

/** @param tables those of the product; if undefined, lookups are not compared with them */
export function validateCodeRule(input: codeRuleInput, path: string, tables?: TableHeaders): Problem[] {
  return [
    ...validateCode(input.code, `${path}.code`),
    ...validateText(input.name, `${path}.name`, { name: 'name', maxLength: nameMaxLength, isRequired: true }),
    ...validateText(input.description, `${path}.description`, {
      name: 'description',
      maxLength: descriptionMaxLength,
    }),
    ...validateCalculationLogic(input.calculationLogic, `${path}.calculationLogic`, tables),
  ];
}

function validateCode(code: string, path: string): Problem[] {
  const problems = validateText(code, path, { name: 'code', maxLength: codeMaxLength, isRequired: true });
  if (/\p{Cc}/u.test(code)) {
    problems.push({ code: 'INVALID', ...say('CODE_HAS_CONTROL_CHARACTER'), path });
  }
  if (code !== code.trim() && code.trim() !== '') {
    problems.push({ code: 'INVALID', ...say('CODE_BEGINS_OR_ENDS_WITH_SPACE'), path });
  }
  return problems;
}

function validateCalculationLogic(text: string, path: string, tables: TableHeaders | undefined): Problem[] {
  if (text.trim() === '') return [{ code: 'REQUIRED', ...say('CALCULATION_LOGIC_REQUIRED'), path }];
  const notJson = validateJsonText(text, path, 'calculation logic');
  const parsed = parseJsonText(text);
  if (notJson.length > 0 || !parsed.ok) return notJson;
  const findings = checkRule(parsed.value, { limits: { maxDepth: logicDepthMax }, tables }).filter(isInTheWay);
  if (findings.length > 0) return findings.map((finding) => toFindingProblem(finding, text, path));
  return amountFaults(parsed.value).map((fault): Problem => ({ code: 'INVALID', ...fault, path }));
}

/** Too few or too many arguments may be intended, and a large number may be valid; everything else fails. */
function isInTheWay({ code }: RuleFinding): boolean {
  return code !== 'WRONG_ARITY' && code !== 'UNSAFE_NUMBER';
}

/** Problems of the amount that are apparent without any values. */
function amountFaults(logic: Json): Sentence[] {
  if (isJsonList(logic)) return flatFaults(logic);
  const form = readCalculationForm(logic);
  if (form?.kind === 'ratio') return numberFaults(form.ratio, 'percentage');
  if (typeof logic === 'number') return numberFaults(logic, 'amount');
  if (isJsonObject(logic) && Object.keys(logic).length > 0) return [];
  return [say('CODE_LOGIC_HAS_NO_AMOUNT')];
}

function flatFaults(logic: readonly Json[]): Sentence[] {
  const [amount, currencyCode] = logic;
  const isPair = logic.length === 2 && typeof currencyCode === 'string';
  const isAmount = typeof amount === 'number' || isJsonObject(amount);
  if (!isPair || !isAmount) return [say('FLAT_AMOUNT_MALFORMED')];
  if (currencyCode === 'UNDEFINED' || !Object.hasOwn(currencyCodeEnumeration, currencyCode)) {
    return [say('CURRENCY_CODE_UNKNOWN', { currencyCode })];
  }
  return typeof amount === 'number' ? numberFaults(amount, 'amount') : [];
}

function numberFaults(value: number, what: Word): Sentence[] {
  if (value < 0) return [say('CODE_AMOUNT_NEGATIVE', { what: word(what) })];
  if (value <= Number.MAX_SAFE_INTEGER) return [];
  return [say('CODE_AMOUNT_TOO_LARGE', { what: word(what) })];
}
