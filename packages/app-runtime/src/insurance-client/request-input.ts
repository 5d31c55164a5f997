// Converts what a customer submits to the server's format. Forms differ between apps, so any value other than the
// fields that the server knows becomes a fact. Pure.
import type { Answers } from './answers.ts';
import type { ProductId } from './product-input.ts';

type Values = Readonly<Record<string, unknown>>;

export interface RequestToSubmit {
  readonly product: ProductId;
  /** name, email, telephone, dateOfBirth, identities and so on. */
  readonly holder: Values;
  readonly insureds?: readonly Values[];
  /** Any other values that the customer entered. */
  readonly facts?: Values;
  /** The values that the price was calculated from; the server recalculates it. */
  readonly offer?: {
    readonly values?: Values;
    readonly discountCodes?: readonly string[];
    readonly loadingCodes?: readonly string[];
    readonly benefitOptions?: readonly { readonly benefitTypeId: string; readonly key: string }[];
  };
  readonly message?: string;
  /**
   * 16 to 100 characters: requests with the same key count as one. Without a key, requests with the same content do.
   */
  readonly idempotencyKey?: string;
}

const partyFields = new Set([
  'name',
  'englishFirstName',
  'englishLastName',
  'chineseFirstName',
  'chineseLastName',
  'salutation',
  'gender',
  'dateOfBirth',
  'email',
  'telephoneNumber',
  'preferredLanguage',
  'occupation',
  'maritalStatus',
  'identities',
]);

export function toRequestInput(
  request: Omit<RequestToSubmit, 'idempotencyKey'>,
  { toProductId, toValues }: Pick<Answers, 'toProductId' | 'toValues'>,
): Record<string, unknown> {
  const { product, holder, insureds = [], facts = {}, offer = {}, message } = request;
  return {
    productId: toProductId(product),
    holder: toParty(holder),
    insureds: insureds.map(toParty),
    facts: toFacts(message === undefined ? facts : { ...facts, message }),
    offer: {
      valuesJsonString: toValues(offer.values ?? {}, offer.loadingCodes),
      discountCodes: offer.discountCodes ?? [],
      ...(offer.benefitOptions && { benefitOptions: offer.benefitOptions }),
    },
  };
}

function toParty({ facts, telephone, ...fields }: Values): Record<string, unknown> {
  const all: Values = telephone === undefined ? fields : { telephoneNumber: telephone, ...fields };
  const filled = Object.entries(all).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const others = Object.fromEntries(filled.filter(([name]) => !partyFields.has(name)));
  const inner = typeof facts === 'object' && facts !== null ? facts : {};
  const known = Object.fromEntries(filled.filter(([name]) => partyFields.has(name)));
  return { ...known, facts: toFacts({ ...others, ...inner }) };
}

function toFacts(facts: Values): { type: string; valueJsonString: string }[] {
  return Object.entries(facts).flatMap(([type, value]) =>
    value === undefined ? [] : [{ type, valueJsonString: JSON.stringify(value) }],
  );
}
