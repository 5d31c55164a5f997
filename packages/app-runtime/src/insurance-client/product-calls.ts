// The product calls of $insurance.
import type { WidgetText } from '../texts/widget-texts.ts';
import { priceDocument, productsDocument, questionnaireDocument, underwriteDocument } from './product-documents.ts';
import { readField, requireSuccess, toInsuranceError } from './insurance-error.ts';
import {
  type Decision,
  isPrice,
  isQuestionnaire,
  type Price,
  type Questionnaire,
  toDecision,
} from './product-answer.ts';
import { type ProductId, toProductId, toValues } from './product-input.ts';
import type { Send } from './transport.ts';

export interface Product {
  readonly productId: ProductId;
  readonly name: string;
  readonly [field: string]: unknown;
}

interface Codes {
  readonly discountCodes?: readonly string[];
  readonly loadingCodes?: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

export interface ProductCalls {
  products(): Promise<readonly Product[]>;
  /** What a form for the product has to ask, and what its present values need of the declared inputs. */
  questionnaire(product: ProductId, values?: Values): Promise<Questionnaire>;
  price(product: ProductId, values: Values, codes?: Codes): Promise<Price>;
  underwrite(product: ProductId, values: Values): Promise<Decision>;
}

export function createProductCalls(send: Send, say: (name: WidgetText) => string): ProductCalls {
  const readProduct = async (
    document: string,
    product: ProductId,
    variables: object,
    field: string,
  ): Promise<unknown> => {
    const where = { productId: toProductId(product) };
    const list = readField(readField(await send(document, { where, ...variables }), 'products_2'), 'list');
    const found = readField(Array.isArray(list) ? list[0] : undefined, field);
    if (found === undefined || found === null) throw toInsuranceError([], say);
    return found;
  };
  return {
    async products() {
      const list = readField(readField(await send(productsDocument, {}), 'products_2'), 'list');
      return (Array.isArray(list) ? list : []).filter(isProduct);
    },
    async questionnaire(product, values) {
      const variables = { values: values && JSON.stringify(values) };
      const answer = await readProduct(questionnaireDocument, product, variables, 'questionnaire');
      if (!isQuestionnaire(answer)) throw toInsuranceError([], say);
      return answer;
    },
    async price(product, values, { discountCodes = [], loadingCodes } = {}) {
      const variables = { values: toValues(values, loadingCodes), discountCodes };
      const price = await readProduct(priceDocument, product, variables, 'pricing');
      if (!isPrice(price)) throw toInsuranceError([], say);
      return price;
    },
    async underwrite(product, values) {
      const variables = { values: JSON.stringify(values) };
      const answer = await readProduct(underwriteDocument, product, variables, 'underwritingDecision');
      requireSuccess(answer, say);
      return toDecision(answer);
    },
  };
}

function isProduct(value: unknown): value is Product {
  return typeof readField(value, 'productId') === 'object';
}
