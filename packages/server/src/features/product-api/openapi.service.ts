// Reads what the OpenAPI document of a product is made from, and finds an example that really has an answer.
import { exampleValues, type Json, type JsonObject, parseJsonText } from '@coverwright/rules';
import type { CalculationAnswer } from '../../calculation/calculation.ts';
import { UserError } from '../../errors/user-error.ts';
import type { AppParts } from '../../graphql/context.ts';
import { success } from '../../graphql/mutation.ts';
import { readPriceTexts } from '../pricing/pricing.service.ts';
import { getProduct, type ProductId, type ProductScope } from '../products/products.service.ts';
import { readUnderwritingTexts } from '../underwriting/underwriting.service.ts';
import { toCalculation } from './calculation-request.ts';
import { type DocumentedCode, type Example, toOpenapiDocument } from './openapi-document.ts';
import { type CalculationKind, loadCalculation } from './prepared-calculation.service.ts';

interface Reading {
  readonly app: Pick<AppParts, 'config' | 'calculationThreads'>;
  readonly scope: ProductScope;
  readonly signal: AbortSignal;
}

/** Throws NOT_FOUND for a product that the tenant has not got; one without logic has a document without variables. */
export async function readOpenapiDocument(id: ProductId, reading: Reading): Promise<object> {
  const { app, scope } = reading;
  const { publicUrl } = app.config;
  const { name } = await getProduct(id, scope);
  const pricing = await readPriceTexts(id, scope);
  const { underwritingRules } = await readUnderwritingTexts(id, scope);
  const codes = (pricing?.codes ?? []).map((code) => ({ ...code, logic: toJson(code.calculationLogic) }));
  const [rates, rules] = [toJson(pricing?.amountLogic ?? 'null'), toJson(underwritingRules ?? 'null')];
  return toOpenapiDocument({
    name,
    version: id.version,
    publicUrl,
    path: pathOf(id),
    pricing: rates,
    underwriting: rules,
    codes,
    priceExample: await findExample('price', priceBodies(rates, codes), id, reading),
    decisionExample: await findExample('underwriting', [{ values: exampleValues(rules) }], id, reading),
  });
}

function resultOf({ items: [item] }: CalculationAnswer): JsonObject {
  if (item === undefined || item === 'late') throw new Error('A thread answered something else.');
  if (!item.ok) throw new UserError(...item.problems);
  return JSON.parse(item.value);
}

/** With a loading and a discount where they can be applied, else without. */
function priceBodies(pricing: Json, codes: readonly DocumentedCode[]): JsonObject[] {
  const loading = codes.find(({ kind }) => kind === 'loading');
  const discount = codes.find(({ kind }) => kind === 'discount');
  const chosen = [loading, discount].filter((code) => code !== undefined);
  const plain = { values: exampleValues(pricing) };
  if (chosen.length === 0) return [plain];
  const { premium: _premium, ...values } = exampleValues([pricing, ...chosen.map(({ logic }) => logic)]);
  const withCodes = {
    values: { ...values, ...(loading !== undefined && { loadingCodes: [loading.code] }) },
    ...(discount !== undefined && { discountCodes: [discount.code] }),
  };
  return [withCodes, plain];
}

async function findExample(
  kind: CalculationKind,
  bodies: readonly JsonObject[],
  id: ProductId,
  { app, scope, signal }: Reading,
): Promise<Example | undefined> {
  const { logic } = await loadCalculation(kind, id, scope);
  const locale = scope.facts.locales[0];
  for (const body of bodies) {
    const task = { kind: 'one', logic, calculation: toCalculation(body), locale } as const;
    const answer = await orNothing(async () => resultOf(await app.calculationThreads.run(scope.caller, task, signal)));
    if (answer !== undefined) return { body, answer: { ...success, ...answer } };
  }
  return undefined;
}

/** What is wrong with logic is told where it is asked, and is no reason to have no document. */
async function orNothing<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function toJson(text: string): Json {
  const parsed = parseJsonText(text);
  return parsed.ok ? parsed.value : null;
}

/** In addresses a dash stands for the empty version. */
function pathOf({ plan, type, version }: ProductId): string {
  return `/api/v1/products/${[plan, type, version || '-'].map(encodeURIComponent).join('/')}`;
}
