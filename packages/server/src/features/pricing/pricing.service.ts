import { requireRevision } from '../../errors/revision.ts';
import { requireNone, UserError } from '../../errors/user-error.ts';
import { requireJson } from '../../errors/validate-json-text.ts';
import { batch } from '../../graphql/batch.ts';
import type { RequestContext, Scope } from '../../graphql/context.ts';
import type {
  MutationcreatePriceLogicArgs,
  MutationupdatePriceLogicArgs,
  productpricingArgs,
} from '../../graphql/generated/schema-types.ts';
import { toVariables } from '../../graphql/given-values.ts';
import {
  fromProductKey,
  type Product,
  productKey,
  requireProduct,
  touchProduct,
} from '../products/products.service.ts';
import {
  calculatePrice,
  defaultAmountLogic,
  defaultCurrencyCode,
  type Price,
  type PriceLogic,
  toCurrencyCode,
  validateDiscountCodes,
  validatePriceLogic,
} from './pricing.ts';
import * as store from './pricing.store.ts';

type PricingScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

/** What the next change of the same logic expects. */
interface Changed {
  readonly revision: string;
}

export async function createPriceLogic(
  { input, productId }: MutationcreatePriceLogicArgs,
  scope: PricingScope,
): Promise<Changed> {
  requireNone(validatePriceLogic(input));
  const id = await requireProduct(productId, scope);
  const revision = await store.insertPriceLogic(scope.transaction, toWrite(scope), id, {
    amountLogic: input.amountLogic ?? defaultAmountLogic,
    currencyCode: toCurrencyCode(input.currencyCode) ?? defaultCurrencyCode,
  });
  if (revision === undefined) {
    const message = 'The product has a pricing logic already. Update that one.';
    throw new UserError({ code: 'ALREADY_EXISTS', message, path: 'productId' });
  }
  return { revision };
}

/** What the input leaves out stays as it is. */
export async function updatePriceLogic(
  { input, productId, expectedRevision }: MutationupdatePriceLogicArgs,
  scope: PricingScope,
): Promise<Changed> {
  requireNone(validatePriceLogic(input));
  const id = await touchProduct(productId, scope);
  const current = await store.lockPriceLogic(scope.transaction, scope.caller.tenantId, id);
  if (current === undefined) {
    const message = 'The product has no pricing logic yet. Create one first.';
    throw new UserError({ code: 'NOT_FOUND', message, path: 'productId' });
  }
  requireRevision(expectedRevision, current, 'pricing logic');
  const currencyCode = toCurrencyCode(input.currencyCode);
  const revision = await store.updatePriceLogic(scope.transaction, toWrite(scope), id, {
    ...(typeof input.amountLogic === 'string' && { amountLogic: input.amountLogic }),
    ...(currencyCode !== undefined && { currencyCode }),
  });
  return { revision };
}

/** The product's logic and, when it or the whole list was given variables, its price; null without any logic. */
export async function pricing(
  { productId, givenVariables }: Product,
  args: productpricingArgs,
  scope: Scope,
  context: RequestContext,
): Promise<(PriceLogic & Partial<Price>) | null> {
  const logics = batch(context, 'pricing', async (keys) =>
    store.readPriceLogics(scope.transaction, scope.caller.tenantId, keys.map(fromProductKey)),
  );
  const logic = await logics.load(productKey(productId));
  const variables = toVariables(args) ?? givenVariables;
  if (logic === undefined) return null;
  if (variables === undefined) return logic;
  requireNone(validateDiscountCodes(args.discountCodes ?? []));
  const rule = requireJson(logic.amountLogic, 'amountLogic', 'pricing logic');
  return { ...logic, ...calculatePrice(rule, variables, logic.currencyCode, scope.facts.locales[0]) };
}

function toWrite({ caller, now }: PricingScope): store.Write {
  return { tenantId: caller.tenantId, userId: caller.userId, now };
}
