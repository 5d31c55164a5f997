// Seeds the demo's policies, cases and transactions through the import, at prices calculated by the products'
// own logic.
import { type Calculate, type CalculatedPrice, compilePriceTexts } from '../../../calculation/product-logic.ts';
import { importDocuments, type ImportScope, type LineDocument } from '../../import/import.service.ts';
import { readPriceTexts } from '../../pricing/pricing.service.ts';
import type { ProductId } from '../../products/products.service.ts';
import { type PricedSale, toDemoBook } from './demo-book.ts';
import type { DemoSale } from './demo-sale.ts';
import { demoSales } from './demo-sales.ts';

type Premium = NonNullable<LineDocument<'policies'>['premium']> & { readonly amount: number };

const productIds = {
  travel_plus: { plan: 'travel_plus', type: 'single_trip', version: '2026.2' },
  health_first: { plan: 'health_first', type: 'vhis_flexi', version: '2026.1' },
} as const;

/** The products must exist. */
export async function seedBook(scope: ImportScope): Promise<void> {
  const pricings = {
    travel_plus: await loadPricing(productIds.travel_plus, scope),
    health_first: await loadPricing(productIds.health_first, scope),
  };
  const sales = demoSales.map((sale): PricedSale<Premium> => ({
    ...sale,
    premium: toPremium(sale, pricings[sale.plan]),
  }));
  const { policies, cases, transactions } = toDemoBook(sales, scope.now);
  await importDocuments('policies', policies, scope);
  await importDocuments('cases', cases, scope);
  await importDocuments('transactions', transactions, scope);
}

async function loadPricing(id: ProductId, scope: ImportScope): Promise<Calculate<CalculatedPrice>> {
  const texts = await readPriceTexts({ productId: id }, scope);
  if (texts === undefined) throw new Error('The demo sells a product that it has no pricing logic of.');
  return compilePriceTexts(texts);
}

function toPremium(
  { values, loadings = [], discounts = [], paymentFrequency }: DemoSale,
  calculate: Calculate<CalculatedPrice>,
): Premium {
  const asked = { values: { ...values, loadingCodes: [...loadings] }, discountCodes: [...discounts] };
  const price = calculate(asked, 'en-US');
  return {
    amount: price.amount,
    originalPrice: price.originalPrice,
    currencyCode: 'HKD',
    paymentFrequency,
    discountCodes: [...price.discountCodes],
    appliedDiscounts: price.appliedDiscounts.map(
      ({ id, code, name, order, ratio, flat, calculationLogic, originalPrice, newPrice }) => ({
        id,
        code,
        name,
        order,
        ratio,
        flat,
        calculationLogic,
        isManual: false,
        originalPrice,
        newPrice,
      }),
    ),
    appliedTaxes: [],
    loadings: price.loadings.map(
      ({ id, codeName, order, ratio, flat, calculationJsonLogic, originalPrice, newPrice }) => ({
        id,
        codeName,
        order,
        ratio,
        flat,
        calculationJsonLogic,
        originalPrice,
        newPrice,
      }),
    ),
  };
}
