/** A request as the screens need it: no absent fields, no transport. Pure. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import type {
  RequestDetailsQuery,
  RequestLineFragment,
  RequestTemplatesQuery,
} from '../../api/generated/operations.ts';
import type { ProductKey } from '../../paths/products.ts';
import { unbroken } from '../../ui/formats/unbroken.ts';

export interface ListedRequest {
  readonly id: string;
  readonly number: string;
  readonly holder: string;
  readonly status: string;
  readonly appId: string;
  /** Empty if the request is not assigned. */
  readonly assignedTo: string;
  readonly assignedToId: string;
  readonly createdAt: string;
  readonly revision: string | undefined;
}

export function toListedRequest(line: RequestLineFragment): ListedRequest {
  return {
    id: line.id,
    number: line.caseNumber ?? line.id,
    holder: showHiddenCharacters(line.holder?.name ?? line.name ?? ''),
    status: line.status ?? '',
    appId: line.appId ?? '',
    assignedTo: showHiddenCharacters(line.assignedTo?.username ?? ''),
    assignedToId: line.assignedTo?.id ?? '',
    createdAt: line.createdAt ?? '',
    revision: line.revision ?? undefined,
  };
}

type ReadRequest = NonNullable<NonNullable<NonNullable<RequestDetailsQuery['requests']>['list']>[number]>;
type ReadParty = NonNullable<ReadRequest['holder']>;

/** A label of the data, such as the type of a fact, with its value. */
export interface Entry {
  readonly label: string;
  readonly value: string;
}

const personFields = ['email', 'telephoneNumber', 'dateOfBirth'] as const;

export interface Party {
  readonly name: string;
  /** The known data of a person; fields without a value are omitted. */
  readonly person: readonly { readonly field: (typeof personFields)[number]; readonly value: string }[];
  readonly entries: readonly Entry[];
}

export interface Offer {
  readonly name: string;
  /** Undefined if the product no longer exists. */
  readonly productId: ProductKey | undefined;
  readonly price: string;
  /** accept, decline, refer, or empty. */
  readonly decision: string;
  /** Why an underwriter has to decide. */
  readonly reasons: readonly string[];
  readonly rejectionCodes: readonly string[];
  readonly values: readonly Entry[];
}

export interface RequestNote {
  readonly id: string;
  readonly content: string;
  readonly author: string;
  readonly createdAt: string;
}

export interface RequestDetails extends ListedRequest {
  readonly locale: string;
  readonly parties: readonly Party[];
  readonly facts: readonly Entry[];
  readonly offers: readonly Offer[];
  readonly notes: readonly RequestNote[];
}

export function toRequestDetails(read: ReadRequest): RequestDetails {
  const parties = [read.holder, ...(read.insureds ?? [])].filter((one) => one !== null);
  return {
    ...toListedRequest(read),
    locale: read.locale ?? '',
    parties: parties.map(toParty),
    facts: toEntries(read.facts),
    offers: (read.proposals ?? []).flatMap((one) => (one ? [toOffer(one)] : [])),
    notes: (read.notes ?? []).map(({ id, content, author, createdAt }) => ({
      id,
      content,
      author: showHiddenCharacters(author?.username ?? ''),
      createdAt,
    })),
  };
}

function toParty(party: ReadParty): Party {
  const listed = [...(party.contacts ?? []), ...('identities' in party ? (party.identities ?? []) : [])];
  const entries = listed.flatMap((one) => (one ? [{ label: one.type, value: one.value ?? '' }] : []));
  const name = showHiddenCharacters(party.name ?? '');
  return { name, person: toPerson(party), entries: [...entries, ...toEntries(party.facts)] };
}

function toPerson(party: ReadParty): Party['person'] {
  if (!('email' in party)) return [];
  return personFields.flatMap((field) => {
    const value = showHiddenCharacters(party[field] ?? '');
    return value === '' ? [] : [{ field, value }];
  });
}

function toEntries(facts: ReadRequest['facts']): readonly Entry[] {
  return (facts ?? []).flatMap((fact) => {
    if (!fact) return [];
    const { stringValue, numberValue, booleanValue } = fact.value ?? {};
    return [{ label: fact.type ?? '', value: String(stringValue ?? numberValue ?? booleanValue ?? '') }];
  });
}

type ReadOffer = NonNullable<NonNullable<ReadRequest['proposals']>[number]>;

function toOffer(read: ReadOffer): Offer {
  const { name, product, totalPrice, decision, outcome, rejectionCodes, referrals, valuesJsonString } = read;
  const { plan, type, version } = product?.productId ?? {};
  return {
    name: product?.name ?? name ?? [plan, type, version].filter(Boolean).join(' '),
    productId: plan && type ? { plan, type, version: version ?? '' } : undefined,
    price: unbroken(totalPrice?.formattedPrice ?? ''),
    decision: outcome ?? decision ?? '',
    reasons: (referrals ?? []).map(({ reason }) => reason),
    rejectionCodes: rejectionCodes ?? [],
    values: readValues(valuesJsonString),
  };
}

/** The variables in a JSON object text, each by its path as used in the product's logic. */
export function readValues(text: string | null): readonly Entry[] {
  if (text === null) return [];
  try {
    const values: unknown = parseKeepingNumbers(text);
    if (typeof values !== 'object' || values === null) return [];
    return Object.entries(values).flatMap(([name, value]) => listValues(name, value));
  } catch {
    return [];
  }
}

function listValues(path: string, value: unknown): readonly Entry[] {
  if (isLongNumber(value)) return [{ label: path, value: value.valueOf() }];
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [{ label: path, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  return Object.entries(value).flatMap(([name, inner]) => listValues(`${path}.${name}`, inner));
}

/** The field accepts any text from other programs; these are the values that the studio offers. */
export const requestStatuses = ['OPEN', 'IN_PROGRESS', 'ACCEPTED', 'DECLINED', 'CLOSED'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

export function isRequestStatus(value: string): value is RequestStatus {
  return requestStatuses.some((one) => one === value);
}

export interface RequestTemplate {
  readonly id: string;
  readonly name: string;
}

/** Templates that can print a request: those whose query reads cases. */
export function toRequestTemplates({ templates }: RequestTemplatesQuery): RequestTemplate[] {
  return (templates?.list ?? []).flatMap((one) =>
    one?.id && /\bcases\s*[({]/.test(one.graphQlQuery ?? '') ? [{ id: one.id, name: one.name ?? one.id }] : [],
  );
}
