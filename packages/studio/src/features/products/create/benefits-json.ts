/** The initial benefits of a product, typed as a JSON list. */
import { isJsonObject, locatePath, parseJsonText, type Json, type JsonObject, type Sentence } from '@coverwright/rules';
import type { benefitInput, currencyCodeEnumeration } from '../../../api/generated/operations.ts';

export const sampleBenefitsText = JSON.stringify(
  [{ typeId: 'my_benefit', currencyCode: 'HKD', valueJsonString: 1000 }],
  null,
  2,
);

interface ProblemRange {
  /** 1-based. */
  readonly line: number;
  /** The range to mark in the text. */
  readonly from: number;
  readonly to: number;
}

interface SyntaxProblem extends ProblemRange {
  readonly reason: 'syntax';
  readonly sentence: Sentence;
}

interface MisfitProblem extends ProblemRange {
  readonly reason: 'notList' | 'notObject' | 'noTypeId' | 'unknownField' | 'wrongValue';
  /** The field that the problem concerns. */
  readonly field: string;
}

export type BenefitsProblem = SyntaxProblem | MisfitProblem;

export type BenefitsResult =
  | { readonly ok: true; readonly inputs: benefitInput[] }
  | { readonly ok: false; readonly problem: BenefitsProblem };

export function parseBenefits(text: string): BenefitsResult {
  const parsed = parseJsonText(text);
  if (!parsed.ok) {
    const { line, offset: from, endOffset: to, reason, parameters } = parsed;
    return { ok: false, problem: { reason: 'syntax', sentence: { reason, parameters }, line, from, to } };
  }
  if (!isJsonList(parsed.value)) return misfit(text, 'notList', []);
  const inputs: benefitInput[] = [];
  for (const [index, benefit] of parsed.value.entries()) {
    if (!isJsonObject(benefit)) return misfit(text, 'notObject', [index]);
    if (benefit['typeId'] === undefined) return misfit(text, 'noTypeId', [index], 'typeId');
    const field = Object.keys(benefit).find((name) => !Object.hasOwn(fieldChecks, name));
    if (field !== undefined) return misfit(text, 'unknownField', [index, field], field);
    const wrong = Object.keys(benefit).find((name) => !fieldChecks[name]?.(benefit[name] ?? null));
    if (wrong !== undefined) return misfit(text, 'wrongValue', [index, wrong], wrong);
    inputs.push(toBenefitInput(benefit));
  }
  return { ok: true, inputs };
}

const isText = (value: Json) => typeof value === 'string';
const isTextOrNull = (value: Json) => value === null || isText(value);
const fieldChecks: Readonly<Record<string, (value: Json) => boolean>> = {
  typeId: isText,
  parentTypeId: isTextOrNull,
  optionKey: isTextOrNull,
  parentOptionKeys: (value) => value === null || (isJsonList(value) && value.every(isText)),
  currencyCode: isTextOrNull,
  isValueInput: (value) => value === null || typeof value === 'boolean',
  valueJsonString: () => true,
};

/** The value is plain JSON in the list, but is sent as JSON text. */
function toBenefitInput(benefit: JsonObject): benefitInput {
  const { typeId, parentTypeId, optionKey, parentOptionKeys, currencyCode, isValueInput, valueJsonString } = benefit;
  const keys = parentOptionKeys ?? null;
  return {
    typeId: toText(typeId) ?? '',
    parentTypeId: toText(parentTypeId),
    optionKey: toText(optionKey),
    parentOptionKeys: isJsonList(keys) ? keys.map(toText) : undefined,
    // The server validates the code, and reports an unknown one.
    currencyCode: toText(currencyCode) as currencyCodeEnumeration | undefined,
    isValueInput: typeof isValueInput === 'boolean' ? isValueInput : undefined,
    valueJsonString: valueJsonString === undefined ? undefined : JSON.stringify(valueJsonString),
  };
}

function toText(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function misfit(text: string, reason: MisfitProblem['reason'], path: (string | number)[], field = ''): BenefitsResult {
  const { from, to } = locatePath(text, path) ?? { from: 0, to: 0 };
  const line = text.slice(0, from).split('\n').length;
  return { ok: false, problem: { reason, line, field, from, to } };
}

function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
