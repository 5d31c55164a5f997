/** The form of a code: its values, their validation, and the mutation input. Texts and widgets are elsewhere. */
import { checkRule, isJsonObject, parseJsonText, type Sentence } from '@coverwright/rules';
import type { codeRuleInput } from '../../../api/generated/operations.ts';
import {
  readAmount,
  readCalculation,
  toLogicText,
  toTypedAmount,
  type AmountProblem,
  type Calculation,
  type CalculationKind,
} from '../calculation.ts';
import type { CodeRule } from '../code-rule.ts';

export interface CodeForm {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly kind: CalculationKind;
  /** For a ratio, as typed. */
  readonly percent: string;
  /** For a flat amount, as typed. */
  readonly amount: string;
  readonly currency: string;
  /** For custom logic. */
  readonly logicText: string;
  /** A formula of this logic that cannot be read yet; empty if there is none. */
  readonly unfinished: string;
}

export type CodeField = Exclude<keyof CodeForm, 'unfinished'>;

export type CodeFieldProblem =
  | { readonly code: 'required' | 'noAmount' | 'unfinished' | AmountProblem }
  | { readonly code: 'json'; readonly detail: Sentence & { readonly line: number } }
  | { readonly code: 'logic'; readonly detail: Sentence };

export type CodeProblems = Partial<Record<CodeField, CodeFieldProblem>>;

/** The currencies that a flat amount can be entered in. */
export const offeredCurrencies: readonly string[] = ['HKD'];

const emptyForm: CodeForm = {
  name: '',
  code: '',
  description: '',
  kind: 'ratio',
  percent: '',
  amount: '',
  currency: 'HKD',
  logicText: '',
  unfinished: '',
};

export const codeFields = [
  'name',
  'code',
  'description',
  'kind',
  'percent',
  'amount',
  'currency',
  'logicText',
] as const satisfies readonly CodeField[];

/** Without a rule, the form for a new code. */
export function toCodeForm(rule?: CodeRule): CodeForm {
  if (!rule) return emptyForm;
  const { name, code, description } = rule;
  return { ...emptyForm, name, code, description, ...toFields(readCalculation(rule.logicText)) };
}

function toFields(calculation: Calculation): Partial<CodeForm> {
  const { kind } = calculation;
  if (kind === 'ratio') return { kind, percent: toTypedAmount(calculation.percent) };
  if (kind === 'flat') return { kind, amount: toTypedAmount(calculation.amount), currency: calculation.currency };
  return { kind, logicText: calculation.text };
}

/** Choosing custom starts with the logic of the previous fields, unless custom logic has already been written. */
export function withKind(form: CodeForm, kind: CalculationKind): CodeForm {
  const said = kind === 'custom' && form.logicText.trim() === '' ? toCalculation(form) : undefined;
  return { ...form, kind, ...(said && { logicText: toLogicText(said) }) };
}

/** Undefined while the fields are incomplete. */
export function toCalculation({ kind, percent, amount, currency, logicText }: CodeForm): Calculation | undefined {
  if (kind === 'custom') return logicText.trim() === '' ? undefined : { kind, text: logicText };
  const typed = kind === 'ratio' ? percent : amount;
  if (numberProblem(typed) !== undefined) return undefined;
  const value = readAmount(typed).amount;
  return kind === 'ratio' ? { kind, percent: value } : { kind, amount: value, currency };
}

export function validateCode(form: CodeForm): CodeProblems {
  const problems: CodeProblems = {};
  if (form.name.trim() === '') problems.name = { code: 'required' };
  if (form.code.trim() === '') problems.code = { code: 'required' };
  const percent = form.kind === 'ratio' ? numberProblem(form.percent) : undefined;
  if (percent) problems.percent = percent;
  const amount = form.kind === 'flat' ? numberProblem(form.amount) : undefined;
  if (amount) problems.amount = amount;
  const logic = form.kind === 'custom' ? logicProblem(form) : undefined;
  if (logic) problems.logicText = logic;
  return problems;
}

function numberProblem(typed: string): CodeFieldProblem | undefined {
  if (typed.trim() === '') return { code: 'required' };
  const { problem } = readAmount(typed);
  return problem && { code: problem };
}

function logicProblem({ logicText: text, unfinished }: CodeForm): CodeFieldProblem | undefined {
  // The logic before the formula was typed would be saved.
  if (unfinished !== '') return { code: 'unfinished' };
  if (text.trim() === '') return { code: 'required' };
  const parsed = parseJsonText(text);
  if (!parsed.ok) return { code: 'json', detail: parsed };
  const finding = checkRule(parsed.value).find(({ code }) => code !== 'WRONG_ARITY' && code !== 'UNSAFE_NUMBER');
  if (finding) return { code: 'logic', detail: finding };
  const logic = parsed.value;
  const givesAmount = typeof logic === 'number' || Array.isArray(logic) || isJsonObject(logic);
  return givesAmount ? undefined : { code: 'noAmount' };
}

/** Requires a form without problems. */
export function toCodeInput(form: CodeForm): codeRuleInput {
  const { name, code, description } = form;
  const calculation = toCalculation(form);
  return {
    name,
    code: code.trim(),
    description: description.trim() === '' ? null : description,
    calculationLogic: calculation ? toLogicText(calculation) : '',
  };
}
