// The OpenAPI document of a product as text, with examples for which there is a response. Created in a worker
// thread. Pure.
import type { Input } from '@coverwright/insurance/input';
import { exampleValues, type Json, type JsonObject, parseJsonText, type PreparedTables } from '@coverwright/rules';
import type { OpenapiTask, ProductLogic } from '../calculation.ts';
import { parseDeclared } from '../compile-declared.ts';
import { prepareTables } from '../lookup-tables.ts';
import { compileLogic } from '../product-logic.ts';
import { UserError } from '../../errors/user-error.ts';
import { success } from '../../errors/envelope.ts';
import { toCalculation } from './calculation-request.ts';
import { withExamples } from './declared-schema.ts';
import { type DocumentedCode, type Example, toOpenapiDocument } from './openapi-document.ts';

export function toOpenapiText({ product, price, underwriting, locale }: OpenapiTask): string {
  const codes = (price?.codes ?? []).map((code) => ({ ...code, logic: toJson(code.calculationLogic) }));
  const inputs = parseDeclared(underwriting.inputs);
  const tables = prepareTables([...(price?.tables ?? []), ...(underwriting.tables ?? [])]);
  const [rates, rules] = [toJson(price?.amountLogic ?? 'null'), toJson(underwriting.underwritingRules ?? 'null')];
  const document = toOpenapiDocument({
    ...product,
    pricing: rates,
    underwriting: rules,
    codes,
    inputs,
    tables,
    locale,
    priceExample: price && findExample(price, priceBodies(rates, codes, { inputs, tables }), locale),
    decisionExample: findExample(
      underwriting,
      [{ values: withExamples(exampleValues(rules, { tables }), inputs) }],
      locale,
    ),
  });
  return JSON.stringify(document);
}

/** With a loading and a discount if they can be applied, otherwise without. */
function priceBodies(
  pricing: Json,
  codes: readonly DocumentedCode[],
  { inputs, tables }: { readonly inputs: readonly Input[]; readonly tables: PreparedTables | undefined },
): JsonObject[] {
  const loading = codes.find(({ kind }) => kind === 'loading');
  const discount = codes.find(({ kind }) => kind === 'discount');
  const chosen = [loading, discount].filter((code) => code !== undefined);
  const plain = { values: withExamples(exampleValues(pricing, { tables }), inputs) };
  if (chosen.length === 0) return [plain];
  const { premium: _premium, ...values } = exampleValues([pricing, ...chosen.map(({ logic }) => logic)], { tables });
  const withCodes = {
    values: { ...withExamples(values, inputs), ...(loading !== undefined && { loadingCodes: [loading.code] }) },
    ...(discount !== undefined && { discountCodes: [discount.code] }),
  };
  return [withCodes, plain];
}

/** Problems of the logic are reported when it is calculated; they do not prevent the document. */
function findExample(logic: ProductLogic, bodies: readonly JsonObject[], locale: string): Example | undefined {
  for (const body of bodies) {
    try {
      return { body, answer: { ...success, ...compileLogic(logic)(toCalculation(body, logic.kind), locale) } };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  return undefined;
}

function toJson(text: string): Json {
  const parsed = parseJsonText(text);
  return parsed.ok ? parsed.value : null;
}
