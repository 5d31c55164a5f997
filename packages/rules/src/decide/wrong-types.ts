/**
 * The types that operators need in decisions. Looser than the types of prices: a number may be written as a text, and
 * 1 and 0 are accepted as true and false. Pure; docs/pricing.md contains the rules as a table.
 */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { Exact } from '../numbers/exact.ts';
import { readNumber } from '../numbers/number-text.ts';
import { isRoundingOperator } from '../numbers/rounding.ts';
import { isUnknown } from '../operators/unknown.ts';
import { comparisonNames, iteratorNames } from '../operators/values.ts';
import type { VariableType } from '../variables/variable-evidence.ts';

export type WantedType = Exclude<VariableType, 'object'>;

export interface WrongOperand {
  /** The index of the operand. */
  readonly index: number;
  readonly wanted: WantedType;
  /** The position of the element that is at fault if the operand is a list. */
  readonly element?: number;
}

export function typeOf(value: unknown): VariableType {
  if (typeof value === 'number' || value instanceof Exact || isLongNumber(value)) return 'number';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'boolean';
  return Array.isArray(value) ? 'list' : 'object';
}

function isNumeric(value: unknown): boolean {
  return typeOf(value) === 'number' || (typeof value === 'string' && !Number.isNaN(readNumber(value)));
}

/** Whether a value represents true or false: also 1 and 0, and these as texts. */
function isTruthValue(value: unknown): boolean {
  if (typeof value === 'boolean') return true;
  return isNumeric(value) && (Number(value) === 0 || Number(value) === 1);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

const calculating: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', 'max', 'min']);
const comparing: ReadonlySet<string> = new Set(comparisonNames);

export function isCalculation(operator: string): boolean {
  return calculating.has(operator) || isRoundingOperator(operator);
}

export function isOrder(operator: string): boolean {
  return operator.startsWith('<') || operator.startsWith('>');
}

/**
 * The operands whose values the operator cannot work with. `isGiven` tells whether an operand is a value of the data:
 * what the rule itself contains or calculates is never at fault. Unknown values have no type.
 */
export function listWrongOperands(
  operator: string,
  operands: readonly unknown[],
  isGiven: (index: number) => boolean,
): readonly WrongOperand[] {
  if (isCalculation(operator)) return wrongNumbers(operator, operands).filter(({ index }) => isGiven(index));
  if (comparing.has(operator)) return wrongCompared(operator, operands, isGiven);
  if (operator === 'in') return wrongSearched(operands, isGiven);
  const [first] = operands;
  if (isUnknown(first)) return [];
  if (iteratorNames.has(operator)) return isList(first) || !isGiven(0) ? [] : [{ index: 0, wanted: 'list' }];
  return operator === 'substr' && typeof first !== 'string' && isGiven(0) ? [{ index: 0, wanted: 'string' }] : [];
}

function wrongNumbers(operator: string, operands: readonly unknown[]): WrongOperand[] {
  // max and min do not convert texts.
  const isNumber = (value: unknown): boolean =>
    operator === 'max' || operator === 'min' ? typeOf(value) === 'number' : isNumeric(value);
  return operands.flatMap((value, index) =>
    isUnknown(value) || isNumber(value) ? [] : [{ index, wanted: 'number' as const }],
  );
}

function wrongCompared(
  operator: string,
  operands: readonly unknown[],
  isGiven: (index: number) => boolean,
): WrongOperand[] {
  const wanted = operator.length === 3 ? wantedExactly : isOrder(operator) ? wantedInOrder : wantedInEquality;
  const wrong = operands.flatMap((value, index) => {
    const other = operands[1 - index];
    if (isUnknown(value) || isUnknown(other)) return [];
    const type = wanted(value, other);
    return type === undefined || !isGiven(index) ? [] : [{ index, wanted: type }];
  });
  // Of two values that do not fit each other, the number is more likely to be right.
  const [first, second] = wrong;
  if (first === undefined || second === undefined) return wrong;
  return [isNumeric(operands[first.index]) ? second : first];
}

/** The type of a value that another one is compared with. */
function scalarTypeOf(value: unknown): WantedType {
  const type = typeOf(value);
  return type === 'object' || type === 'list' ? 'number' : type;
}

function wantedExactly(value: unknown, other: unknown): WantedType | undefined {
  const type = typeOf(other);
  return type === 'object' || typeOf(value) === type ? undefined : type;
}

function wantedInOrder(value: unknown, other: unknown): WantedType | undefined {
  const isText = typeof other === 'string' && !isNumeric(other);
  if (typeof value === 'string') return isNumeric(value) || typeof other === 'string' ? undefined : 'number';
  if (typeOf(value) === 'number') return isText ? 'string' : undefined;
  return isText ? 'string' : 'number';
}

function wantedInEquality(value: unknown, other: unknown): WantedType | undefined {
  const type = typeOf(value);
  if (type === 'list' || type === 'object') return scalarTypeOf(other);
  if (typeof other === 'boolean') return isTruthValue(value) ? undefined : 'boolean';
  if (type === 'boolean') {
    if (isTruthValue(other)) return undefined;
    return isNumeric(other) ? 'number' : scalarTypeOf(other);
  }
  if (type === 'number') return isNumeric(other) || typeof other !== 'string' ? undefined : 'string';
  return isNumeric(value) || typeof other === 'string' ? undefined : scalarTypeOf(other);
}

function wrongSearched([item, list]: readonly unknown[], isGiven: (index: number) => boolean): WrongOperand[] {
  if (isUnknown(list)) return [];
  if (typeof list === 'string') {
    const isPart = isUnknown(item) || typeof item === 'string' || typeOf(item) === 'number';
    return isPart || !isGiven(0) ? [] : [{ index: 0, wanted: 'string' }];
  }
  if (!isList(list)) return isGiven(1) ? [{ index: 1, wanted: 'list' }] : [];
  if (isUnknown(item) || list.includes(item)) return [];
  const type = typeOf(item);
  const others = list.filter((element) => !isUnknown(element));
  const [wanted] = others.map(scalarTypeOf);
  if (wanted === undefined) return [];
  const hasSame = others.some((element) => typeOf(element) === type);
  if (!hasSame && isGiven(0)) return [{ index: 0, wanted }];
  const element = list.findIndex((one) => !isUnknown(one) && typeOf(one) !== type);
  return element === -1 || isGiven(0) || !isGiven(1) ? [] : [{ index: 1, wanted: scalarTypeOf(item), element }];
}
