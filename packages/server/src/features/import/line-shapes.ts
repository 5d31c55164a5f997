// The allowed fields of an import line, by type of document: those of the GraphQL type, except for fields
// calculated by the server.
import { z } from 'zod';
import { paymentMethod, transactionStatusEnumeration } from '../../graphql/generated/schema-types.ts';
import {
  boolean,
  currencyCode,
  day,
  facts,
  id,
  instant,
  list,
  number,
  numbered,
  policyReference,
  sortableText,
  text,
} from './field-shapes.ts';
import { party, referrer } from './party-shape.ts';
import { price } from './price-shape.ts';

const kept = { id, facts: facts.nullish(), createdAt: instant.nullish(), lastModifiedAt: instant.nullish() };

const policy = z.strictObject({
  ...kept,
  issuerNumber: sortableText.nullish(),
  description: text.nullish(),
  status: sortableText.nullish(),
  issueDate: instant.nullish(),
  startDate: day.nullish(),
  endDate: day.nullish(),
  cancellationReason: text.nullish(),
  contractHolder: party.nullish(),
  contractInsured: list(party).nullish(),
  otherContractHolders: list(party).nullish(),
  premium: price.nullish(),
  product: z.strictObject({ plan: id, type: id, version: text.nullish() }).nullish(),
  referrer: referrer.nullish(),
  rejectionCodes: list(z.strictObject({ code: text, name: text.nullish() })).nullish(),
  exclusions: numbered(
    z.strictObject({
      id: id.nullish(),
      benefitTypeId: text.nullish(),
      benefitOptionKey: text.nullish(),
      benefitParentTypeId: text.nullish(),
      remark: text.nullish(),
      createdAt: instant.nullish(),
    }),
  ).nullish(),
});

const proposals = numbered(
  z.strictObject({
    id: id.nullish(),
    name: text.nullish(),
    proposalNumber: text.nullish(),
    status: text.nullish(),
    policies: list(policyReference).nullish(),
    totalPrice: price.nullish(),
    expiryDate: day.nullish(),
    isIssued: boolean.nullish(),
    isRejected: boolean.nullish(),
    createdAt: instant.nullish(),
  }),
);

const caseShape = z.strictObject({
  ...kept,
  caseNumber: sortableText.nullish(),
  name: sortableText.nullish(),
  status: sortableText.nullish(),
  holder: party.nullish(),
  insureds: list(party).nullish(),
  otherHolders: list(party).nullish(),
  proposals: proposals.nullish(),
});

const transaction = z
  .strictObject({
    ...kept,
    transactionNumber: sortableText.nullish(),
    amount: number.nullish(),
    currencyCode: currencyCode.nullish(),
    dateTime: instant.nullish(),
    dueDateTime: instant.nullish(),
    method: z.enum(paymentMethod).nullish(),
    status: z.enum(transactionStatusEnumeration).nullish(),
    notes: numbered(
      z.strictObject({
        id: id.nullish(),
        content: text.nullish(),
        title: text.nullish(),
        createdAt: instant.nullish(),
      }),
    ).nullish(),
    policy: policyReference.nullish(),
  })
  .refine(({ amount, currencyCode: code }) => typeof amount !== 'number' || typeof code === 'string', {
    path: ['currencyCode'],
    error: 'is missing: an amount is of a currency',
    // Also checked if another field is wrong: all problems of a line are reported together.
    when: () => true,
  });

export const lineShapes = { policies: policy, cases: caseShape, transactions: transaction } as const;

export type ImportedThing = keyof typeof lineShapes;
export type LineDocument<Thing extends ImportedThing> = z.input<(typeof lineShapes)[Thing]>;
