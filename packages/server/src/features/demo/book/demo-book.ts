// The demo's policies, cases and transactions in the format of an import: identical for every seeding, except
// for times relative to it. Pure.
import { createHash } from 'node:crypto';
import { demoCompany, demoPeople } from './demo-people.ts';
import type { DemoSale } from './demo-sale.ts';

/** The relevant fields; the others are stored unchanged. */
export interface DemoPremium {
  readonly amount: number;
}

/** A sale with its price. */
export interface PricedSale<Premium extends DemoPremium> extends DemoSale {
  readonly premium: Premium;
}

type Policy<Premium extends DemoPremium> = ReturnType<typeof toPolicy<Premium>>;

const dayMs = 86_400_000;

/** Ids of the demo look like all others, but are the same for every seeding. */
function toId(name: string): string {
  return createHash('sha256').update(`demo ${name}`).digest('hex').slice(0, 32);
}

function toDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

const versions = { travel_plus: '2026.2', health_first: '2026.1' } as const;
const types = { travel_plus: 'single_trip', health_first: 'vhis_flexi' } as const;
const prefixes = { travel_plus: 'TP', health_first: 'HF' } as const;

export function toDemoBook<Premium extends DemoPremium>(sales: readonly PricedSale<Premium>[], now: Date) {
  const policies = sales.map((sale, index) => toPolicy(sale, sales.length - index, now));
  return {
    policies,
    cases: sales.flatMap((sale, index) => {
      const policy = policies[index];
      return index % 3 === 0 && policy && index < 36 ? [toCase(sale, policy, sales.length - index, now)] : [];
    }),
    transactions: sales.flatMap((sale, index) => {
      const policy = policies[index];
      return policy ? [toPayment(sale, policy, sales.length - index, now)] : [];
    }),
  };
}

/** When the sale was agreed, during working hours. */
function agreedAt({ ageDays }: DemoSale, now: Date): Date {
  return new Date(now.getTime() - ageDays * dayMs - (ageDays % 8) * 3_600_000);
}

function toPolicy<Premium extends DemoPremium>(sale: PricedSale<Premium>, number: number, now: Date) {
  const { plan, status, reason, rejection, exclusion } = sale;
  const people = demoPeople(toId);
  const at = agreedAt(sale, now);
  const createdAt = at.toISOString();
  const startsAt = new Date(at.getTime() + sale.startsInDays * dayMs);
  const isIssued = status === 'ISSUED' || status === 'CANCELLED';
  const holder = sale.holder === 'company' ? demoCompany(toId) : people[sale.holder];
  return {
    id: toId(`policy ${number}`),
    issuerNumber: `${prefixes[plan]}-${at.getUTCFullYear()}-${String(number).padStart(6, '0')}`,
    description: plan === 'travel_plus' ? `Journey of ${sale.days} days` : 'A year of health cover',
    status,
    issueDate: isIssued ? createdAt : null,
    startDate: toDay(startsAt),
    endDate: toDay(new Date(startsAt.getTime() + (sale.days - 1) * dayMs)),
    cancellationReason: reason ?? null,
    contractHolder: holder ?? null,
    contractInsured: sale.insured.flatMap((index) => people[index] ?? []),
    otherContractHolders: [],
    facts: [...sale.facts],
    premium: sale.premium,
    product: { plan, type: types[plan], version: versions[plan] },
    referrer: {
      id: toId(`agency ${number % 3}`),
      name: ['Kowloon Agency', 'Island Agency', 'Online shop'][number % 3],
    },
    rejectionCodes: rejection ? [rejection] : [],
    exclusions: exclusion ? [{ ...exclusion, createdAt }] : [],
    createdAt,
    lastModifiedAt: createdAt,
  };
}

/** The offer that led to the policy, for some sales with a more expensive alternative. */
function toCase<Premium extends DemoPremium>(
  sale: PricedSale<Premium>,
  policy: Policy<Premium>,
  number: number,
  now: Date,
) {
  const at = new Date(agreedAt(sale, now).getTime() - 2 * dayMs);
  const createdAt = at.toISOString();
  const isIssued = policy.issueDate !== null;
  const isRejected = sale.status === 'DECLINED';
  return {
    id: toId(`case ${number}`),
    caseNumber: `CS-${at.getUTCFullYear()}-${String(number).padStart(5, '0')}`,
    name: `${sale.plan === 'travel_plus' ? 'Journey' : 'Health cover'} of ${policy.contractHolder?.name ?? 'a customer'}`,
    status: isIssued ? 'CLOSED' : 'OPEN',
    holder: policy.contractHolder,
    insureds: policy.contractInsured,
    otherHolders: [],
    facts: [{ type: 'channel', value: policy.referrer?.name ?? null }],
    proposals: [
      {
        id: toId(`proposal ${number}`),
        name: 'As asked for',
        proposalNumber: `PR-${String(number).padStart(5, '0')}`,
        status: isRejected ? 'REJECTED' : isIssued ? 'ISSUED' : 'OFFERED',
        policies: [{ id: policy.id }],
        totalPrice: sale.premium,
        expiryDate: toDay(new Date(at.getTime() + 30 * dayMs)),
        isIssued,
        isRejected,
        createdAt,
      },
    ],
    createdAt,
    lastModifiedAt: createdAt,
  };
}

const methods = ['CREDIT_CARD', 'BANK_TRANSFER', 'CREDIT_CARD', 'CHEQUE', 'ATM'] as const;
const statuses = {
  ISSUED: 'SUCCEED',
  CANCELLED: 'REFUNDED',
  DECLINED: 'CANCELLED_BY_USER',
  PENDING: 'PENDING',
} as const;

function toPayment<Premium extends DemoPremium>(
  sale: PricedSale<Premium>,
  policy: Policy<Premium>,
  number: number,
  now: Date,
) {
  const at = agreedAt(sale, now);
  const createdAt = at.toISOString();
  const { status } = sale;
  return {
    id: toId(`transaction ${number}`),
    transactionNumber: `PAY-${String(number).padStart(7, '0')}`,
    amount: sale.premium.amount,
    currencyCode: 'HKD' as const,
    dateTime: status === 'PENDING' ? null : createdAt,
    dueDateTime: new Date(at.getTime() + 14 * dayMs).toISOString(),
    method: methods[number % methods.length],
    status: statuses[status],
    facts: [{ type: 'receipt', value: `R${String(80_000 + number)}` }],
    notes: status === 'CANCELLED' ? [{ title: 'Refund', content: 'Paid back in full.', createdAt }] : [],
    policy: { id: policy.id },
    createdAt,
    lastModifiedAt: createdAt,
  };
}
