// $insurance: what the scripts of an app may use. docs/app-scripts.md describes it for those who write them.
import type { WidgetText } from '../texts/widget-texts.ts';
import { type Endpoints, pathOf } from './endpoints.ts';
import { priceDocument, printDocument, productsDocument, submitDocument, underwriteDocument } from './documents.ts';
import { readField, requireSuccess, toInsuranceError } from './insurance-error.ts';
import { createSubmission } from './submission.ts';
import { type ProductId, type RequestToSubmit, toProductId, toRequestInput, toValues } from './request-input.ts';
import type { Send } from './transport.ts';
import { createLateVisitorCalls } from './late-visitor-calls.ts';
import { toPdf } from './pdf.ts';
import type { VisitorCalls } from './visitor-calls.ts';
import type { VisitorTokens } from './visitor-token.ts';

export interface Product {
  readonly productId: ProductId;
  readonly name: string;
  readonly [field: string]: unknown;
}

export interface Price {
  readonly amount: number | string | null;
  readonly currencyCode: string | null;
  readonly formattedPrice: string | null;
  readonly [field: string]: unknown;
}

export interface Decision {
  /** accept or decline. */
  readonly decision: string | null;
  readonly rejectionCodes: readonly string[];
}

export interface SubmittedRequest extends Decision {
  /** What the customer refers to. */
  readonly caseNumber: string;
  /** As the server calculated it; null without pricing logic. */
  readonly price: Price | null;
}

interface Codes {
  readonly discountCodes?: readonly string[];
  readonly loadingCodes?: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

export interface Insurance extends VisitorCalls {
  readonly locale: string;
  readonly locales: readonly string[];
  setLocale(locale: string): Promise<void>;
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  fileUrl(key: string): string;
  products(): Promise<readonly Product[]>;
  price(product: ProductId, values: Values, codes?: Codes): Promise<Price>;
  underwrite(product: ProductId, values: Values): Promise<Decision>;
  /** The PDF of a template. */
  document(templateId: string, values?: Values): Promise<Blob>;
  submitRequest(request: RequestToSubmit): Promise<SubmittedRequest>;
}

export interface InsuranceParts {
  readonly send: Send;
  /** With the token of whoever has signed in. */
  readonly sendAsVisitor: Send;
  readonly visitorTokens: VisitorTokens;
  readonly endpoints: Endpoints;
  readonly newKey: () => string;
  readonly locale: { get(): string; set(locale: string): Promise<void>; readonly allowed: readonly string[] };
  readonly text: Insurance['text'];
  readonly say: (name: WidgetText) => string;
}

export function createInsurance(parts: InsuranceParts): Insurance {
  const { send, say, locale } = parts;
  const submission = createSubmission<SubmittedRequest>(parts.newKey);
  return {
    get locale() {
      return locale.get();
    },
    locales: locale.allowed,
    setLocale: async (wanted) => locale.set(wanted),
    text: parts.text,
    fileUrl: (key) => `${pathOf(parts.endpoints, 'files')}/${key.split('/').map(encodeURIComponent).join('/')}`,
    ...createProductCalls(send, say),
    ...createLateVisitorCalls({ ...parts, tokens: parts.visitorTokens }),
    async document(templateId, values = {}) {
      const input = { name: 'data', contentJsonString: JSON.stringify(values) };
      const answer = readField(await send(printDocument, { templateId, input }), 'renderWkhtmltopdfTemplate');
      return toPdf(answer, say);
    },
    async submitRequest({ idempotencyKey, ...request }) {
      return submission.submit(request, idempotencyKey, async (key) => {
        const input = { ...toRequestInput(request), idempotencyKey: key, locale: locale.get() };
        const answer = readField(await send(submitDocument, { input }), 'submitRequest');
        requireSuccess(answer, say);
        const [caseNumber, price] = [readField(answer, 'caseNumber'), readField(answer, 'price')];
        return {
          caseNumber: typeof caseNumber === 'string' ? caseNumber : '',
          price: isPrice(price) ? price : null,
          ...toDecision(answer),
        };
      });
    },
  };
}

type Say = InsuranceParts['say'];

function createProductCalls(send: Send, say: Say): Pick<Insurance, 'products' | 'price' | 'underwrite'> {
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

function toDecision(answer: unknown): Decision {
  const [decision, codes] = [readField(answer, 'decision'), readField(answer, 'rejectionCodes')];
  return {
    decision: typeof decision === 'string' ? decision : null,
    rejectionCodes: Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
  };
}

function isProduct(value: unknown): value is Product {
  return typeof readField(value, 'productId') === 'object';
}

function isPrice(value: unknown): value is Price {
  return readField(value, 'amount') !== undefined;
}
