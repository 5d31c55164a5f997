/** Finds calculations that have no sensible result whatever the values are. */
import { isJsonList, isJsonObject, type Json, type JsonPath } from '../json/json.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import type { DeclaredName } from './declared-name.ts';

interface ArithmeticFinding extends EnglishSentence {
  readonly path: JsonPath;
}

const signs: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%']);

/** @param path of the operator, ending with its name */
export function checkArithmetic(
  name: string,
  argument: Json,
  path: JsonPath,
  inputs: readonly DeclaredName[],
): ArithmeticFinding[] {
  if (!signs.has(name)) return [];
  const operands: readonly Json[] = isJsonList(argument) ? argument : [argument];
  const isDivision = name === '/' || name === '%';
  return operands.flatMap((operand, index): ArithmeticFinding[] => {
    const at = isJsonList(argument) ? [...path, index] : path;
    if (isDivision && index > 0 && operand === 0) return [{ ...say('DIVISION_BY_ZERO'), path: at }];
    const variable = variableOf(operand);
    const isYesOrNo = inputs.some((input) => input.path === variable && input.type === 'boolean');
    if (variable === undefined || !isYesOrNo) return [];
    const factor = name === '*' && operands.length === 2 ? operands[1 - index] : undefined;
    if (typeof factor !== 'number')
      return [{ ...say('BOOLEAN_IN_CALCULATION', { variable, form: `if(${variable}, 1, 0)` }), path: at }];
    const form = `if(${variable}, ${factor}, 0)`;
    return [{ ...say('BOOLEAN_IN_CALCULATION', { variable, form }), path: path.slice(0, -1) }];
  });
}

function variableOf(node: Json): string | undefined {
  const read = isJsonObject(node) ? node['var'] : undefined;
  return typeof read === 'string' ? read : undefined;
}
